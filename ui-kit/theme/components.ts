import type { ThemeOptions } from '@mui/material/styles'
import { baseline, focusRing } from './baseline.ts'
import { touch, touchSize } from './touch.ts'

const touchHigh = { [touch]: { minHeight: touchSize } }
const touchSquare = { [touch]: { minWidth: touchSize, minHeight: touchSize } }

/** How the library's parts look here: quiet surfaces with a line, shadows only for what floats. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: { styleOverrides: baseline },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 8, paddingInline: 14, minHeight: 36, whiteSpace: 'nowrap', ...touchHigh },
      sizeSmall: { minHeight: 30, paddingInline: 10, fontSize: '0.8125rem', ...touchHigh },
      outlined: { borderColor: 'var(--parley-palette-divider)', color: 'var(--parley-palette-text-primary)' },
      text: { paddingInline: 10 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        ...touchSquare,
        // A field with choices opens wherever it is pressed, and has no room for two of that size.
        '.MuiAutocomplete-endAdornment &': { minWidth: 0, minHeight: 0 },
      },
      sizeSmall: { padding: 6 },
    },
  },
  MuiToggleButton: { styleOverrides: { root: touchSquare } },
  MuiTableSortLabel: { styleOverrides: { root: touchHigh } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: { borderRadius: 10, border: '1px solid var(--parley-palette-divider)', boxShadow: 'none' },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        border: '1px solid var(--parley-palette-divider)',
        borderRadius: 10,
        overflow: 'hidden',
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: { root: { paddingInline: 16, minHeight: 52 }, content: { margin: '12px 0' } },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '4px 16px 20px' } } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--parley-palette-background-paper)',
        ...touchHigh,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: 'color-mix(in srgb, var(--parley-palette-text-secondary) 55%, transparent)',
        },
        '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--parley-palette-text-secondary)',
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '& legend': { fontSize: '0.857em' },
        // A hint that has no room ends in an ellipsis, not within a word.
        '& input:placeholder-shown': { textOverflow: 'ellipsis' },
        // The field's own line shows the focus.
        '& input:focus-visible, & textarea:focus-visible': { outline: 'none' },
      },
    },
  },
  // Required fields show a red asterisk (Document 2, section 3).
  MuiFormLabel: { styleOverrides: { asterisk: { color: 'var(--parley-palette-error-main)' } } },
  MuiInputLabel: {
    styleOverrides: {
      root: { fontSize: '0.875rem' },
      // 12 px above the field instead of 10.5.
      outlined: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -9px) scale(0.857)' } },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { backgroundColor: 'var(--parley-palette-divider)', borderRadius: 2 },
      bar: { borderRadius: 2 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 6, fontWeight: 500, fontSize: '0.75rem', height: 24 },
      sizeSmall: { height: 22 },
    },
  },
  // What is chosen looks like what is typed into a list.
  MuiAutocomplete: {
    styleOverrides: {
      tag: {
        height: 28,
        backgroundColor: 'transparent',
        border: '1px solid var(--parley-palette-divider)',
        fontSize: '0.8125rem',
        fontWeight: 400,
      },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 400 },
    styleOverrides: { tooltip: { fontSize: '0.75rem', borderRadius: 6, padding: '6px 8px' } },
  },
  MuiDialog: {
    styleOverrides: {
      // Document 1, section 9: at most 90vh.
      paper: { borderRadius: 12, maxHeight: '90vh', border: '1px solid var(--parley-palette-divider)' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1rem', fontWeight: 600, padding: '20px 24px 8px' } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8 } } },
  MuiMenu: {
    styleOverrides: {
      paper: {
        borderRadius: 10,
        border: '1px solid var(--parley-palette-divider)',
        boxShadow: '0 8px 24px rgb(2 6 23 / 0.16)',
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { fontSize: '0.875rem', minHeight: 36, borderRadius: 6, marginInline: 4, ...touchHigh },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
        borderColor: 'var(--parley-palette-divider)',
        padding: '10px 16px',
      },
      head: {
        color: 'var(--parley-palette-text-secondary)',
        fontWeight: 500,
        fontSize: '0.75rem',
        lineHeight: 1.4,
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      // On a phone what can be done stands below the words, which it would leave no room.
      root: { borderRadius: 8, fontSize: '0.8125rem', alignItems: 'center', flexWrap: 'wrap' },
      message: { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
      standard: ({ ownerState }) => {
        const colour = `var(--parley-palette-${ownerState.severity ?? 'info'}-main)`
        return {
          color: 'var(--parley-palette-text-primary)',
          backgroundColor: `color-mix(in srgb, ${colour} 10%, var(--parley-palette-background-paper))`,
          border: `1px solid color-mix(in srgb, ${colour} 30%, transparent)`,
          '& .MuiAlert-icon': { color: colour },
        }
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, padding: '8px 12px' } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
}
