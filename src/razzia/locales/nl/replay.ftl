# The words of Razzia!, Dutch.

## A game once more

replay-heading = Spel terugkijken
replay-drop = Sleep het verslag van een spel hierheen, of kies het bestand.
replay-drop-note = Een .json-bestand met één spel, of een .jsonl-bestand met één per regel
replay-choose = Bestand kiezen
replay-several = { $count ->
        [one] Er staat één spel in dit bestand.
       *[other] Er staan { $count } spellen in dit bestand. Welk wil je zien?
    }
replay-game = Spel { $number }: { $names }
replay-loading = Een ogenblik …
replay-unreadable = “{ $name }” kan niet worden gelezen; kies een ander bestand.
replay-no-record = “{ $name }” is geen Razzia!-verslag. Kies het .json-bestand dat aan het eind van een spel is opgeslagen.
replay-no-record-lines = { $count ->
        [one] Regel { $lines } van “{ $name }” is geen Razzia!-verslag. Elke regel moet een heel verslag zijn.
       *[other] De regels { $lines } van “{ $name }” zijn geen Razzia!-verslagen. Elke regel moet een heel verslag zijn.
    }
replay-empty = Er staat geen spel in “{ $name }”; kies een ander bestand.
replay-too-large = Een verslag is hoogstens { $longest } kB groot, en dit is { $size } kB. Kies een ander bestand.
replay-other = Een ander spel
replay-home = Naar de startpagina
replay-controls = Stappen en afspelen
replay-slider = Moment van het spel
replay-move = Zet { $number } van { $count }
replay-start = Het begin van het spel
replay-first = Naar het begin (Home)
replay-back = Eén zet terug (←)
replay-forward = Eén zet verder (→)
replay-last = Naar het einde (End)
replay-play = Afspelen (spatie)
replay-pause = Stoppen (spatie)
replay-speed = Snelheid
replay-previous-auction = Naar de vorige biedronde
replay-next-auction = Naar de volgende biedronde
replay-eyes = Gezien door
replay-everyone = een toeschouwer
replay-moves = De zetten
replay-scores = Punten van spelronde { $round }
replay-copy = Link naar dit moment kopiëren
replay-copied = Gekopieerd
replay-link = De link naar dit moment
replay-save = Verslag opslaan
