import type { Accents } from '@parley/ui-kit/theme/tokens.ts'

export type Accent = keyof Accents

/** A colour of the look by its meaning, in either theme. */
export const accentColour = (accent: Accent): string => `var(--parley-palette-accent-${accent})`
