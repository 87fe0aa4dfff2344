# The words of Razzia!, Hungarian.

## The waiting room

waiting-title = Az asztal kész
waiting-home = Kezdőlap
waiting-seats = Helyek, az óra járása szerint
waiting-seat = { $seat } hely:
waiting-you = te
waiting-here = itt van
waiting-not-here = most nincs itt
waiting-kept = fenntartva, még nem jött vissza
waiting-kept-for-you = neked fenntartva
waiting-sit-here = Ide ülök
waiting-sit-down = Leülök
waiting-name-needed = Mondd meg, ki vagy.
waiting-or-watch = Vagy maradj, és nézd a játékot.
waiting-full = Minden hely foglalt. Maradj, és nézd a játékot.
waiting-welcome-back = Még egy játék, { $name }? A helyed megvan.
waiting-rename = A nevem módosítása
waiting-rename-done = Módosítás
waiting-stand-up = Felállok
waiting-add-bot = Bot hozzáadása
waiting-level-of = Milyen jól játszik { $name }
waiting-remove = { $name } eltávolítása
waiting-send-away = { $name } elküldése
waiting-watching = { $count ->
        [one] Valaki nézi.
       *[other] { $count } ember nézi.
    }

## The invitation

waiting-invite = Hívd meg a barátaidat
waiting-link = Az asztal linkje
waiting-link-about = Ezzel a linkkel a barátaid leülhetnek vagy nézhetik a játékot.
waiting-copy = Link másolása
waiting-copied = A link a vágólapon van.
waiting-not-copied = Nyomj Ctrl+C-t: a link ki van jelölve.
waiting-share = Megosztás
waiting-share-text = Gyere, játssz velem Razziát!
waiting-qr = A link QR-kódként
waiting-local = Ez a cím csak ezen a gépen működik. Más eszközökhöz indítsd a szervert a --host 0.0.0.0 kapcsolóval, és nyisd meg az oldalt ennek a gépnek a nevével.

## The start

waiting-start = Játék indítása
waiting-ready = Mindenki itt van.
waiting-seats-free = { $count ->
        [one] Egy hely még szabad.
       *[other] { $count } hely még szabad.
    }
waiting-for = Még hiányzik: { $names }.
waiting-for-host = A játékot { $names } indítja el.

## The table

waiting-settings = Ez az asztal
waiting-commitment-about = A szerver már kiválasztotta a keverés titkát; ez az ujjlenyomata. A játék után bárki ellenőrizheti, hogy nem változott.
