# The words of Razzia!, German.

## The points of a round, line by line

scoring-title = Durchgang { $round } ist zu Ende: die Wertung
scoring-item = Was zählt
scoring-of-round = Durchgang { $round }
scoring-so-far = Bisher
scoring-discarded = Kommen aus dem Spiel

explain-thieves =
    { $count ->
        [0] kein Dieb
        [one] 1 nicht eingesetzter Dieb
       *[other] { $count } nicht eingesetzte Diebe
    }
explain-bodyguards =
    { $count ->
        [0] kein Leibwächter
        [one] 1 Leibwächter
       *[other] { $count } Leibwächter
    }: { $standing ->
        [most] die meisten
        [fewest] die wenigsten
        [tied] so viele wie alle
       *[between] weder die meisten noch die wenigsten
    }
explain-cars =
    { $cars ->
        [0] kein Auto
        [one] 1 Auto
       *[other] { $cars } Autos
    } und { $drivers ->
        [0] kein Chauffeur
        [one] 1 Chauffeur
       *[other] { $drivers } Chauffeure
    }
explain-jewels =
    { $different ->
        [0] kein Schmuckstück
        [one] 1 Art von Schmuckstück
       *[other] { $different } verschiedene Schmuckstücke
    }
explain-coins =
    { $count ->
        [0] keine Goldmünze
        [one] 1 Goldmünze
       *[other] { $count } Goldmünzen
    }
explain-businesses =
    { $different ->
        [0] kein Geschäft
        [one] 1 Art von Geschäft
       *[other] { $different } verschiedene Geschäfte
    }{ $several ->
        [none] {""}
       *[other] , darunter { $several }
    }
explain-cheques =
    { $sum } Tausend: { $standing ->
        [most] am meisten
        [fewest] am wenigsten
        [tied] so viel wie alle
       *[between] weder am meisten noch am wenigsten
    }

## The result of a game

result-title = Das Ergebnis
result-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
result-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
result-standings = Endstand
result-sheets = Die Wertungen
result-chart = Wie die Punkte zustande kamen
result-chart-start = Beginn
result-by-item = Posten für Posten, über das ganze Spiel
result-after = Nach Durchgang { $round }
result-rematch = Noch einmal spielen
result-to-rematch = Zum neuen Tisch
result-replay = Das Spiel noch einmal ansehen
result-download = Protokoll herunterladen
result-fairness = Prüfe den Stapel selbst

## The proof of the deck

fairness-title = Prüfe den Stapel selbst
fairness-intro = Vor dem Spiel hat der Tisch ein Geheimnis gewählt und dessen Siegel bekannt gegeben: eine Zahl, die ihn an das Geheimnis bindet, ohne es zu verraten. Das Geheimnis und die Beiträge aller Spieler bestimmen die Reihenfolge aller Karten. Jetzt ist das Geheimnis offen, und diese Seite rechnet alles nach, hier in deinem Browser.
fairness-seal = Das Siegel
fairness-seen-same = Dein Browser hat sich dieses Siegel vor dem Spiel gemerkt.
fairness-seen-late = Dein Browser hat sich dieses Siegel gemerkt, als er den Tisch zum ersten Mal sah; da lief das Spiel schon.
fairness-seen-other = Dein Browser hatte sich ein anderes Siegel gemerkt: { $seen }
fairness-not-seen = Dein Browser hat diesen Tisch erst nach dem Spiel gesehen und kann das Siegel mit nichts vergleichen.
fairness-secret = Das Geheimnis
fairness-committed = Das Siegel gehört zu diesem Geheimnis.
fairness-not-committed = Das Siegel gehört nicht zu diesem Geheimnis.
fairness-contributions = Was die Spieler beigetragen haben
fairness-contribution = { $name }: { $text }
fairness-lot = Das Los
fairness-lot-right = Alle haben den Satz bekommen, den das Los bestimmt hat.
fairness-lot-wrong = Das Los hat anders entschieden.
fairness-lot-seat = { $name }: { $set }
fairness-cards = Die Karten
fairness-cards-right = Alle { $count } aufgedeckten Karten kamen in der Reihenfolge des Stapels.
fairness-cards-wrong = Zug { $move } hat eine Karte aufgedeckt, die nicht an der Reihe war.
fairness-right = Stimmt
fairness-wrong = Stimmt nicht
fairness-open = Hier nicht vergleichbar
fairness-verdict-good = Alles in Ordnung: Die Reihenfolge der Karten stand vor dem Spiel fest und wurde eingehalten.
fairness-verdict-consistent = Los und Stapel folgen aus dem Geheimnis. Wer sich das Siegel vor dem Spiel gemerkt hat, sieht auch, dass das Geheimnis da schon feststand.
fairness-verdict-bad = Hier stimmt etwas nicht: Das ist nicht der versprochene Stapel.
fairness-no-proof = Dieses Protokoll sagt nicht, wie der Stapel zustande kam: Es gibt nichts zu prüfen.
fairness-deck = Der ganze Stapel
fairness-deck-note = Blasse Karten wurden nie aufgedeckt.
fairness-pile =
    { $pile ->
        [left] Linker Stapel, von oben
        [right] Rechter Stapel, von oben
       *[only] Der Stapel, von oben
    }
