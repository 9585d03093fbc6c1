import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded'
import LockIcon from '@mui/icons-material/LockOutlined'
import SearchOffIcon from '@mui/icons-material/SearchOffRounded'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError, hasStatus, messageOf } from '../calls/api-error.ts'
import { EmptyState } from './EmptyState.tsx'

interface ErrorStateProps {
  error: unknown
  /** The catalogue's sentence for this failure; the server's own stands below it, unless it holds that. */
  title?: string
  onRetry?: () => void
  compact?: boolean
}

/** What failed, with Retry; 403 and 404 have faces of their own. */
export function ErrorState({ error, title, onRetry, compact = false }: ErrorStateProps) {
  const { t } = useTranslation()
  if (hasStatus(error, 403)) return <ForbiddenState text={messageOf(error)} />
  if (hasStatus(error, 404)) return <NotFoundState text={messageOf(error)} />
  const message = messageOf(error)
  const reference = error instanceof ApiError ? error.requestId : undefined
  return (
    <div role="alert">
      <EmptyState
        icon={ErrorIcon}
        compact={compact}
        title={title ?? message}
        text={
          <>
            {title?.includes(message) === false && message}
            {reference !== undefined && (
              <Typography variant="caption" component="div">
                {t('common.reference', { id: reference })}
              </Typography>
            )}
          </>
        }
        action={
          onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )
        }
      />
    </div>
  )
}

/** 403: it exists, but not for this account. */
export function ForbiddenState({ text }: { text?: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={LockIcon}
      title={t('common.accessDenied')}
      text={text ?? t('common.accessDeniedText')}
      action={<HomeButton />}
    />
  )
}

/** 404: missing, or somebody else's. */
export function NotFoundState({ text }: { text?: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={SearchOffIcon}
      title={t('common.notFound')}
      text={text ?? t('common.notFoundText')}
      action={<HomeButton />}
    />
  )
}

function HomeButton() {
  const { t } = useTranslation()
  return (
    <Button variant="outlined" component={Link} to="/">
      {t('common.goToHome')}
    </Button>
  )
}
