# Play by message in the window.
mail-window-heading = Play by message
mail-window-none = No play-by-message matches yet.
mail-how = Invite someone: copy the message and send it by e-mail or chat. When an answer comes, copy all of it and paste it here, or drop it as a file. After every turn a new message is ready to send. Neither player can see or choose the dice in advance.
mail-which-game = Which game do you want to play?
mail-which-rules = Which rules for { $game }?
mail-ask-title = Accept this invitation?
mail-ask-no = Not now
mail-ask-yes = Accept
mail-invite = Copy the invitation
mail-line-copied = Copied. Send the message to your opponent and paste the answer here.
mail-line-saved = Saved to { $file }. Send the file to your opponent. When the answer comes, paste it or drop it here.
mail-copy = Copy message
mail-save = Save message
mail-paste = Paste answer
mail-new = New match
mail-watch = Watch
mail-todo-own = Your turn: play on the board.
mail-todo-wait = Your opponent’s turn. { $key ->
    [none] Send the message and paste the answer here.
   *[other] Send the message ({ $key } copies it) and paste the answer here.
}
mail-todo-invited = Nothing has been dealt yet. { $key ->
    [none] Send the message and paste the answer here.
   *[other] Send the message ({ $key } copies it) and paste the answer here.
}
mail-todo-won = The match is over: you have won. Send the last message, so that your opponent sees it too.
mail-todo-lost = The match is over: your opponent has won.
mail-todo-drawn = The match is a draw.
