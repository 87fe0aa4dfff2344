# The words of Razzia!, German.

## What is refused: a table

error-players = Spielerzahl { $text } geht nicht: das Spiel ist für { $fewest } bis { $most } Spieler
error-unknown-edition = unbekannte Ausgabe „{ $text }“; es gibt { $known }
error-piles = Stapelzahl { $text } geht nicht: möglich sind 2 oder 1
error-open-cheques = offene Schecks: „{ $text }“ ist weder true noch false
error-cheques = { $text } sind nicht die Schecksätze für { $players } Spieler; das sind { $known }
error-no-such-seat = an diesem Tisch gibt es keinen Platz „{ $text }“; es gibt { $seats }
error-unknown-bot = es gibt keinen Bot „{ $text }“; bekannt: { $known }; oder ein eigener als package.module:Class
error-unusable-bot = der Bot „{ $text }“ ist nicht zu gebrauchen: { $why }
error-budget = „{ $text }“ ist kein Budget; 100ms oder 0.5s für eine Zeit, 5000 für Simulationen, 2x100ms für zwei Threads
error-other-journal = das Journal { $text } gehört zu einem anderen Auftrag: { $what } ist dort anders; eine andere Datei nennen oder es mit --fresh neu beginnen
error-not-a-journal = { $text } ist kein Journal der Arena; eine andere Datei nennen
error-journal-in-use = das Journal { $text } gehört gerade einem anderen Lauf; dessen Ende abwarten oder mit --journal eine andere Datei nennen

## What is refused: a database

error-database-url = eine Datenbank heißt sqlite:///datei oder postgresql://user@host/name, nicht „{ $text }…“
error-database-unreachable = die Datenbank { $text } lässt sich nicht öffnen: { $why }
error-not-a-database = { $text } ist keine Datenbank; eine andere Datei nennen oder eine, die es noch nicht gibt
error-other-database = die Datenbank { $text } enthält Daten eines anderen Programms; eine leere nennen
error-newer-database = die Datenbank { $text } stammt von einer neueren Version von Razzia (ihr Format ist { $found }, diese kennt nur die bis { $known }); Razzia aktualisieren oder eine andere Datenbank nennen
error-no-psycopg = { $text } braucht das Paket psycopg, das nicht installiert ist: pip install "razzia[postgresql]"
error-storage-failed = die Datenbank hat versagt; bitte noch einmal versuchen

## What is refused: a move

error-unknown-move = „{ $text }“ ist kein Zug; möglich sind „draw left“, „draw right“, „auction“, „steal <cards>“, „pass“ oder „bid <cheque>“
error-which-pile = „{ $text }“: bitte den Stapel angeben, „draw left“ oder „draw right“
error-which-cheque = „{ $text }“: bitte den gebotenen Scheck angeben, 1 bis 16
error-no-cards-named = „{ $text }“: bitte die Karten nennen, die gestohlen werden, etwa „steal driver,ring“
error-one-card = „{ $text }“: bitte genau die eine Karte nennen, die aufgedeckt wird, etwa „= ring“
error-unknown-card = eine Karte „{ $card }“ kann man hier nicht nennen; es gibt { $known }
error-game-over = „{ $text }“: das Spiel ist zu Ende
error-card-first = „{ $text }“: erst wird eine Karte aufgedeckt
error-no-card-due = „{ $text }“: gerade wird keine Karte aufgedeckt
error-not-your-turn = „{ $text }“: jetzt entscheidet nicht { $seat }, sondern { $turn } ({ $name })
error-not-your-move = „{ $text }“: Platz { $seat } macht nur eigene Züge
error-not-at-the-table = „{ $text }“: an diesem Tisch gibt es keinen Platz { $seat }, nur { $seats }
error-no-auction = „{ $text }“: gerade läuft keine Versteigerung
error-auction-under-way = „{ $text }“: gerade läuft eine Versteigerung; möglich sind „bid <cheque>“ und „pass“
error-must-bid = „{ $text }“: niemand hat geboten, also muss bieten, wer die Zwangsversteigerung ausgerufen hat
error-bid-too-low = „{ $text }“: das höchste Gebot ist schon { $best }
error-not-your-cheque = „{ $text }“: Scheck { $cheque } ist keiner der eigenen offenen Schecks: { $cheques }
error-one-pile = „{ $text }“: an diesem Tisch gibt es nur einen Stapel; gezogen wird mit „draw left“
error-pile-empty = „{ $text }“: der { $pile ->
        [left] linke
       *[right] rechte
    } Stapel ist leer
error-too-few-thieves =
    { $thieves ->
        [0] „{ $text }“: Stehlen kostet einen Dieb, und im Familienbesitz ist keiner
       *[other] „{ $text }“: { $cards } Karten kosten ebenso viele Diebe, und der Familienbesitz hat nur { $thieves }
    }
error-row-empty = „{ $text }“: in der Reihe liegt nichts
error-not-in-row =
    { $count ->
        [0] „{ $text }“: in der Reihe liegt keine Karte „{ $card }“
       *[other] „{ $text }“: so oft liegt „{ $card }“ nicht in der Reihe, nur { $count }-mal
    }
error-card-used-up = „{ $text }“: alle Karten „{ $card }“ sind schon gezogen
error-nothing-to-undo = es gibt noch nichts zurückzunehmen
error-name = „{ $text }“ ist kein Name: ein Name hat 1 bis { $longest } Zeichen, ohne Zeilenumbrüche und Steuerzeichen
error-unfit-text = „{ $text }“ kann nicht allen gezeigt werden: es muss eine Zeile mit sichtbarem Text sein, ohne Steuerzeichen und ohne Zeichen, die die Richtung der Schrift ändern

## What is refused: a record

where-line = Zeile { $number }
where-seat = Platz { $number }
where-move = Zug { $number }
where-character = Zeichen { $number }
where-rounds = Durchgang { $number }
error-no-record = darin steht kein Protokoll
error-too-long = mehr als { $longest } Bytes sind zu lang zum Lesen
error-not-utf8 = kein Text in UTF-8: { $why }
error-not-json = kein JSON: { $why }
error-version = Version { $text } des Protokolls ist unbekannt; dieses Programm liest Version { $known }
error-missing-field = fehlt
error-wrong-type = muss { $due ->
        [object] ein Objekt
        [list] eine Liste
        [text] ein Text
        [number] eine ganze Zahl
        [numbers] eine Liste ganzer Zahlen
       *[truth] true oder false
    } sein
error-unknown-option = eine Option „{ $text }“ gibt es nicht
error-no-seat-letter = „{ $text }“ muss mit dem Buchstaben eines Platzes beginnen, oder mit = für eine Karte
error-unfinished = das Spiel ist noch nicht zu Ende
error-other-result = da steht { $text }, aber die Züge ergeben { $due }
error-not-on-the-sheet = das gehört nicht in eine Wertung

## What is refused: a proof

error-no-fairness = das Protokoll hat kein Feld „fairness“, also gibt es nichts zu beweisen
error-not-hex = fairness: „{ $field }“ muss aus { $digits } hexadezimalen Ziffern bestehen
error-contributions = fairness: es muss für jeden der { $players } Spieler genau einen Beitrag geben, einen Text
error-other-commitment = fairness: die Festlegung („commitment“) gehört nicht zum Geheimnis („secret“); dazu gehört { $due }
error-not-that-commitment = fairness: festgelegt ist { $due }, nicht das vorab Notierte
error-no-such-commitment = { $file }: kein Spiel darin ist als { $text } festgelegt
error-other-cheques = Platz { $seat }: nach dem Los gehören hierher die Schecks { $due }
error-other-card = Zug { $move }: die gezeigte Karte ist „{ $card }“, aber im Stapel liegt dort „{ $due }“

## What is refused: families to score

error-round = einen Durchgang { $text } gibt es nicht: es ist 1, 2 oder 3
error-not-loot = „{ $text }“ ist keine Karte für einen Familienbesitz; es gibt { $known }
error-negative = Anzahl { $text }: weniger als keine Karte kann ein Familienbesitz nicht haben
error-too-many-cards = { $count } in allen Familien zusammen, aber in der Schachtel sind nur { $most }
error-not-among-cheques = { $text } gehört nicht zu den Schecks für { $players } Spieler; das sind { $known }
error-cheque-twice = Scheck { $text } kommt zweimal vor
error-cheque-count = Scheckzahl { $text } geht nicht: bei { $players } Spielern hat jeder { $due }

## At a table

error-already-done = diese Anfrage wurde schon erfüllt
error-stale-version = das galt einem anderen Stand des Tisches als dem jetzigen
error-not-your-seat = Platz { $seat } gehört dir nicht
error-not-at-this-table = das darf nur, wer an diesem Tisch sitzt
error-not-host = das darf nur, wer den Tisch eröffnet hat
error-already-started = das Spiel hat schon begonnen
error-not-started = das Spiel hat noch nicht begonnen
error-seat-taken = Platz { $seat } ist besetzt
error-seat-free = Platz { $seat } ist frei
error-table-full = alle Plätze sind besetzt
error-name-taken = hier heißt schon jemand „{ $text }“
error-bot-plays = auf Platz { $seat } spielt ein Bot; nimm den Platz erst zurück
error-no-bot-plays = auf Platz { $seat } spielt kein Bot
error-no-take-back = dein letzter Zug lässt sich nicht zurücknehmen: seitdem wurde eine Karte aufgedeckt, jemand anderes hat gehandelt, oder der Durchgang ist zu Ende
error-over = das Spiel ist zu Ende
error-not-over = das Spiel ist noch nicht zu Ende
error-rematch-made = es gibt schon eine Revanche: Tisch { $text }
error-seats-free =
    { $count ->
        [one] Platz { $text } ist noch nicht bereit
       *[other] die Plätze { $text } sind noch nicht bereit
    }

## What is refused: by the server

error-setting = { $where }: „{ $text }“ geht nicht; erwartet wird { $due ->
    [host] ein Rechnername oder eine Adresse wie 127.0.0.1
    [port] eine Zahl von 0 bis 65535; 0 ist irgendein freier Port
    [database] eine Datei oder eine URL wie postgresql://user@host/name
    [address] eine Adresse wie https://razzia.example.org, ohne Pfad
    [hosts] Namen, durch Kommas getrennt, wie razzia.local,games.example.org
    [networks] Adressen oder Netze, durch Kommas getrennt, wie 127.0.0.1,10.0.0.0/8
    [delay] Millisekunden von 0 bis 60000 oder ein Bereich wie 400-1200
    [log-format] auto, json oder text
    [log-level] debug, info, warning oder error
   *[count] eine ganze Zahl ab 1
}
error-port-in-use = Port { $text } von { $host } ist von einem anderen Programm belegt; wähle mit --port einen anderen oder 0 für irgendeinen freien
error-cannot-listen = an { $text } kann nicht gelauscht werden: { $why }
error-database-in-use = { $text } ist schon in Betrieb, unter { $url }; nutze das, oder beende es zuerst
error-unreadable-request = die Anfrage ist nicht lesbar: { $where }: { $why }
error-no-key = dafür braucht es den Schlüssel eines Spielers: in der Kopfzeile „Authorization: Bearer <key>“, oder im „hello“ eines WebSockets
error-foreign-origin = eine Seite von „{ $text }“ darf das hier nicht; öffne stattdessen { $url }
error-foreign-host = dieser Server heißt nicht „{ $text }“; öffne stattdessen { $url }, oder erlaube den Namen mit --allowed-hosts
error-no-such-page = unter { $text } gibt es nichts
error-no-such-table = es gibt keinen Tisch „{ $text }“
error-wrong-method = { $text } nimmt kein { $method } an
error-request-too-long = mehr als { $longest } Bytes sind zu lang für eine Anfrage
error-too-many = zu viele { $what ->
    [tables] neue Tische
    [connections] Verbindungen
    [lines] Zeilen im Chat
    [messages] Nachrichten
   *[requests] Anfragen
}; versuche es in { $seconds } s wieder
error-internal = im Server ist etwas schiefgegangen; mehr steht in seinem Log unter { $text }
error-hello-first = die erste Nachricht muss ein hello sein, binnen zehn Sekunden
error-hello-once = ein hello kommt einmal, am Anfang
error-other-protocol = dieser Server spricht Version { $known } des Protokolls, nicht { $text }; lade die Seite neu
error-unreadable-message = die Nachricht ist nicht lesbar: { $why }
error-no-hints = an diesem Tisch gibt es keine Tipps
error-hint-under-way = der Tipp, um den du zuvor gebeten hast, kommt noch
error-not-your-decision = dieser Platz hat jetzt nichts zu entscheiden
error-busy = der Tisch ändert sich gerade zu schnell; versuche es noch einmal
error-bad-cursor = „{ $text }“ ist kein Anfang einer Seite; nimm das „next“ der vorigen
error-bad-key = das ist kein Spielerschlüssel: es müssen 64 hexadezimale Ziffern in Kleinbuchstaben sein, in der Kopfzeile nach „Authorization: Bearer “, oder im „hello“ eines WebSockets
