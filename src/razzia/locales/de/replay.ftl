# The words of Razzia!, German.

## A game once more

replay-heading = Spiel noch einmal ansehen
replay-drop = Zieh das Protokoll eines Spiels hierher oder wähle seine Datei.
replay-drop-note = Eine .json-Datei mit einem Spiel oder eine .jsonl-Datei mit einem pro Zeile
replay-choose = Datei wählen
replay-several = { $count ->
        [one] In dieser Datei ist ein Spiel.
       *[other] In dieser Datei sind { $count } Spiele. Welches?
    }
replay-game = Spiel { $number }: { $names }
replay-loading = Einen Moment …
replay-unreadable = „{ $name }“ kann nicht gelesen werden; wähle eine andere Datei.
replay-no-record = „{ $name }“ ist kein Razzia!-Protokoll. Wähle die .json-Datei, die am Ende eines Spiels gespeichert wurde.
replay-no-record-lines = { $count ->
        [one] Zeile { $lines } von „{ $name }“ ist kein Razzia!-Protokoll. Jede Zeile muss ein ganzes sein.
       *[other] Die Zeilen { $lines } von „{ $name }“ sind keine Razzia!-Protokolle. Jede Zeile muss ein ganzes sein.
    }
replay-empty = In „{ $name }“ ist kein Spiel; wähle eine andere Datei.
replay-too-large = Ein Protokoll hat höchstens { $longest } kB, dieses hat { $size } kB. Wähle eine andere Datei.
replay-other = Ein anderes Spiel
replay-home = Zur Startseite
replay-controls = Schritte und Abspielen
replay-slider = Moment des Spiels
replay-move = Zug { $number } von { $count }
replay-start = Der Beginn des Spiels
replay-first = Zum Anfang (Pos1)
replay-back = Einen Zug zurück (←)
replay-forward = Einen Zug weiter (→)
replay-last = Zum Ende (Ende)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-speed = Tempo
replay-previous-auction = Zur vorigen Versteigerung
replay-next-auction = Zur nächsten Versteigerung
replay-eyes = Gesehen von
replay-everyone = Zuschauer
replay-moves = Die Züge
replay-scores = Wertung von Durchgang { $round }
replay-copy = Link zu diesem Moment kopieren
replay-copied = Kopiert
replay-link = Der Link zu diesem Moment
replay-save = Protokoll speichern
