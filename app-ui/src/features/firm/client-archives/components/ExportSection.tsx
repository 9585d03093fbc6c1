import ArchiveIcon from '@mui/icons-material/Inventory2Outlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  archiveDays,
  type ClientArchive,
  listClientArchives,
  requestClientExport,
} from '@parley/contracts/http/client-archives.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { stateOf } from '../archive-state.ts'
import '../locales/en.ts'
import { ArchiveList } from './ArchiveList.tsx'

interface ExportSectionProps {
  clientId: string
  archives: readonly ClientArchive[]
  mayTake: boolean
}

/** To have a client exported, how far that is, and what was made before. */
export function ExportSection({ clientId, archives, mayTake }: ExportSectionProps) {
  const { t } = useTranslation()
  const asked = useRouteMutation(requestClientExport, [listClientArchives])
  const { erased, asked: erasure, isErasing, isExporting } = stateOf(archives)
  const start = (): void =>
    asked.mutate(
      { params: { id: clientId } },
      { onSuccess: () => showSuccess(t('clientArchives.export.started')) },
    )
  return (
    <Section title={t('clientArchives.export.title')}>
      {erased === undefined && (
        <>
          <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '72ch' }}>
            {t('clientArchives.export.text', { days: archiveDays })}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '72ch' }}>
            {t('clientArchives.export.whole')}
          </Typography>
          <Button
            variant="contained"
            startIcon={<ArchiveIcon />}
            loading={asked.isPending}
            disabled={!mayTake || isExporting || isErasing || erasure !== undefined}
            onClick={start}
          >
            {t('clientArchives.export.start')}
          </Button>
        </>
      )}
      {asked.isError && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('clientArchives.failed')}: {messageOf(asked.error)}
        </Alert>
      )}
      {archives.length === 0 ? (
        <EmptyState
          compact
          icon={ArchiveIcon}
          title={t('clientArchives.export.none')}
          text={t('clientArchives.export.noneText')}
        />
      ) : (
        <ArchiveList archives={archives} mayTake={mayTake} />
      )}
    </Section>
  )
}
