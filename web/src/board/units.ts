// Pictures are drawn in hundredths of a cell, so that numbers in them stay short.

export const U = 100;
