import DownloadIcon from '@mui/icons-material/FileDownloadRounded'
import StopIcon from '@mui/icons-material/StopCircleRounded'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { deleteExport, type Export, getExport, listExports } from '@parley/contracts/http/exports.ts'
import { useRefresh, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { FileSize } from '@parley/ui-kit/components/FileSize.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { DeleteAction } from '@parley/ui-kit/components/RowAction.tsx'
import { RowButton } from '@parley/ui-kit/components/RowButton.tsx'
import { LoadingRegion } from '@parley/ui-kit/components/Skeletons.tsx'
import { useFailureText } from '@parley/ui-kit/i18n/use-failure-text.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnStream } from '../live/index.ts'
import { isOver } from './export-state.ts'
import './locales/en.ts'
import { takeFile } from './use-deck-export.ts'

const exportEvents = ['EXPORT_UPDATED'] as const
/** Milliseconds between looks while the own stream is away. */
const lookEvery = 5_000

/** The own files of the last days, to take along again or to delete. */
export function RecentExports({ initiativeId }: { initiativeId: string }) {
  const { t } = useTranslation()
  const id = useId()
  const [leaving, setLeaving] = useState<Export | null>(null)
  const exports = useExports(initiativeId)
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h3" sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
        {t('decks.recent')}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {exports.data?.length === 0 ? t('decks.noRecent') : t('decks.recentHint')}
      </Typography>
      <QueryView
        query={exports}
        skeleton={
          <LoadingRegion>
            <Skeleton height={40} />
            <Skeleton height={40} />
          </LoadingRegion>
        }
        compact
        failed={t('decks.recentFailed')}
      >
        {(rows) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <ExportRow key={row.id} row={row} onLeave={() => setLeaving(row)} />
            ))}
          </Box>
        )}
      </QueryView>
      {leaving !== null && <LeaveExport row={leaving} onClose={() => setLeaving(null)} />}
    </section>
  )
}

function useExports(initiativeId: string) {
  const refresh = useRefresh([listExports])
  const readAnew = (): void => void refresh()
  const stream = useOwnStream({ types: exportEvents, onEvent: readAnew, onConnected: readAnew })
  return useRouteQuery(
    listExports,
    { params: { id: initiativeId } },
    { staleTime: 0, refetchInterval: stream === 'connected' ? false : lookEvery },
  )
}

/** How a file is called before it has a name. */
function useNameOf(): (row: Export) => string {
  const { t } = useTranslation()
  return ({ kind, format, fileName }) =>
    fileName ?? `${t(`decks.kinds.${kind}`)}, ${t(`decks.formats.${format}`)}`
}

function ExportRow({ row, onLeave }: { row: Export; onLeave: () => void }) {
  const { t } = useTranslation()
  const sayFailure = useFailureText()
  const name = useNameOf()(row)
  const isReady = row.status === 'COMPLETED'
  return (
    <Box component="li" sx={item}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="caption" color={row.status === 'FAILED' ? 'error' : 'textSecondary'}>
          <RelativeTime at={row.createdAt} />
          {' · '}
          {isReady && row.size !== null ? <FileSize bytes={row.size} /> : t(`decks.status.${row.status}`)}
          {row.error !== null && `: ${sayFailure(row.error)}`}
        </Typography>
      </Box>
      {isReady && (
        <RowButton
          icon={DownloadIcon}
          title={t('decks.download')}
          label={t('decks.downloadOf', { name })}
          onClick={() => takeFile(row.id)}
        />
      )}
      {isOver(row) ? (
        <DeleteAction label={t('decks.deleteOf', { name })} onClick={onLeave} />
      ) : (
        <RowButton
          icon={StopIcon}
          title={t('decks.stop')}
          label={t('decks.stopOf', { name })}
          onClick={onLeave}
        />
      )}
    </Box>
  )
}

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const

function LeaveExport({ row, onClose }: { row: Export; onClose: () => void }) {
  const { t } = useTranslation()
  const isDone = isOver(row)
  return (
    <DeleteDialog
      route={deleteExport}
      input={{ params: { id: row.id } }}
      refreshes={[listExports, getExport]}
      title={t(isDone ? 'decks.deleteTitle' : 'decks.stopTitle')}
      text={t(isDone ? 'decks.deleteText' : 'decks.stopText')}
      subject={useNameOf()(row)}
      confirmLabel={isDone ? t('common.delete') : t('decks.stop')}
      cancelLabel={isDone ? t('common.cancel') : t('common.close')}
      failed={t('decks.deleteFailed')}
      said={false}
      onClose={onClose}
    />
  )
}
