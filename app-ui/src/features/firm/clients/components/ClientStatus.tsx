import Typography from '@mui/material/Typography'
import type { Client } from '@parley/contracts/http/people.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'

/** Active or Obsolete (Document 3, section 4); explained, what the latter means. */
export function ClientStatus({ client, explained = false }: { client: Client; explained?: boolean }) {
  const { t } = useTranslation()
  if (!client.isObsolete)
    return (
      <StatusBadge dot tone="success">
        {t('clients.active')}
      </StatusBadge>
    )
  return (
    <>
      <StatusBadge dot>{t('clients.obsolete')}</StatusBadge>
      {explained && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('clients.obsoleteMeans')}
        </Typography>
      )}
    </>
  )
}
