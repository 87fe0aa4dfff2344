# The words of Razzia!, Dutch.

## The command line

verify-proven = regel { $line }: loting en stapel volgen uit het geheim en de bijdragen; { $cards } kaarten nagekeken; vastgelegd als { $commitment }
verify-noted = regel { $line }: deze stapel lag vóór het spel vast; { $cards } kaarten nagekeken; vastgelegd als { $commitment }
check-verdict =
    { $good ->
        [one] 1 spelverslag in orde
       *[other] { $good } spelverslagen in orde
    }{ $defective ->
        [0] { "" }
       *[other] , { $defective } met een fout
    }
replay-title = Spel { $number }, { $edition }: { $names }
play-welcome = Razzia! Drie spelrondes lang bieden op de buit, en de politie is nooit ver weg. Typ ? voor hulp.
play-commitment =
    De volgorde van de kaarten ligt vast. Noteer dit, dan bewijst “razzia verify” na afloop dat het zo gebleven is:
    { $commitment }
play-help =
    Aan de beurt: “draw left” of “draw right” draait een kaart om; “auction” roept een dwangverkoop uit; “steal ring,car” zet dieven in.
    In een biedronde: met “bid 7” bied je die cheque, met “pass” pas je. Het hoogste bod krijgt de rij en de cheque in het midden.
    “score” laat zien hoeveel punten iedereen nu zou krijgen, “hint” wat een sterke bot zou doen, met “quit” stop je.
play-signs =
    ▸ is aan zet · ◆ veroorzaakte de biedronde · ■ ligt er al, □ komt nog tot de razzia
    Nu: de punten als de spelronde nu eindigde, op verborgen cheques na · Gedekt: deze spelronde gewonnen, voor de volgende
play-odds = Kans op { $card } als volgende kaart: { $percent } %
play-hint = Een sterke bot zou zeggen: { $move }
play-option = {"  "}{ $move }: { $percent } % kans op winst, { $points } punten aan het eind
play-left = Je hebt het spel voor het einde verlaten, dus er is geen verslag van.
play-no-such-number = Typ een getal van 1 tot en met { $most }, of een zet.
play-proof = Het spel is vastgelegd in { $file }; controleer de stapel met: razzia verify { $file } --commitment { $commitment }
