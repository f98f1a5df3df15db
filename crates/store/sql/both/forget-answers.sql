delete from answers where at <= $1
