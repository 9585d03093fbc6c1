import SearchOffIcon from '@mui/icons-material/SearchOffRounded'
import { useTranslation } from 'react-i18next'
import { NotFoundState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** An address at which there is nothing, inside the shell. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHeader title={t('common.notFound')} icon={SearchOffIcon} />
      <NotFoundState />
    </Page>
  )
}
