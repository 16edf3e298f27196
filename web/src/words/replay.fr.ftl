replay = Revoir
replay-at = coup { $n } sur { $all }
pause = Pause
eyes = Avec les yeux de
eyes-all = tout le monde
seen-by = vu par { $name }
