"""The standard environments of people who work on game AI. They encode and never judge: the rules are the core's.

======================= ============================================================ ==========
module                  what it is                                                   extra
======================= ============================================================ ==========
``batch``               thousands of games at once, on NumPy arrays                  none
``pettingzoo_env``      all the seats, one after the other                           pettingzoo
``pettingzoo_parallel`` all the seats at once, for code that wants it so             pettingzoo
``gymnasium_env``       one seat against bots                                        gymnasium
``openspiel_game``      a game tree with chance nodes                                openspiel
======================= ============================================================ ==========

They share what a player sees (``observation``), what it is rewarded with (``reward``), how games start (``lot``) and
why an action is refused (``refusal``). ``docs/environments.md`` shows how to use each.
"""
