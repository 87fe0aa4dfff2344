# The words of Razzia!, Dutch.

## The front page

home-motto = Het biedspel van Reiner Knizia over boeven, buit en de politie voor de deur. Voor twee tot vijf spelers.
home-play-now = Nu spelen
home-play-about = Jij en drie bots. Het begint meteen.
home-laying = De tafel wordt gedekt …
home-ways = Andere manieren om te spelen
home-new-table = Nieuwe tafel
home-new-about = Met vrienden, met bots, zoals jij wilt
home-pass-and-play = Samen op één toestel
home-pass-short = Je geeft het aan elkaar door
home-replay-a-game = Spel terugkijken
home-replay-about = Uit een bestand
home-language = Taal
home-settings = Instellingen
home-you = Baas

## Tables

home-mine = Mijn tafels
home-mine-empty = Je speelt nu nergens mee. Eén klik hierboven en je speelt.
home-lobby = Open tafels
home-lobby-empty = Niemand zoekt nu spelers. Open een tafel, dan vinden anderen hem hier.
home-over = Afgelopen spellen
home-over-empty = Er is nog geen spel afgelopen. Zodra er een is, kun je het hier terugkijken.
home-loading = Even rondkijken …
home-trying-again = We blijven het proberen.
home-try-again = Nu proberen
home-your-turn = Jij bent aan de beurt
home-turn-of = { $name } denkt na
home-round = Spelronde { $round }
home-seats-free = { $count ->
        [one] 1 plaats vrij
       *[other] { $count } plaatsen vrij
    }
home-all-there = Iedereen is er
home-won = { $count ->
        [one] { $names } won
       *[other] { $names } wonnen samen
    } met { $points }
home-go-on = Verder
home-join = Meedoen
home-watch = Kijken
home-replay = Terugkijken
home-show-all = Alle { $count } tonen
home-show-more = Meer tonen
home-show-fewer = Minder tonen

## A new table

home-your-name = Je naam
home-name-needed = Je vrienden willen weten wie hen uitnodigt.
home-players = Spelers
home-others = Wie er meespeelt
home-other = Speler { $number }
home-friend = Een vriend
home-bot = Bot, { $level }
home-edition = Editie
home-edition-about = Maffiabazen in de nacht. Vijf soorten juwelen, cheques en de politie.
home-edition-about-primigenio-2020 = De schat van de farao’s. Scarabeeën, bundeltjes biljetten en Ra. Heeft iedereen evenveel lijfwachten, dan scoort iedereen.
home-options = Meer opties
home-piles = Trekken van
home-cheques-about = Wat gewonnen is, ligt gedekt, maar iedereen heeft het gezien. Zet dit uit om uit het hoofd te spelen.
home-hints-about = Spelers kunnen vragen wat een bot zou doen.
home-clock = Klok
home-clock-none = Geen
home-clock-move = Per zet
home-clock-total = Voor het spel
home-clock-days = Dagen
home-clock-time = Hoeveel tijd
home-who-comes = Wie de tafel kan vinden
home-by-link-about = Je stuurt de link naar je vrienden.
home-open-about = Iedereen op deze server kan meedoen of kijken.
home-open-table = Tafel openen
home-start = Spel beginnen

## Pass and play

home-pass-about = Geef het toestel door aan wie aan de beurt is.
home-people = Wie er zijn, met de klok mee
home-name-of = Naam van speler { $number }
home-player = Speler { $number }
home-add-person = Speler erbij
home-remove-person = Speler { $number } weghalen
home-bots = Bots
home-level = Hoe goed de bots spelen

## Settings

home-speed = Tempo van de tafel
home-speed-slow = Rustig
home-speed-normal = Normaal
home-speed-fast = Snel
home-speed-at-once = Meteen
home-sound = Geluid
home-sound-about = Kaarten, cheques en sirenes.
home-worth = Tonen wat iets waard is
home-worth-about = Wat de rij en elk familiebezit nu opleveren.
home-shortcuts = Sneltoetsen
home-shortcuts-about = Losse toetsen spelen mee: L trekt van de linkerstapel. Zet ze uit als je tegen je computer praat.
home-settings-kept = Wordt alleen op dit toestel bewaard.

## What kind of table it is

setup-edition = Maffianacht, 2004
setup-edition-primigenio-2020 = Egyptische schat, 2020
setup-players = { $count } spelers
setup-seconds = { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }
setup-minutes = { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
setup-clock-none = Geen klok
setup-clock-move = { $time } per zet
setup-clock-total = { $time } per speler, plus { $increment } s per zet
setup-clock-days = { $count ->
        [one] 1 dag per zet
       *[other] { $count } dagen per zet
    }
setup-two-piles = Twee stapels
setup-one-pile = Eén stapel
setup-cheques-open = Cheques mag je nakijken
setup-cheques-open-primigenio-2020 = Biljetten mag je nakijken
setup-cheques-hidden = Cheques uit het hoofd
setup-cheques-hidden-primigenio-2020 = Biljetten uit het hoofd
setup-hints = Tips
setup-no-hints = Geen tips
setup-open = Open voor iedereen
setup-by-link = Alleen met de link
seat-free = vrij
seat-bot = bot, { $level }
