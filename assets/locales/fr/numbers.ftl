# How numbers are written: digits with a mark between whole and parts, a bound such as >99, a share of 100.
number-decimal = { $whole },{ $part }
number-bound = { $sign } { $number }
number-percent = { $number } %
