-- Others read on as it was; whoever writes waits.
lock table games, events, keys, sessions, answers, addresses in exclusive mode
