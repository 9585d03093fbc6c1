import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { listClientArchives, requestClientErasure } from '@parley/contracts/http/client-archives.ts'
import type { Client } from '@parley/contracts/http/people.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

/** The first step of an erasure: the client's name, typed. */
export function TypedName({ client }: { client: Client }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const asked = useRouteMutation(requestClientErasure, [listClientArchives])
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    asked.mutate({ params: { id: client.id }, body: { name } })
  }
  return (
    <Box component="form" onSubmit={submit}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <TextField
          size="small"
          autoComplete="off"
          label={t('clientArchives.erase.typeName', { name: client.name })}
          value={name}
          onChange={(event) => setName(event.target.value)}
          sx={{ flex: '1 1 280px', maxWidth: 480 }}
        />
        <Button
          type="submit"
          variant="outlined"
          color="error"
          loading={asked.isPending}
          disabled={name.trim() !== client.name.trim()}
          sx={{ minHeight: 40 }}
        >
          {t('clientArchives.erase.goOn')}
        </Button>
      </Box>
      {asked.isError && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('clientArchives.failed')}: {messageOf(asked.error)}
        </Alert>
      )}
    </Box>
  )
}
