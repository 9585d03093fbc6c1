import Link from '@mui/material/Link'
import { touch } from '../theme/touch.ts'

interface RowLinkProps {
  name: string
  /** For screen readers: what a press on the name does, where the name alone does not say it. */
  label?: string
  onClick: () => void
}

/** The name of a row's record, which opens it. */
export function RowLink({ name, label, onClick }: RowLinkProps) {
  return (
    <Link
      component="button"
      type="button"
      color="textPrimary"
      underline="hover"
      aria-label={label}
      data-opens-row=""
      onClick={onClick}
      sx={{
        fontWeight: 500,
        textAlign: 'left',
        overflowWrap: 'anywhere',
        // Larger for fingers than it looks.
        [touch]: { py: '10px', my: '-10px' },
      }}
    >
      {name}
    </Link>
  )
}
