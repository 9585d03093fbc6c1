import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect } from 'react'

/** What the theme's colours hang on. */
const attribute = 'data-color-scheme'

/** On paper: what is folded is unfolded, what can only be clicked is left out, and the ground is white. */
export function PrintedLook() {
  useEffect(() => {
    const root = document.documentElement
    let shown: string | null = null
    const lighten = (): void => {
      shown = root.getAttribute(attribute)
      root.setAttribute(attribute, 'light')
    }
    const restore = (): void => {
      if (shown !== null) root.setAttribute(attribute, shown)
    }
    window.addEventListener('beforeprint', lighten)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', lighten)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
  return <GlobalStyles styles={printed} />
}

const printed = {
  '@media print': {
    '.MuiButton-root, .MuiIconButton-root, .MuiPopper-root, [data-sonner-toaster], [data-screen-only]': {
      display: 'none !important',
    },
    '.MuiCollapse-root': {
      height: 'auto !important',
      visibility: 'visible !important',
      overflow: 'visible !important',
    },
    '.MuiCard-root': { overflow: 'visible !important' },
    'tr, figure': { breakInside: 'avoid' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
  },
} as const
