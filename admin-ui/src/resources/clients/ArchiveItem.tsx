import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import type { ClientArchive } from '@parley/contracts/http/client-archives.ts'
import { useLocale, useTranslate } from 'react-admin'
import type { ArchiveAct } from './use-client-archives.ts'

const of = 'resources.clients.archives'

interface ArchiveItemProps {
  archive: ClientArchive
  isBusy: boolean
  act: (act: ArchiveAct) => void
}

/** An export or an erasure with its state, and what can be done with it. */
export function ArchiveItem({ archive, isBusy, act }: ArchiveItemProps) {
  const translate = useTranslate()
  const { id, kind, status } = archive
  const button = (name: 'download' | 'confirm' | 'cancel', isGrave = false) => (
    <Button
      size="small"
      color={isGrave ? 'error' : 'primary'}
      variant="outlined"
      disabled={isBusy}
      onClick={() => act({ kind: name, id })}
    >
      {translate(`${of}.${name}`)}
    </Button>
  )
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: '8px' }}>
      <ListItemText
        primary={`${translate(`${of}.kind.${kind}`)}: ${translate(`${of}.status.${status}`)}`}
        secondary={<Details archive={archive} />}
        slotProps={{ secondary: { component: 'div', sx: { overflowWrap: 'anywhere' } } }}
      />
      <Box sx={{ display: 'flex', gap: '8px' }}>
        {status === 'READY' && button('download')}
        {status === 'REQUESTED' && button('cancel')}
        {status === 'REQUESTED' && button('confirm', true)}
      </Box>
      {(status === 'PENDING' || status === 'IN_PROGRESS') && (
        <LinearProgress sx={{ flexBasis: '100%' }} aria-label={translate(`${of}.status.${status}`)} />
      )}
    </ListItem>
  )
}

function Details({ archive }: { archive: ClientArchive }) {
  const translate = useTranslate()
  const locale = useLocale()
  const time = (at: string): string => new Date(at).toLocaleString(locale)
  const { createdAt, expiresAt, status, contents, size, signedBy, error } = archive
  return (
    <>
      <div>{translate(`${of}.askedAt`, { time: time(createdAt) })}</div>
      {status === 'READY' && contents !== null && (
        <div>
          {translate(`${of}.contents`, {
            rows: contents.rows.toLocaleString(locale),
            files: contents.files.toLocaleString(locale),
            size: ((size ?? 0) / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 1 }),
          })}
        </div>
      )}
      {status === 'READY' && expiresAt !== null && (
        <div>{translate(`${of}.until`, { time: time(expiresAt) })}</div>
      )}
      {status === 'READY' && signedBy !== null && (
        <div>{translate(`${of}.signedBy`, { fingerprint: signedBy })}</div>
      )}
      {error !== null && <div>{error}</div>}
    </>
  )
}
