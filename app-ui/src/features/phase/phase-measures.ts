/** Pixels of the stepper that stays in sight; what sticks below it starts there. */
export const stepperHeight = 76
/** From this width on the conversation stands beside the phase; below, they are tabs. */
export const sideBySide = '(min-width:1200px)'
