import { touch, touchSize } from '../theme/touch.ts'

/** One line of the menu at the side. */
export const menuRowStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: '12px',
  width: '100%',
  minHeight: 36,
  [touch]: { minHeight: touchSize },
  px: '10px',
  borderRadius: '8px',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.5,
  textAlign: 'left',
  textDecoration: 'none',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&.active': {
    color: 'text.primary',
    bgcolor: 'color-mix(in srgb, var(--parley-palette-primary-main) 12%, transparent)',
    '& svg': { color: 'primary.main' },
  },
} as const

export const menuListStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
} as const
