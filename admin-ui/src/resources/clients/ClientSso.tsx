import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { getSso, type SsoSettings } from '@parley/contracts/http/sso.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { reasonOf } from '../../dialogs/index.ts'
import { useGuarded } from '../../session/index.ts'
import type { ClientRow } from '../../kinds/index.ts'
import { ConfirmDomainDialog } from './ConfirmDomainDialog.tsx'

const of = 'resources.clients.sso'

/** Single sign-on of a client to look at, and the super admin's word for its domain (decisions D11, Clients). */
export function ClientSso({ client }: { client: ClientRow }) {
  const translate = useTranslate()
  const guarded = useGuarded()
  const cache = useQueryClient()
  const queryKey = [getSso.name, client.id]
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => guarded(() => callRoute(getSso, { params: { id: client.id } })),
    staleTime: 0,
    retry: false,
  })
  const [isAsking, setAsking] = useState(false)
  return (
    <Box role="group" aria-label={translate(`${of}.title`)} sx={{ mt: '4px' }}>
      <Typography variant="subtitle2" component="h3">
        {translate(`${of}.title`)}
      </Typography>
      {error !== null && (
        <Alert severity="error">{reasonOf(error, { failed: translate(`${of}.failed`) })}</Alert>
      )}
      {error === null && data === undefined && <Skeleton height={24} />}
      {data !== undefined && <SsoState sso={data} />}
      {data?.domain.state === 'pending' && (
        <Button size="small" variant="outlined" sx={{ mt: '8px' }} onClick={() => setAsking(true)}>
          {translate(`${of}.confirm`)}
        </Button>
      )}
      {isAsking && (
        <ConfirmDomainDialog
          clientId={client.id}
          domain={data?.emailDomain ?? ''}
          onConfirmed={(sso) => cache.setQueryData(queryKey, sso)}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  )
}

function SsoState({ sso }: { sso: SsoSettings }) {
  const translate = useTranslate()
  if (sso.provider === null) return <Typography color="textSecondary">{translate(`${of}.none`)}</Typography>
  const parts = [
    translate(`${of}.provider.${sso.provider}`),
    translate(sso.isActive ? `${of}.active` : `${of}.inactive`),
    translate(`${of}.domain.${sso.domain.state}`, { domain: sso.emailDomain ?? '' }),
    translate(`${of}.linked`, { smart_count: sso.linkedUsers }),
    ...(sso.provisioning === 'off' ? [] : [translate(`${of}.accounts.${sso.provisioning}`)]),
  ]
  return <Typography color="textSecondary">{parts.join(' · ')}</Typography>
}
