# The words of Razzia!, German.

## The rules on one page

rules-goal = Du stehst einer Familie vor und bietest in { $rounds } Durchgängen um Beute. Wer am Ende die meisten Punkte hat, gewinnt.
rules-start-title = Zu Beginn
rules-start = Alle haben einen Satz Schecks, offen. Scheck 1 liegt in der Mitte. Die { $cards } Karten liegen verdeckt. Wer den höchsten Scheck hat, beginnt einen Durchgang; dann geht es im Uhrzeigersinn weiter.
rules-start-primigenio-2020 = Alle haben einen Satz Geldbündel, offen. Bündel 1 liegt in der Mitte. Die { $cards } Karten liegen verdeckt. Wer das höchste Bündel hat, beginnt einen Durchgang; dann geht es im Uhrzeigersinn weiter.
rules-turn-title = Du bist am Zug: Tu eines davon
rules-draw-title = Eine Karte aufdecken
rules-draw = Beute kommt in die Reihe. Sind alle { $places } Plätze belegt, kommt es zur Versteigerung. Ein Polizist kommt auf die Polizeileiste, und es wird sofort versteigert, auch wenn die Reihe leer ist.
rules-draw-primigenio-2020 = Beute kommt in die Reihe. Sind alle { $places } Plätze belegt, kommt es zur Versteigerung. Eine Ra-Karte kommt auf die Ra-Leiste, und es wird sofort versteigert, auch wenn die Reihe leer ist.
rules-steal-title = Stehlen
rules-steal = Gib einen oder mehrere Diebe ab und nimm für jeden eine Karte deiner Wahl aus der Reihe. Die Diebe kommen aus dem Spiel. Ein Dieb, den du gerade genommen hast, wartet bis zu deinem nächsten Zug.
rules-call-title = Eine Zwangsversteigerung ausrufen
rules-call = Wann immer du willst. Bietet sonst niemand, musst du bieten.
rules-auction-title = Eine Versteigerung
rules-auction =
    Es beginnt, wer links von dem sitzt, der sie ausgelöst hat; dieser kommt zuletzt. Alle haben eine Gelegenheit: passen oder einen offenen Scheck bieten, der höher ist als das beste Gebot.
    Das höchste Gebot bekommt die ganze Reihe und verdeckt den Scheck aus der Mitte: Er gilt vom nächsten Durchgang an. Der siegreiche Scheck kommt in die Mitte.
    Passen alle, bleibt die Reihe liegen; eine volle Reihe aber kommt aus dem Spiel.
    Am Zug ist dann, wer links von dem sitzt, der die Versteigerung ausgelöst hat.
rules-auction-primigenio-2020 =
    Es beginnt, wer links von dem sitzt, der sie ausgelöst hat; dieser kommt zuletzt. Alle haben eine Gelegenheit: passen oder ein offenes Geldbündel bieten, das höher ist als das beste Gebot.
    Das höchste Gebot bekommt die ganze Reihe und verdeckt das Bündel aus der Mitte: Es gilt vom nächsten Durchgang an. Das siegreiche Bündel kommt in die Mitte.
    Passen alle, bleibt die Reihe liegen; eine volle Reihe aber kommt aus dem Spiel.
    Am Zug ist dann, wer links von dem sitzt, der die Versteigerung ausgelöst hat.
rules-end-title = Das Ende eines Durchgangs
rules-end =
    Ohne offenen Scheck bist du bis zum nächsten Durchgang raus. Hat niemand mehr einen, ist der Durchgang zu Ende.
    Die Razzia: Der siebte Polizist eines Durchgangs, zu zweit der fünfte, beendet ihn auf der Stelle. Es wird nicht versteigert, und die Reihe ist verloren.
    Es wird gewertet. Dann kommen alle Karten mit einem Kreuz aus dem Familienbesitz; die anderen bleiben. Alle drehen ihre Schecks wieder um.
rules-end-primigenio-2020 =
    Ohne offenes Geldbündel bist du bis zum nächsten Durchgang raus. Hat niemand mehr eines, ist der Durchgang zu Ende.
    Die Razzia: Die siebte Ra-Karte eines Durchgangs, zu zweit die fünfte, beendet ihn auf der Stelle. Es wird nicht versteigert, und die Reihe ist verloren.
    Es wird gewertet. Dann kommen alle Karten mit einem Kreuz aus dem Familienbesitz; die anderen bleiben. Alle drehen ihre Bündel wieder um.
rules-cards-title = Die Karten
rules-crossed = geht nach jedem Durchgang
rules-sets-title = Die Schecks
rules-sets-title-primigenio-2020 = Die Geldbündel
rules-sets-players = { $players } Spieler

## The scoring card: a line for each case, and after the colon what it is worth

rules-every-round = Nach jedem Durchgang
rules-last-round = Nach dem letzten Durchgang auch
rules-score-thieves = jeder nicht eingesetzte Dieb: 2
rules-score-bodyguards =
    die meisten: 5
    die wenigsten: −2
    bei Gleichstand bekommen es alle Beteiligten
    alle haben gleich viele: 0
rules-score-bodyguards-primigenio-2020 =
    die meisten: 5
    die wenigsten: −2
    bei Gleichstand bekommen es alle Beteiligten
    alle haben gleich viele: 3
rules-score-cars =
    jedes Auto: 1
    jeder Chauffeur: 1
    ohne Chauffeur: 0
rules-score-jewels =
    kein Schmuckstück: −5
    1 oder 2 verschiedene: 0
    3 verschiedene: 5
    4 verschiedene: 10
    5 verschiedene: 15
rules-score-coins = jede Goldmünze: 3
rules-score-businesses =
    1 bis 6 verschiedene, für jedes: 1
    alle 7 verschiedenen: 10
    drei gleiche, zusätzlich: 5
    vier gleiche, zusätzlich: 10
rules-score-cheques =
    die höchste Summe, offen und verdeckt: 5
    die niedrigste Summe: −5
    bei Gleichstand bekommen es alle Beteiligten
    alle haben gleich viel: 0
