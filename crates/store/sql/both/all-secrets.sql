select name, value from secrets where name > $1 order by name limit $2
