import SearchOffIcon from '@mui/icons-material/SearchOffRounded'
import Button from '@mui/material/Button'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router'

/** An address of the console at which there is nothing. */
export function NotFound() {
  const translate = useTranslate()
  return (
    <>
      <Title title={translate('console.notFound.title')} />
      <EmptyState
        icon={SearchOffIcon}
        title={translate('console.notFound.title')}
        text={translate('console.notFound.text')}
        action={
          <Button variant="contained" component={Link} to="/">
            {translate('console.error.home')}
          </Button>
        }
      />
    </>
  )
}
