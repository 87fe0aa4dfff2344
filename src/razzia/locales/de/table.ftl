# The words of Razzia!, German.

## The table on the screen

table-title = Ein Tisch Razzia!
table-no-cards = noch keine Karten
table-days-left = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
table-time-left = noch { $time }
table-winner = gewinnt
table-has-bid = bietet { $cheque }
table-has-passed = passt
table-you-bid = dein Gebot
table-your-turn = du bist dran
table-thinking = denkt nach …
table-decides = entscheidet
table-out-of-round = raus aus dem Durchgang
table-bot-plays-on = ein Bot spielt weiter
table-bot = Bot, { $level }
table-caller = Hat die Versteigerung ausgelöst und bietet zuletzt
table-you = du
table-away = weg
table-family-of = { $name }: Familienbesitz
table-row-worth = Jetzt für dich wert: { $points }
table-empty-place = Leerer Platz
table-track = { $card }: { $number } von { $raid } bis zur Razzia
table-pile-count = { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
table-pile-count-left = Linker Stapel: noch { $count }
table-pile-count-right = Rechter Stapel: noch { $count }
table-round-label = Durchgang { $round } von { $rounds }
table-score-track = Punkte bisher
table-centre-cheque = In der Mitte
table-actions = Deine Züge
table-choose-theft = Wähle Karten aus der Reihe: für jede einen Dieb.
table-prompt-bid = { $best ->
        [0] Dein Gebot: Noch hat niemand geboten.
       *[other] Dein Gebot: Bisher führt die { $best }.
    }
table-prompt-turn = Du bist dran: Was machst du?
table-one-moment = Einen Moment …
table-reconnecting = Die Verbindung ist weg. Wir stellen sie wieder her; nichts geht verloren.
table-steal-these = { $count ->
        [0] Karten wählen
        [one] Diese Karte stehlen
       *[other] Diese { $count } stehlen
    }
table-cancel = Abbrechen
table-bid = { $cheque } bieten
table-pass = Passen
table-draw = Karte ziehen
table-draw-left = Links ziehen
table-draw-right = Rechts ziehen
table-call-auction = Zwangs{"\u00AD"}versteigerung
table-steal = Stehlen …
table-take-back = Zurücknehmen
table-log = Verlauf
table-log-empty = Noch ist nichts passiert.
table-show-moment = Diesen Moment zeigen ({ $time })
table-chat = Chat
table-chat-empty = Sag hallo!
table-chat-empty-spectators = Bis zum Ende des Spiels lesen das nur die Zuschauer.
table-your-name = Dein Name
table-say = Sag etwas
table-send = Senden
table-spectator = Zuschauer
table-odds = Chancen
table-odds-of = Chance auf { $card }, und was noch da ist
table-odds-police = Chance auf { $card } bei der nächsten Karte: { $percent }
table-odds-left = { $count ->
        [one] 1 Karte ist noch nicht gezogen. Von jeder Sorte:
       *[other] { $count } Karten sind noch nicht gezogen. Von jeder Sorte:
    }
table-hint = Tipp
table-hint-thinking = Ein starker Bot denkt nach …
table-hint-late = Das Spiel ist weiter: Dieser Tipp ist überholt.
table-hint-best = Ein starker Bot würde sagen: { $move }
table-hint-move = Zug
table-hint-win = Gewinnt
table-hint-points = Punkte
table-hint-why = Er hat von hier aus viele Male weitergespielt, ohne die Karten zu kennen.
table-hint-steal = Stehlen: { $cards }
table-hint-draw = Chance auf { $card } bei der nächsten Karte: { $percent }. { $left ->
        [one] Noch einmal, und es kommt zur Razzia.
       *[other] Noch { $left }-mal, und es kommt zur Razzia.
    }
table-hint-bid = Die Reihe ist dir jetzt { $points } wert. Deine { $cheque } käme in die Mitte, und du bekämst die { $taken } von dort.
table-hint-pass = Die Reihe ist dir jetzt { $points } wert. Du behältst { $cheques }.
table-hint-auction = Die Reihe ist dir jetzt { $points } wert.
table-hint-thieves = Du hättest sofort: { $cards }, für { $count ->
        [one] einen Dieb.
       *[other] { $count } Diebe.
    }
table-hint-wins = Das gewinnt { $percent } der Partien, die von hier aus weitergespielt wurden.
table-hint-compared = Das gewinnt { $percent } der Partien, die von hier aus weitergespielt wurden; das Nächstbeste ({ $move }) { $next }.
table-raid = Razzia!
table-not-here = Diesen Tisch gibt es nicht
table-looking-back = Du siehst einen früheren Moment.
table-no-moment = Diesen Moment kann man nicht zeigen: Der Zug wurde zurückgenommen, oder man muss sich erinnern.
table-back-to-now = Zurück zum aktuellen Stand
table-skip = Überspringen
table-bot-for-you = Ein Bot spielt für dich.
table-return = Meinen Platz zurücknehmen
table-watching = Du siehst zu.
table-hand-over = Gib das Gerät an { $name }
table-it-is-me = Ich bin { $name }
table-side = Neben dem Tisch
table-tabs = Verlauf und Chat
table-said = { $name } sagt: { $text }
table-unread = ungelesen
table-spectators = { $count ->
        [0] Niemand sieht zu
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
table-home = Zur Startseite
table-look-up = Nachschlagen
table-scoring-card = Wertungskarte
table-rules = Regeln
table-menu = Menü
table-resign = Das Spiel verlassen …
table-resign-sure = Ein Bot spielt auf deinem Platz weiter, damit den anderen das Spiel nicht verdorben wird. Du kannst jederzeit zurückkommen.
table-resign-yes = Verlassen
table-cheque = Scheck { $cheque }
table-cheque-primigenio-2020 = Geldbündel { $cheque }
table-cheque-down = { $cheque ->
        [hidden] Ein Scheck
       *[other] Scheck { $cheque }
    }, verdeckt
table-cheque-down-primigenio-2020 = { $cheque ->
        [hidden] Ein Geldbündel
       *[other] Geldbündel { $cheque }
    }, verdeckt

## Why something is not possible now, for those who press buttons

why-not-your-turn = { $name } muss jetzt entscheiden.
why-no-auction = Gerade läuft keine Versteigerung.
why-auction-under-way = Eine Versteigerung läuft: Biete oder passe.
why-must-bid = Niemand hat geboten, und du hast die Zwangsversteigerung ausgerufen: Du musst bieten.
why-bid-too-low = Das höchste Gebot ist schon { $best }.
why-not-your-cheque = Mit diesem Scheck kannst du nicht bieten.
why-pile-empty = Dieser Stapel ist leer.
why-too-few-thieves = { $thieves ->
        [0] Zum Stehlen braucht man einen Dieb, und du hast keinen.
        [one] Du hast einen Dieb: Das sind zu viele Karten.
       *[other] Du hast { $thieves } Diebe: Das sind zu viele Karten.
    }
why-no-cards-named = Wähle mindestens eine Karte aus der Reihe.
why-bot-plays = Ein Bot spielt für dich: Nimm erst deinen Platz zurück.
why-over = Das Spiel ist zu Ende.
why-card-first = Gerade wird eine Karte aufgedeckt.
