import Box from '@mui/material/Box'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { useTranslation } from 'react-i18next'

/** How many problems a tab holds; nothing where it holds none. */
export function ProblemMark({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Box component="span" sx={markStyle}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('templateEditor.problemCount', { count })}</VisuallyHidden>
    </Box>
  )
}

const markStyle = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  px: 1,
  ml: 1.5,
  // Its tab is not taller for it.
  my: '-3px',
  borderRadius: '10px',
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1,
} as const
