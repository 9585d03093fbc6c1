import type { ColorSystemOptions, ThemeOptions } from '@mui/material/styles'
import { components } from './components.ts'
import { dark, light, type Accents } from './tokens.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    accent: Accents
  }
  interface PaletteOptions {
    accent?: Accents
  }
}

function scheme(tokens: typeof light): ColorSystemOptions {
  const { accents } = tokens
  const onAccent = tokens === light ? '#FFFFFF' : '#0B1220'
  return {
    palette: {
      primary: { main: tokens.primary, dark: tokens.primaryHover, contrastText: tokens.onPrimary },
      secondary: { main: accents.human, contrastText: onAccent },
      error: { main: accents.critical, contrastText: onAccent },
      warning: { main: accents.reviewer, contrastText: onAccent },
      success: { main: accents.approver, contrastText: onAccent },
      info: { main: accents.contributor, contrastText: onAccent },
      text: { primary: tokens.ink, secondary: tokens.muted, disabled: tokens.muted },
      background: { default: tokens.canvas, paper: tokens.surface },
      divider: tokens.line,
      action: { active: tokens.muted },
      accent: accents,
    },
  }
}

/** Type, space and colour of the look, light and dark as CSS variables; the app and the console make theirs of it. */
export const themeOptions: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'parley' },
  colorSchemes: { light: scheme(light), dark: scheme(dark) },
  spacing: 4,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
    fontSize: 14,
    htmlFontSize: 16,
    h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4, letterSpacing: '-0.01em' },
    h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, letterSpacing: '-0.005em' },
    h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
    h4: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
    subtitle1: { fontSize: '0.875rem', fontWeight: 500, lineHeight: 1.5 },
    subtitle2: { fontSize: '0.8125rem', fontWeight: 500, lineHeight: 1.5 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5714 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.54 },
    caption: { fontSize: '0.75rem', lineHeight: 1.5 },
    button: { fontSize: '0.875rem', fontWeight: 500, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 180,
      enteringScreen: 180,
      leavingScreen: 150,
    },
  },
  components,
}
