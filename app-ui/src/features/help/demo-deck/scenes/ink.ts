/** Colours of the pictures: tokens of the theme, so that they are right in light and dark. */
export const ink = {
  line: 'var(--parley-palette-divider)',
  soft: 'var(--parley-palette-text-secondary)',
  paper: 'var(--parley-palette-background-paper)',
  primary: 'var(--parley-palette-primary-main)',
  contributor: 'var(--parley-palette-accent-contributor)',
  approver: 'var(--parley-palette-accent-approver)',
  human: 'var(--parley-palette-accent-human)',
  high: 'var(--parley-palette-accent-high)',
} as const

/** A light ground of a colour. */
export const tint = (colour: string, percent = 14): string =>
  `color-mix(in srgb, ${colour} ${percent}%, ${ink.paper})`
