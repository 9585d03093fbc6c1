/** Pixels, as in the app. */
export const topBarHeight = 56
export const menuWidth = 248
export const collapsedMenuWidth = 64
