/** Of the palette and the parts that cmdk draws. */
export const look = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& [cmdk-input]': {
    flex: 1,
    minWidth: 0,
    px: '20px',
    py: '16px',
    border: 0,
    outline: 'none !important',
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '0.9375rem',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
  '& [cmdk-list]': { maxHeight: 'min(52vh, 420px)', overflowY: 'auto', px: '8px', py: '4px' },
  '& [cmdk-group-heading]': {
    px: '12px',
    pt: '12px',
    pb: '4px',
    fontSize: '0.75rem',
    fontWeight: 500,
    color: 'text.secondary',
  },
} as const

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const labelLook = { flex: '0 1 auto', minWidth: 0, ...cut } as const
export const detailLook = {
  flex: '1 1 0',
  minWidth: 0,
  color: 'text.secondary',
  fontSize: '0.75rem',
  ...cut,
} as const

/** Of one choice. */
export const rowLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: 40,
  px: '12px',
  borderRadius: '8px',
  cursor: 'pointer',
  '& svg': { color: 'text.secondary' },
  '&[data-selected="true"]': {
    bgcolor: 'color-mix(in srgb, var(--parley-palette-primary-main) 12%, transparent)',
    '& svg': { color: 'primary.main' },
  },
} as const

/** Of the line that one types in. */
export const inputLineLook = {
  display: 'flex',
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
} as const
