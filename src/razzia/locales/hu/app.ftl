# The words of Razzia!, Hungarian.

## On every screen of the web app

dialog-close = Bezárás
nowhere-title = Itt nincs semmi
nowhere-home = Vissza a kezdőlapra
error-unreachable = a szerver nem érhető el; ellenőrizd a hálózatot
level-easy = könnyű
level-normal = közepes
level-hard = nehéz

## What happens at a table beside the game

news-table-made = Az asztal kész.
news-sat-down = { $name } leül.
news-stood-up = A(z) { $seat } hely ismét szabad.
news-bot-invited = { $name }, egy bot ({ $level }), leül.
news-started = Kezdődik a játék.
news-took-back = { $name } visszavonja az utolsó lépését.
news-resigned = { $name } elment. Egy bot játszik tovább.
news-returned = { $name } visszatért.
news-clock-restarted = A szerver nem volt elérhető: { $name } újra megkapja a teljes idejét.
news-rematch-made = Van egy asztal a visszavágóhoz.
news-time-out = { $name } ideje lejárt: ezt a lépést egy bot teszi meg.
news-took-over = { $name } ideje túl sokszor lejárt: egy bot játszik tovább.
