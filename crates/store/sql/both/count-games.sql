select count(*) from games
