import SearchOffIcon from '@mui/icons-material/SearchOffRounded'
import { NotFoundState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { useTranslation } from 'react-i18next'

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
