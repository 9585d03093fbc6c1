/** Pixels. */
export const stepperHeight = 44
/** From this width on the conversation stands beside the phase; below, they are tabs. */
export const sideBySide = '(min-width:1200px)'
