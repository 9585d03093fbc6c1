/** Where fingers do what a mouse does elsewhere: what they press is at least 40 px high and wide. */
export const touch = '@media (pointer: coarse)'
export const touchSize = 40
