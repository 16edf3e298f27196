replay = Replay
replay-at = move { $n } of { $all }
pause = Pause
eyes = Through the eyes of
eyes-all = everybody
seen-by = seen by { $name }
