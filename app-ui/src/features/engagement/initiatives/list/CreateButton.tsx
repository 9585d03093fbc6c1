import AddIcon from '@mui/icons-material/AddRounded'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'

/** Leads to the form; the client that the list is narrowed to comes along. */
export function CreateButton() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const clientId = params.get('clientId')
  return (
    <Button
      variant="contained"
      component={Link}
      to={`/initiatives/create${clientId === null ? '' : `?clientId=${encodeURIComponent(clientId)}`}`}
      startIcon={<AddIcon />}
    >
      {t('initiatives.create')}
    </Button>
  )
}
