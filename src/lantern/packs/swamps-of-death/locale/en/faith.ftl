# What may come of Faith in Scripture.
comes-faith-book-destroyed = Your Holy Book is destroyed, with a Sign or without
