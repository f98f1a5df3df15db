select answer from answers where author = $1 and message = $2
