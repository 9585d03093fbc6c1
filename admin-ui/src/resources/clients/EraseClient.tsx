import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ClientRow } from '../../kinds/index.ts'
import type { ArchiveAct } from './use-client-archives.ts'

const of = 'resources.clients.archives'

interface EraseClientProps {
  client: ClientRow
  /** One that can be downloaded. */
  hasExport: boolean
  isBusy: boolean
  act: (act: ArchiveAct) => void
}

/** The first step of an erasure: the client's name, typed; or what has to be done before. */
export function EraseClient({ client, hasExport, isBusy, act }: EraseClientProps) {
  const translate = useTranslate()
  const [name, setName] = useState('')
  const missing = !client.isObsolete ? 'needsObsolete' : hasExport ? undefined : 'needsExport'
  return (
    <Box component="section" aria-label={translate(`${of}.eraseTitle`)} sx={{ mt: '16px' }}>
      <Typography variant="subtitle2" component="h3">
        {translate(`${of}.eraseTitle`)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(`${of}.${missing ?? 'eraseText'}`)}
      </Typography>
      {missing === undefined && (
        <Box sx={{ display: 'flex', gap: '8px', alignItems: 'center', mt: '8px' }}>
          <TextField
            size="small"
            label={translate(`${of}.typeName`, { name: client.name })}
            value={name}
            onChange={(event) => setName(event.target.value)}
            sx={{ flexGrow: 1 }}
          />
          <Button
            color="error"
            variant="outlined"
            disabled={isBusy || name.trim() !== client.name.trim()}
            onClick={() => {
              act({ kind: 'erase', name })
              setName('')
            }}
          >
            {translate(`${of}.erase`)}
          </Button>
        </Box>
      )}
    </Box>
  )
}
