import FeedbackIcon from '@mui/icons-material/FeedbackRounded'
import Typography from '@mui/material/Typography'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isPage } from '../../features/help/feedback/feedback-address.ts'
import { FeedbackForm } from '../../features/help/feedback/FeedbackForm.tsx'
import { OwnFeedback } from '../../features/help/feedback/OwnFeedback.tsx'
import '../../features/help/feedback/locales/en.ts'

/** Feedback to those who run the product, and what became of what one has told before. */
export function FeedbackPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const about = params.get('about') ?? ''
  return (
    <Page width="narrow">
      <PageHeader title={t('feedback.title')} icon={FeedbackIcon} />
      <Typography color="textSecondary">{t('feedback.intro')}</Typography>
      <FeedbackForm about={isPage(about) ? about : ''} />
      <OwnFeedback />
    </Page>
  )
}
