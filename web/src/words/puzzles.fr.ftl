## Problèmes : trouvez le tour
puzzle = Problème
puzzle-of = Problème { $n } sur { $all }
puzzle-asks = Trouvez le tour. Vous jouez pour { $name } : un tour l’emporte nettement sur tous les autres.
puzzle-how = Tiré d’une partie entre bots. Jouez tout votre tour sur le plateau ; tant qu’il n’est pas fini, vous pouvez revenir en arrière.
puzzle-right = Trouvé ! Aucun autre tour n’en approche.
puzzle-wrong = Un autre tour rapporte { $loss } % de victoires en plus.
puzzle-theme = Thème : { $theme }
puzzle-yours = le vôtre
puzzle-shares = Parts des victoires, telles que le Maître d’œuvre les attend d’après ce que ce siège voit.
puzzle-over = La solution
puzzle-next = Problème suivant
puzzle-previous = Problème précédent
puzzle-again = Recommencer
puzzle-home = Vers l’étagère
puzzle-trouble = Cela n’a pas marché. Réessayez.
