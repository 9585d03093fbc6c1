import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ClientArchive } from '@parley/contracts/http/client-archives.ts'
import type { Client } from '@parley/contracts/http/people.ts'
import { ActionNotice } from '@parley/ui-kit/components/ActionNotice.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { formatDateTime, formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteClientDialog } from '../../clients/index.ts'
import '../../clients/locales/en.ts'
import { stateOf } from '../archive-state.ts'
import '../locales/en.ts'
import { AskedErasure } from './AskedErasure.tsx'
import { TypedName } from './TypedName.tsx'

const gone = ['work', 'documents', 'people', 'settings'] as const

interface EraseSectionProps {
  /** Undefined once it is gone. */
  client: Client | undefined
  archives: readonly ClientArchive[]
  mayTake: boolean
}

/** What an erasure takes, what has to come before it, its two steps, and what became of it. */
export function EraseSection({ client, archives, mayTake }: EraseSectionProps) {
  const { t } = useTranslation()
  const { erased, isErasing, ready } = stateOf(archives)
  if (erased !== undefined) return <Erased erasure={erased} />
  if (client === undefined) return null
  return (
    <Section title={t('clientArchives.erase.title')}>
      <Typography>{t('clientArchives.erase.text')}</Typography>
      <Box component="ul" sx={{ my: 2, pl: 5 }}>
        {gone.map((part) => (
          <li key={part}>{t(`clientArchives.erase.gone.${part}`)}</li>
        ))}
      </Box>
      {ready?.contents != null && (
        <Typography color="textSecondary">
          {t('clientArchives.erase.counted', {
            rows: formatNumber(ready.contents.rows),
            files: formatNumber(ready.contents.files),
          })}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '72ch' }}>
        {t('clientArchives.erase.stays')}
      </Typography>
      {isErasing ? (
        <Alert severity="info">{t('clientArchives.erase.atWork')}</Alert>
      ) : (
        <NextStep client={client} archives={archives} mayTake={mayTake} />
      )}
    </Section>
  )
}

function Erased({ erasure }: { erasure: ClientArchive }) {
  const { t } = useTranslation()
  const time = formatDateTime(erasure.finishedAt ?? erasure.createdAt)
  return (
    <Section title={t('clientArchives.erase.title')}>
      <Alert severity="success">{t('clientArchives.erase.erased', { time })}</Alert>
      <Typography color="textSecondary" sx={{ mt: 3, maxWidth: '72ch' }}>
        {t('clientArchives.erase.stays')}
      </Typography>
    </Section>
  )
}

function NextStep({ client, archives, mayTake }: { client: Client } & Omit<EraseSectionProps, 'client'>) {
  const { t } = useTranslation()
  const [isDeleting, setDeleting] = useState(false)
  const { asked, ready, isExporting } = stateOf(archives)
  if (!client.isObsolete)
    return (
      <>
        <ActionNotice
          severity="info"
          label={t('clientArchives.erase.deleteClient')}
          onAct={() => setDeleting(true)}
          canAct={mayTake}
        >
          {t('clientArchives.erase.stepDelete')}
        </ActionNotice>
        {isDeleting && <DeleteClientDialog client={client} onClose={() => setDeleting(false)} />}
      </>
    )
  if (asked !== undefined) return <AskedErasure erasure={asked} client={client} mayTake={mayTake} />
  if (isExporting) return <Alert severity="info">{t('clientArchives.erase.stepWait')}</Alert>
  if (ready === undefined) return <Alert severity="info">{t('clientArchives.erase.stepExport')}</Alert>
  return mayTake ? <TypedName client={client} /> : null
}
