import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'

/** The first stop of the Tab key: past the menus, to the page. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <Link
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
      sx={{
        position: 'fixed',
        left: 12,
        top: -60,
        zIndex: 'tooltip',
        px: 4,
        py: 2,
        borderRadius: '8px',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:focus': { top: 10 },
        '@media print': { display: 'none' },
      }}
    >
      {t('common.skipToContent')}
    </Link>
  )
}
