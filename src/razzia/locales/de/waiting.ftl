# The words of Razzia!, German.

## The waiting room

waiting-title = Der Tisch ist bereit
waiting-home = Startseite
waiting-seats = Plätze, im Uhrzeigersinn
waiting-seat = Platz { $seat }:
waiting-you = du
waiting-here = ist da
waiting-not-here = gerade nicht da
waiting-kept = freigehalten, noch nicht zurück
waiting-kept-for-you = für dich freigehalten
waiting-sit-here = Hier sitzen
waiting-sit-down = Hinsetzen
waiting-name-needed = Sag, wer du bist.
waiting-or-watch = Oder bleib und sieh zu.
waiting-full = Alle Plätze sind besetzt. Bleib und sieh zu.
waiting-welcome-back = Noch ein Spiel, { $name }? Dein Platz ist freigehalten.
waiting-rename = Meinen Namen ändern
waiting-rename-done = Ändern
waiting-stand-up = Aufstehen
waiting-add-bot = Bot dazu
waiting-level-of = Wie gut { $name } spielt
waiting-remove = { $name } entfernen
waiting-send-away = { $name } wegschicken
waiting-watching = { $count ->
        [one] Jemand sieht zu.
       *[other] { $count } sehen zu.
    }

## The invitation

waiting-invite = Freunde einladen
waiting-link = Der Link zu diesem Tisch
waiting-link-about = Mit diesem Link setzen sich Freunde dazu oder sehen zu.
waiting-copy = Link kopieren
waiting-copied = Der Link ist kopiert.
waiting-not-copied = Drücke jetzt Strg+C: Der Link ist markiert.
waiting-share = Teilen
waiting-share-text = Komm, spiel Razzia! mit mir.
waiting-qr = Der Link als QR-Code
waiting-local = Diese Adresse gilt nur auf diesem Computer. Für andere Geräte starte den Server mit --host 0.0.0.0 und öffne die Seite unter dem Namen dieses Computers.

## The start

waiting-start = Spiel beginnen
waiting-ready = Alle sind da.
waiting-seats-free = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-for = Wir warten noch auf { $names }.
waiting-for-host = { $names } startet das Spiel.

## The table

waiting-settings = Dieser Tisch
waiting-commitment-about = Der Server hat sein Geheimnis für das Mischen schon gewählt; das ist sein Fingerabdruck. Nach dem Spiel kann jeder prüfen, dass es noch dasselbe ist.
