import type { Tone } from '../deck-document.ts'

/** Inches; 16:9 as PowerPoint has it. */
export const slideSize = { width: 13.333, height: 7.5 }
export const margin = 0.6
export const contentWidth = slideSize.width - 2 * margin
/** Where a slide's headline is, and the title of the deck on its first one (it grows upwards). */
export const headlineFrame = { x: margin, y: 0.66, width: contentWidth, height: 0.92 }
export const titleFrame = { x: 0.75, y: 1.2, width: 8.28, height: 2.35 }
/** Where a slide's own content is, below the headline and above the foot. */
export const body = { top: 1.72, bottom: 6.78 }

/** Arial is on every desktop, and fonts of the same widths stand in for it elsewhere (Liberation Sans, Arimo). */
export const fontFamily = 'Arial'

/** The product's light colours, by meaning (hex without #). */
export const colours = {
  ink: '111827',
  muted: '4B5563',
  line: 'E2E8F0',
  canvas: 'F8FAFC',
  surface: 'FFFFFF',
  primary: '0F766E',
  deep: '0B3B3A',
  pale: 'CCE5E2',
  critical: 'B91C1C',
  high: 'C2410C',
  medium: 'A16207',
  low: '475569',
  good: '15803D',
  neutral: '64748B',
  faint: 'CBD5E1',
  blue: '1D4ED8',
  violet: '6D28D9',
  amber: 'B45309',
} as const
export type Colour = keyof typeof colours

/** For words and lines of a tone; neutral words are muted so that they can be read. */
export const toneColour = (tone: Tone | undefined): Colour =>
  tone === undefined ? 'ink' : tone === 'accent' ? 'primary' : tone === 'neutral' ? 'muted' : tone

/** For areas of a tone; those without one take turns. */
export const areaColour = (tone: Tone | undefined, index: number): Colour => {
  if (tone === 'accent') return 'primary'
  if (tone !== undefined) return tone
  const turns: Colour[] = ['primary', 'blue', 'amber', 'violet', 'neutral', 'deep']
  return turns[index % turns.length] ?? 'primary'
}

/** Points; `leading` is the exact height of a line. */
export interface TextStyle {
  size: number
  leading: number
  isBold: boolean
}

const style = (size: number, leading: number, isBold = false): TextStyle => ({ size, leading, isBold })

export const styles = {
  deckTitle: style(40, 46, true),
  deckTitleLong: style(26, 31, true),
  deckSubtitle: style(20, 25),
  headline: style(24, 29, true),
  headlineMedium: style(20, 25, true),
  headlineLong: style(18, 22, true),
  kicker: style(11, 14, true),
  heading: style(14, 18, true),
  prose: style(15, 21),
  proseClose: style(13, 18),
  caption: style(11, 15, true),
  small: style(10, 14),
  cell: style(11, 15),
  quote: style(12, 17),
  quoteClose: style(11, 15),
  speaker: style(12, 16, true),
  figure: style(28, 33, true),
  figureNarrow: style(21, 26, true),
  figureLong: style(15, 19, true),
  foot: style(9, 12),
} as const

/** Inches that the text of a bullet is set in, by its level. */
export const bulletIndent = [0.25, 0.55] as const
