import { styles, type TextStyle } from './slide-look.ts'

/** How close things stand on the slides of a section; inches but for the styles. */
export interface Density {
  /** Between what stands below each other. */
  gap: number
  /** Inside a table's cell, above and below its text. */
  cell: number
  /** Inside a card, and between cards. */
  card: number
  quote: TextStyle
  prose: TextStyle
  /** Of the space between paragraphs. */
  share: number
  highestChart: number
}

const normal: Density = {
  gap: 0.22,
  cell: 0.07,
  card: 0.14,
  quote: styles.quote,
  prose: styles.prose,
  share: 1,
  highestChart: 4.4,
}

/** From the most generous to the closest that can still be read from the back of a room. */
export const densities: [Density, ...Density[]] = [
  normal,
  { ...normal, highestChart: 3.1 },
  {
    gap: 0.13,
    cell: 0.045,
    card: 0.1,
    quote: styles.quoteClose,
    prose: styles.proseClose,
    share: 0.45,
    highestChart: 2.6,
  },
]

export const normalDensity = normal
