import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import './texts.ts'

/** Title and description, and no more (Document 3, Placeholder pages). */
function Placeholder({ name }: { name: 'marketplace' | 'tutorials' | 'feedback' }) {
  const { t } = useTranslation()
  const title = t(`placeholders.${name}.title`)
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState title={title} text={t(`placeholders.${name}.text`)} />
    </Page>
  )
}

export const MarketplacePage = () => <Placeholder name="marketplace" />
export const TutorialsPage = () => <Placeholder name="tutorials" />
export const FeedbackPage = () => <Placeholder name="feedback" />
