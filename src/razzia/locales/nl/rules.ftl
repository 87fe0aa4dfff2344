# The words of Razzia!, Dutch.

## The rules on one page

rules-goal = Je bent het hoofd van een familie en biedt in { $rounds } spelrondes op buit. Wie aan het einde de meeste punten heeft, wint.
rules-start-title = Aan het begin
rules-start = Iedereen heeft een reeks cheques, open. Cheque 1 ligt in het midden. De { $cards } kaarten liggen gedekt. Wie de hoogste cheque heeft, begint een spelronde; daarna gaat het met de klok mee.
rules-start-primigenio-2020 = Iedereen heeft een reeks bundeltjes biljetten, open. Bundeltje 1 ligt in het midden. De { $cards } kaarten liggen gedekt. Wie het hoogste bundeltje heeft, begint een spelronde; daarna gaat het met de klok mee.
rules-turn-title = Jouw beurt: doe één ding
rules-draw-title = Een kaart omdraaien
rules-draw = Buit komt in de rij. Zijn alle { $places } plaatsen bezet, dan volgt een biedronde. Een agent komt op het politiespoor, en dan volgt meteen een biedronde, ook als de rij leeg is.
rules-draw-primigenio-2020 = Buit komt in de rij. Zijn alle { $places } plaatsen bezet, dan volgt een biedronde. Een Ra-kaart komt op het Ra-spoor, en dan volgt meteen een biedronde, ook als de rij leeg is.
rules-steal-title = Stelen
rules-steal = Lever een of meer dieven in en neem voor elke dief een kaart naar keuze uit de rij. De dieven gaan uit het spel. Een dief die je net hebt genomen, moet wachten tot je volgende beurt.
rules-call-title = Een dwangverkoop uitroepen
rules-call = Wanneer je maar wilt. Biedt er niemand anders, dan moet jij bieden.
rules-auction-title = Een biedronde
rules-auction =
    Wie links zit van de speler die haar veroorzaakte, begint; die speler komt zelf als laatste. Iedereen krijgt één kans: passen, of een open cheque bieden die hoger is dan het beste bod.
    Het hoogste bod krijgt de hele rij, en gedekt de cheque uit het midden: die telt mee vanaf de volgende spelronde. De winnende cheque komt in het midden.
    Past iedereen, dan blijft de rij liggen; maar een volle rij gaat uit het spel.
    Daarna is aan de beurt wie links zit van de speler die de biedronde veroorzaakte.
rules-auction-primigenio-2020 =
    Wie links zit van de speler die haar veroorzaakte, begint; die speler komt zelf als laatste. Iedereen krijgt één kans: passen, of een open bundeltje bieden dat hoger is dan het beste bod.
    Het hoogste bod krijgt de hele rij, en gedekt het bundeltje uit het midden: dat telt mee vanaf de volgende spelronde. Het winnende bundeltje komt in het midden.
    Past iedereen, dan blijft de rij liggen; maar een volle rij gaat uit het spel.
    Daarna is aan de beurt wie links zit van de speler die de biedronde veroorzaakte.
rules-end-title = Het einde van een spelronde
rules-end =
    Zonder open cheque doe je niet meer mee tot de volgende spelronde. Heeft niemand er nog een, dan is de spelronde afgelopen.
    De razzia: de zevende agent van een spelronde, met twee spelers de vijfde, beëindigt die meteen. Er is geen biedronde, en de rij is verloren.
    De punten worden geteld. Dan gaan alle kaarten met een kruisje uit het familiebezit; de andere blijven. Iedereen draait alle cheques open.
rules-end-primigenio-2020 =
    Zonder open bundeltje biljetten doe je niet meer mee tot de volgende spelronde. Heeft niemand er nog een, dan is de spelronde afgelopen.
    De razzia: de zevende Ra-kaart van een spelronde, met twee spelers de vijfde, beëindigt die meteen. Er is geen biedronde, en de rij is verloren.
    De punten worden geteld. Dan gaan alle kaarten met een kruisje uit het familiebezit; de andere blijven. Iedereen draait alle bundeltjes open.
rules-cards-title = De kaarten
rules-crossed = gaat na elke spelronde weg
rules-sets-title = De cheques
rules-sets-title-primigenio-2020 = De bundeltjes biljetten
rules-sets-players = { $players } spelers

## The scoring card: a line for each case, and after the colon what it is worth

rules-every-round = Na elke spelronde
rules-last-round = Na de laatste spelronde ook
rules-score-thieves = elke ongebruikte dief: 2
rules-score-bodyguards =
    de meeste: 5
    de minste: −2
    bij gelijke stand krijgen ze het allemaal
    iedereen evenveel: 0
rules-score-bodyguards-primigenio-2020 =
    de meeste: 5
    de minste: −2
    bij gelijke stand krijgen ze het allemaal
    iedereen evenveel: 3
rules-score-cars =
    elke auto: 1
    elke chauffeur: 1
    zonder chauffeur: 0
rules-score-jewels =
    geen juweel: −5
    1 of 2 verschillende: 0
    3 verschillende: 5
    4 verschillende: 10
    5 verschillende: 15
rules-score-coins = elke gouden munt: 3
rules-score-businesses =
    1 tot 6 verschillende, voor elk: 1
    alle 7 verschillende: 10
    drie dezelfde, extra: 5
    vier dezelfde, extra: 10
rules-score-cheques =
    de hoogste som, open en gedekt: 5
    de laagste som: −5
    bij gelijke stand krijgen ze het allemaal
    iedereen evenveel: 0
