import { theme } from '@parley/ui-kit/theme/theme.ts'

/** What is for the screen alone. */
export const offPaper = { '@media print': { display: 'none' } } as const

/** The theme's variables of the light scheme. */
const lightVariables = theme
  .generateStyleSheets()
  .flatMap((sheet) => Object.entries(sheet))
  .find(([selector]) => selector.includes('"light"'))?.[1] as Record<string, string> | undefined

/** On paper: A4, in the light colours whatever the screen's are, no part torn apart. */
export const printStyles = {
  '@page': { size: 'A4 portrait', margin: '14mm 12mm' },
  '@media print': {
    'html[data-color-scheme]': { ...lightVariables, colorScheme: 'light' },
    html: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
    // The way past the menu, which is not there, and what floats above the page.
    'a[href="#content"], [data-sonner-toaster]': { display: 'none !important' },
    main: { overflow: 'visible' },
    'main section': { breakInside: 'avoid' },
    'tr, h2': { breakInside: 'avoid' },
    h2: { breakAfter: 'avoid' },
  },
}
