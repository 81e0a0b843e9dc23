# Matches by mail in the window.
mail-window-heading = Matches by mail
mail-window-none = No match by mail yet.
mail-how = Invite someone: copy the message and send it by e-mail or chat. When an answer comes, copy all of it and paste it here, or drop it as a file. After every turn a new message is ready to send. Neither player can see or choose the dice in advance.
mail-which-game = A match by mail of which game?
mail-which-rules = { $game }: by which rules?
mail-ask-title = Accept this invitation?
mail-ask-no = Not now
mail-ask-yes = Accept
mail-invite = Copy the invitation
mail-line-copied = The line for the other is copied. Send it; what comes back is pasted here.
mail-line-saved = The line for the other lies in { $file }. Send it; what comes back is pasted or dropped here.
mail-copy = Copy the line
mail-save = Save it
mail-paste = Paste what came
mail-new = New match
mail-watch = Watch it
mail-todo-own = Your turn: choose on the board.
mail-todo-wait = Your opponent’s turn. { $key ->
    [none] Send the message and paste the answer here.
   *[other] Send the message ({ $key } copies it) and paste the answer here.
}
mail-todo-invited = Nothing has been dealt yet. { $key ->
    [none] Send the message and paste the answer here.
   *[other] Send the message ({ $key } copies it) and paste the answer here.
}
mail-todo-won = It is over: you have won. Send the last line, so that the other sees it too.
mail-todo-lost = It is over: the other has won.
mail-todo-drawn = It is over: a draw.
