import { touch, touchSize } from './touch.ts'

export const focusRing = {
  outline: '2px solid var(--parley-palette-primary-main)',
  outlineOffset: 2,
}

/** What holds for the whole page, whatever stands in it. */
export const baseline = {
  body: { fontFeatureSettings: '"cv11", "ss03"', WebkitFontSmoothing: 'antialiased' },
  // Browsers give controls a font of their own; so does the library to toasts, in styles that may come later.
  'button, input, select, textarea, [data-sonner-toaster][data-sonner-toaster]': {
    fontFamily: 'inherit',
  },
  // Notices on the product's own ground, their buttons as large as others; over styles that come later.
  '[data-sonner-toaster][data-sonner-toaster][data-sonner-theme]': {
    '--normal-bg': 'var(--parley-palette-background-paper)',
    '--normal-border': 'var(--parley-palette-divider)',
    '--normal-text': 'var(--parley-palette-text-primary)',
    '& [data-styled] [data-button]': {
      height: 32,
      borderRadius: 8,
      color: 'var(--parley-palette-primary-contrastText)',
      background: 'var(--parley-palette-primary-main)',
      [touch]: { height: touchSize },
    },
  },
  ':focus-visible': focusRing,
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': { body: { background: '#fff' } },
} as const
