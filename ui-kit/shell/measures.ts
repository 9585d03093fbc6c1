/** Pixels; pages that keep a part in sight stick it below the bar. */
export const topBarHeight = 56
export const menuWidth = 248
export const collapsedMenuWidth = 64
