import type { Tone } from './deck-document.ts'

/** The product's light colours, for paper (hex without #). */
export const paper = {
  ink: '111827',
  muted: '4B5563',
  line: 'CBD5E1',
  ground: 'F1F5F9',
  primary: '0F766E',
  critical: 'B91C1C',
} as const

/** Of bars and arcs: what carries no meaning stands back. */
export const areaOnPaper = (tone: Tone): string => (tone === 'neutral' ? '64748B' : toneOnPaper[tone])

/** Of words and marks; each is readable on white. */
export const toneOnPaper: Record<Tone, string> = {
  critical: 'B91C1C',
  high: 'C2410C',
  medium: 'A16207',
  low: '475569',
  good: '15803D',
  accent: '0F766E',
  neutral: '334155',
}
