replay = Wiedergabe
replay-at = Zug { $n } von { $all }
pause = Anhalten
eyes = Mit den Augen von
eyes-all = allen
seen-by = gesehen von { $name }
