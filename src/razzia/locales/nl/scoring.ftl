# The words of Razzia!, Dutch.

## The points of a round, line by line

scoring-title = Spelronde { $round } is afgelopen: de waardering
scoring-item = Wat telt
scoring-of-round = Spelronde { $round }
scoring-so-far = Tot nu toe
scoring-discarded = Uit het spel

explain-thieves =
    { $count ->
        [0] geen dief
        [one] 1 ongebruikte dief
       *[other] { $count } ongebruikte dieven
    }
explain-bodyguards =
    { $count ->
        [0] geen lijfwacht
        [one] 1 lijfwacht
       *[other] { $count } lijfwachten
    }: { $standing ->
        [most] de meeste
        [fewest] de minste
        [tied] evenveel als iedereen
       *[between] niet de meeste en niet de minste
    }
explain-cars =
    { $cars ->
        [0] geen auto
        [one] 1 auto
       *[other] { $cars } auto’s
    } en { $drivers ->
        [0] geen chauffeur
        [one] 1 chauffeur
       *[other] { $drivers } chauffeurs
    }
explain-jewels =
    { $different ->
        [0] geen juweel
        [one] 1 soort juweel
       *[other] { $different } verschillende juwelen
    }
explain-coins =
    { $count ->
        [0] geen gouden munt
        [one] 1 gouden munt
       *[other] { $count } gouden munten
    }
explain-businesses =
    { $different ->
        [0] geen handelszaak
        [one] 1 soort handelszaak
       *[other] { $different } verschillende handelszaken
    }{ $several ->
        [none] {""}
       *[other] , met { $several }
    }
explain-cheques =
    { $sum } duizend: { $standing ->
        [most] het meeste
        [fewest] het minste
        [tied] evenveel als iedereen
       *[between] niet het meeste en niet het minste
    }

## The result of a game

result-title = De uitslag
result-won =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } winnen samen!
    }
result-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
result-standings = Eindstand
result-sheets = De waarderingen
result-chart = Hoe de punten tot stand kwamen
result-chart-start = Begin
result-by-item = Post voor post, over het hele spel
result-after = Na spelronde { $round }
result-rematch = Nog een keer
result-to-rematch = Naar de nieuwe tafel
result-replay = Het spel terugkijken
result-download = Het verslag downloaden
result-fairness = Controleer zelf de stapel

## The proof of the deck

fairness-title = Controleer zelf de stapel
fairness-intro = Vóór het spel koos de tafel een geheim en maakte ze het zegel ervan bekend: een getal dat haar aan het geheim bindt zonder het te verraden. Het geheim en wat elke speler toevoegde, bepalen de volgorde van alle kaarten. Nu is het geheim bekend, en deze pagina rekent alles na, hier in je browser.
fairness-seal = Het zegel
fairness-seen-same = Je browser noteerde dit zegel voordat het spel begon.
fairness-seen-late = Je browser noteerde dit zegel toen hij de tafel voor het eerst zag; het spel was toen al begonnen.
fairness-seen-other = Je browser had eerder een ander zegel genoteerd: { $seen }
fairness-not-seen = Je browser zag deze tafel niet voor het einde van het spel, en kan het zegel dus met niets vergelijken.
fairness-secret = Het geheim
fairness-committed = Het zegel hoort bij dit geheim.
fairness-not-committed = Het zegel hoort niet bij dit geheim.
fairness-contributions = Wat de spelers toevoegden
fairness-contribution = { $name }: { $text }
fairness-lot = De loting
fairness-lot-right = Iedereen kreeg de reeks die de loting aanwees.
fairness-lot-wrong = De loting wees iets anders aan.
fairness-lot-seat = { $name }: { $set }
fairness-cards = De kaarten
fairness-cards-right = Alle { $count } kaarten die werden omgedraaid, kwamen in de volgorde van de stapel.
fairness-cards-wrong = Zet { $move } draaide een kaart om die niet aan de beurt was.
fairness-right = Klopt
fairness-wrong = Klopt niet
fairness-open = Hier niet te vergelijken
fairness-verdict-good = Alles klopt: de volgorde van de kaarten stond vóór het spel vast en is gevolgd.
fairness-verdict-consistent = Loting en stapel volgen uit het geheim. Wie het zegel vóór het spel noteerde, ziet ook dat het geheim toen al vaststond.
fairness-verdict-bad = Er klopt iets niet: dit is niet de stapel die beloofd was.
fairness-no-proof = Dit verslag zegt niet hoe de stapel tot stand kwam: er valt niets te controleren.
fairness-deck = De hele stapel
fairness-deck-note = Bleke kaarten zijn nooit omgedraaid.
fairness-pile =
    { $pile ->
        [left] Linkerstapel, van boven af
        [right] Rechterstapel, van boven af
       *[only] De stapel, van boven af
    }
