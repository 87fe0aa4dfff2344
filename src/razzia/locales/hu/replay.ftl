# The words of Razzia!, Hungarian.

## A game once more

replay-heading = Játszma visszanézése
replay-drop = Húzd ide egy játszma jegyzőkönyvét, vagy válaszd ki a fájlját.
replay-drop-note = Egy .json fájl egy játszmával, vagy egy .jsonl fájl soronként eggyel
replay-choose = Fájl kiválasztása
replay-several = { $count ->
        [one] Egy játszma van ebben a fájlban.
       *[other] { $count } játszma van ebben a fájlban. Melyik legyen?
    }
replay-game = { $number }. játszma: { $names }
replay-loading = Egy pillanat …
replay-unreadable = „{ $name }” nem olvasható; válassz másik fájlt.
replay-no-record = „{ $name }” nem Razzia!-jegyzőkönyv. Válaszd azt a .json fájlt, amelyet egy játszma végén mentettek.
replay-no-record-lines = { $count ->
        [one] „{ $name }”: a(z) { $lines }. sor nem Razzia!-jegyzőkönyv. Minden sor egy teljes jegyzőkönyv legyen.
       *[other] „{ $name }”: ezek a sorok nem Razzia!-jegyzőkönyvek: { $lines }. Minden sor egy teljes jegyzőkönyv legyen.
    }
replay-empty = „{ $name }” nem tartalmaz játszmát; válassz másik fájlt.
replay-too-large = Egy jegyzőkönyv legfeljebb { $longest } kB lehet, ez pedig { $size } kB. Válassz másik fájlt.
replay-other = Másik játszma
replay-home = A kezdőlapra
replay-controls = Léptetés és lejátszás
replay-slider = A játszma pillanata
replay-move = { $number }. lépés, összesen { $count }
replay-start = A játszma kezdete
replay-first = Az elejére (Home)
replay-back = Egy lépést vissza (←)
replay-forward = Egy lépést előre (→)
replay-last = A végére (End)
replay-play = Lejátszás (szóköz)
replay-pause = Megállítás (szóköz)
replay-speed = Sebesség
replay-previous-auction = Az előző árveréshez
replay-next-auction = A következő árveréshez
replay-eyes = Így látta
replay-everyone = egy néző
replay-moves = A lépések
replay-scores = Pontok, { $round }. forduló
replay-copy = Link másolása ehhez a pillanathoz
replay-copied = Másolva
replay-link = A link ehhez a pillanathoz
replay-save = A jegyzőkönyv mentése
