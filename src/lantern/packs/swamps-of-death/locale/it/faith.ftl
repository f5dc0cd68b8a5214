# Che cosa può venire dalla Fede nelle Scritture.
comes-faith-book-destroyed = Il tuo Libro sacro viene distrutto, con un Segno o senza
