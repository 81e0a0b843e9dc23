# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Wie Zahlen geschrieben werden: Ziffern mit einem Zeichen zwischen Ganzem und Teilen, eine Grenze wie > 99, ein Anteil von 100.
number-decimal = { $whole },{ $part }
number-bound = { $sign } { $number }
number-percent = { $number } %
