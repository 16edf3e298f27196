"""Analysis of a game that was played: what each turn was worth, what would have been better, and what luck did."""
