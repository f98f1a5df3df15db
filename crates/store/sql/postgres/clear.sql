truncate games, events, keys, sessions, answers, addresses
