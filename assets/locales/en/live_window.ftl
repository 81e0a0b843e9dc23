# Online matches in the window.
live-title = Join a table
live-about = online, by invitation or nearby
live-window-join = Join a table
live-window-open = Your table is open
live-window-how =
    Copy the invitation that you received, and paste it here. The two programs connect directly, or through a relay if the invitation names one.

    To invite other players, choose a game and give a seat to “Online”.
live-window-found = This is an invitation to a table.
live-window-play = Play
live-window-play-note = you see the game and the players before you sit down
live-window-watch = Watch
live-window-watch-note = if the players allow it
live-window-paste = Paste invitation
live-window-copy = Copy invitation
live-window-copied = Copied. Send the invitation to the players who are to join.
live-window-dialling = Connecting to the table…
live-window-sit-down = Do you want to play this match?
live-window-sit = Take a seat
live-window-wait = The match begins when every seat is taken.
live-window-send = Copy the invitation and send it to the players who are to join, in any chat or by e-mail. The match begins when every seat is taken.
live-signs-heading = Say something
live-signs-mute = Hide what others say
live-signs-hear = Show what others say
live-rematch = Each player moves one seat on.
hud-command-ask-undo = Ask to undo
hud-about-ask-undo = Asks the other players whether your last action may be taken back.
hud-command-claim-time = Claim on time
hud-about-claim-time = Your opponent is out of time: you may claim the match.
ui-clock-online-about = Each player has a time budget. The clock runs while animations are shown, because the others do not wait for them; it stops while a player is not connected. Who runs out of time loses if another player claims it.
hud-prompt-live-paused = A player is not connected. The match is waiting.
hud-prompt-skip-waiting = Skip ({ $count ->
        [one] one more turn
       *[other] { $count } more turns
    } to see)
ui-trouble-live = The online match: { $why }
ui-pause-leave-note-live = saved; the others wait for you
ui-ask-quit-text-live = The match is saved. The others wait until you continue it.
ui-ask-allow-undo = Take it back?
ui-ask-allow-undo-text = { $player } asks to take back their last action, and everything since.
ui-ask-allow-undo-no = No
ui-ask-allow-undo-yes = Yes, take it back
ui-ask-stop-waiting = Keep waiting?
ui-ask-stop-waiting-text = The match has been waiting for a minute for a player who is not connected. If you leave, it stays saved for every player, and no player loses. “Saved matches” brings you back.
ui-ask-stop-waiting-no = Keep waiting
ui-ask-stop-waiting-yes = Leave the match
ui-setup-online = Online
ui-setup-online-style = A player elsewhere whom you invite.
ui-setup-open-table = Open the table
ui-setup-no-player-here = Take a seat yourself, or give one to a computer.
ui-setup-watchers = Watchers
ui-setup-watchers-no = None
ui-setup-watchers-yes = Allowed
live-window-you = Player { $number }: you
live-window-found-relay = This is an invitation to a table. It is reached through the relay { $relay }, which sees your address but not what is played.
ui-settings-relay = Relay for online matches
ui-settings-relay-about = A relay helps when two programs cannot reach each other directly. Public relays are run by the makers of the network library iroh: they see addresses, not matches, and promise nothing. Your own is named in the settings file.
ui-settings-relay-only = Hide my address
ui-settings-relay-only-about = Where a table has a relay, everything goes through it: the other players do not see your network address. It is a little slower.
ui-relay-none = None
ui-relay-own = My own
ui-relay-public = Public
live-window-not-reached = The table has not been reached yet; it is tried again and again. If it stays so, a router or firewall is in the way: ask for an invitation with a relay.
hud-prompt-live-closed = The table is closed. The match is saved.
live-window-found-direct = This is an invitation to a table without a relay: the player who opened it will see your network address.
live-nearby-heading = Tables nearby
live-nearby-looking = Looking for open tables on this network…
live-nearby-while-hidden = While your address is hidden, no tables are looked for on this network.
live-nearby-show = Show to this network: { $shown ->
        [yes] yes
       *[no] no
    }
live-nearby-show-note = under “Join a table”, while a seat is free
ui-settings-nearby = Show tables to this network
ui-settings-nearby-about = A table that you open appears under “Join a table” for players on the same network while a seat is free, with your name. They need no invitation.
