select author, message, at, answer from answers where (author, message) > ($1, $2) order by author, message limit $3
