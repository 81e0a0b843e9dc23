# Matches by mail in the window.
mail-window-heading = Matches by mail
mail-window-none = No match by mail yet.
mail-how = Propose a match (P) and send the line that is copied, by mail or in any chat. What comes back you copy whole and paste here (H, or Ctrl+V), or drop as a file on the window. After every turn a line is ready to be sent. Neither of you can know or choose the dice.
mail-which-game = A match by mail of which game?
mail-which-rules = { $game }: by which rules?
mail-invite = Copy the invitation
mail-line-copied = The line for the other is copied. Send it; what comes back is pasted here.
mail-copy = Copy the line
mail-paste = Paste what came
mail-new = New match
mail-watch = Watch it
mail-todo-own = Your turn: choose on the board.
mail-todo-wait = The other’s turn. Send the line (C copies it), and paste what comes back.
mail-todo-invited = Nothing is dealt yet: send the line (C copies it), and paste what comes back.
mail-todo-won = It is over: you have won. Send the last line, so that the other sees it too.
mail-todo-lost = It is over: the other has won.
mail-todo-drawn = It is over: a draw.
