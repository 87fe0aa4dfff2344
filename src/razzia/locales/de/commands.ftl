# The words of Razzia!, German.

## The command line

verify-proven = Zeile { $line }: Los und Stapel folgen aus dem Geheimnis und den Beiträgen; { $cards } Karten geprüft; festgelegt als { $commitment }
verify-noted = Zeile { $line }: dieser Stapel lag vor dem Spiel fest; { $cards } Karten geprüft; festgelegt als { $commitment }
check-verdict =
    { $good ->
        [one] 1 Protokoll in Ordnung
       *[other] { $good } Protokolle in Ordnung
    }{ $defective ->
        [0] { "" }
       *[other] , { $defective } fehlerhaft
    }
replay-title = Spiel { $number }, { $edition }: { $names }
play-welcome = Razzia! Drei Durchgänge lang wird um die Beute geboten, und die Polizei ist nie weit. Hilfe mit ?
play-commitment =
    Die Reihenfolge der Karten liegt fest. Notiere das, dann beweist „razzia verify“ nach dem Spiel, dass es dabei blieb:
    { $commitment }
play-help =
    Am Zug: „draw left“ oder „draw right“ deckt eine Karte auf; „auction“ ruft eine Zwangsversteigerung aus; „steal ring,car“ setzt Diebe ein.
    In einer Versteigerung: „bid 7“ bietet diesen Scheck, „pass“ passt. Das höchste Gebot bekommt die Reihe und den Scheck in der Mitte.
    „score“ zeigt, wer jetzt wie viele Punkte bekäme, „hint“, was ein starker Bot täte, „quit“ beendet das Spiel.
play-signs =
    ▸ ist dran · ◆ hat die Versteigerung ausgelöst · ■ liegt schon, □ fehlt noch bis zur Razzia
    Jetzt: die Punkte, wenn der Durchgang jetzt endete, verborgene Schecks ausgenommen · Verdeckt: in diesem Durchgang gewonnen, für den nächsten
play-odds = Wahrscheinlichkeit für { $card } als nächste Karte: { $percent } %
play-hint = Ein starker Bot würde sagen: { $move }
play-option = {"  "}{ $move }: { $percent } % Siegchance, { $points } Punkte am Ende
play-left = Du hast das Spiel vor dem Ende verlassen, daher gibt es kein Protokoll.
play-no-such-number = Bitte eine Zahl von 1 bis { $most } eingeben, oder einen Zug.
play-proof = Das Spiel ist in { $file } aufgezeichnet; den Stapel prüft: razzia verify { $file } --commitment { $commitment }
