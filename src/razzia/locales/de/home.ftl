# The words of Razzia!, German.

## The front page

home-motto = Reiner Knizias Versteigerungsspiel um Ganoven, Beute und die Polizei vor der Tür. Für zwei bis fünf.
home-play-now = Jetzt spielen
home-play-about = Du und drei Bots. Es geht sofort los.
home-laying = Der Tisch wird vorbereitet …
home-ways = Weitere Arten zu spielen
home-new-table = Neuer Tisch
home-new-about = Mit Freunden, mit Bots, wie du willst
home-pass-and-play = Reihum an einem Gerät
home-pass-short = Alle spielen auf diesem Gerät
home-replay-a-game = Spiel noch einmal ansehen
home-replay-about = Aus einer Datei
home-language = Sprache
home-settings = Einstellungen
home-you = Boss

## Tables

home-mine = Meine Tische
home-mine-empty = Du spielst gerade nirgends mit. Ein Klick da oben, und du spielst.
home-lobby = Offene Tische
home-lobby-empty = Gerade sucht niemand Mitspieler. Eröffne einen Tisch, dann finden ihn andere hier.
home-over = Beendete Spiele
home-over-empty = Noch ist kein Spiel zu Ende. Sobald eines zu Ende ist, kannst du es hier noch einmal ansehen.
home-loading = Wir sehen nach …
home-trying-again = Wir versuchen es weiter.
home-try-again = Jetzt versuchen
home-your-turn = Du bist dran
home-turn-of = { $name } denkt nach
home-round = Durchgang { $round }
home-seats-free = { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
home-all-there = Alle sind da
home-won = { $count ->
        [one] { $names } gewann mit
       *[other] { $names } teilten sich den Sieg mit
    } { $points }
home-go-on = Weiter
home-join = Mitspielen
home-watch = Zusehen
home-replay = Ansehen
home-show-all = Alle { $count } zeigen
home-show-more = Mehr zeigen
home-show-fewer = Weniger zeigen

## A new table

home-your-name = Dein Name
home-name-needed = Deine Freunde möchten wissen, wer sie einlädt.
home-players = Spieler
home-others = Wer mitspielt
home-other = Spieler { $number }
home-friend = Gast
home-bot = Bot, { $level }
home-edition = Ausgabe
home-edition-about = Mafiabosse in der Nacht. Fünf Sorten Schmuck, Schecks und die Polizei.
home-edition-about-primigenio-2020 = Der Schatz der Pharaonen. Skarabäen, Geldbündel und Ra. Haben alle gleich viele Leibwächter, punkten alle.
home-options = Weitere Optionen
home-piles = Gezogen wird von
home-cheques-about = Gewonnenes liegt verdeckt, aber alle haben es gesehen. Schalte das ab, um aus dem Gedächtnis zu spielen.
home-hints-about = Man kann fragen, was ein Bot tun würde.
home-clock = Uhr
home-clock-none = Keine
home-clock-move = Pro Zug
home-clock-total = Fürs ganze Spiel
home-clock-days = Tage
home-clock-time = Wie viel Zeit
home-who-comes = Wer den Tisch findet
home-by-link-about = Du schickst deinen Freunden den Link.
home-open-about = Wer diesen Server besucht, kann mitspielen oder zusehen.
home-open-table = Tisch eröffnen
home-start = Spiel beginnen

## Pass and play

home-pass-about = Gib das Gerät weiter an die Person, die dran ist.
home-people = Wer da ist, im Uhrzeigersinn
home-name-of = Name von Spieler { $number }
home-player = Spieler { $number }
home-add-person = Noch jemand
home-remove-person = Spieler { $number } entfernen
home-bots = Bots
home-level = Wie gut die Bots spielen

## Settings

home-speed = Tempo am Tisch
home-speed-slow = Langsam
home-speed-normal = Normal
home-speed-fast = Schnell
home-speed-at-once = Sofort
home-sound = Ton
home-sound-about = Karten, Schecks und Sirenen.
home-worth = Zeigen, was etwas wert ist
home-worth-about = Was die Reihe und jeder Familienbesitz jetzt einbringen.
home-shortcuts = Tastenkürzel
home-shortcuts-about = Einzelne Tasten spielen mit: L zieht vom linken Stapel. Schalte sie aus, wenn du mit dem Computer sprichst.
home-settings-kept = Wird nur auf diesem Gerät gespeichert.

## What kind of table it is

setup-edition = Nacht der Mafia, 2004
setup-edition-primigenio-2020 = Ägyptischer Schatz, 2020
setup-players = { $count } Spieler
setup-seconds = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
setup-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
setup-clock-none = Ohne Uhr
setup-clock-move = { $time } pro Zug
setup-clock-total = { $time } pro Spieler, plus { $increment } s pro Zug
setup-clock-days = { $count ->
        [one] 1 Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
setup-two-piles = Zwei Stapel
setup-one-pile = Ein Stapel
setup-cheques-open = Schecks darf man nachsehen
setup-cheques-open-primigenio-2020 = Geldbündel darf man nachsehen
setup-cheques-hidden = Schecks aus dem Gedächtnis
setup-cheques-hidden-primigenio-2020 = Geldbündel aus dem Gedächtnis
setup-hints = Mit Tipps
setup-no-hints = Ohne Tipps
setup-open = Offen für alle
setup-by-link = Nur mit Link
seat-free = frei
seat-bot = Bot, { $level }
