import ClientsIcon from '@mui/icons-material/DomainRounded'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { listClients } from '@parley/contracts/http/people.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser, isFirmAdmin, kindOf } from '../../../account/session/index.ts'
import '../locales/en.ts'

interface Place {
  id: string
  name: string
}

interface ClientPlaceProps {
  /** For who is in no client and may not work for one from outside. */
  fallback: ReactNode
  /** Names the page until a client is chosen, whose part names it. */
  header?: ReactNode
  children: (client: Place) => ReactNode
}

/**
 * What belongs to one client: to the one that the person is in. A Firm Admin is in none and chooses one of the firm's;
 * which one stands in the address (`?client=`).
 */
export function ClientPlace({ fallback, header, children }: ClientPlaceProps) {
  const user = useUser()
  if (user.client !== null) return children(user.client)
  return kindOf(user) === 'firm' && isFirmAdmin(user) ? (
    <ChosenClient header={header}>{children}</ChosenClient>
  ) : (
    fallback
  )
}

function ChosenClient({ header, children }: Pick<ClientPlaceProps, 'header' | 'children'>) {
  const { t } = useTranslation()
  const [address, setAddress] = useAddressParams()
  const clients = useRouteQuery(listClients, {}, { staleTime: minutes(5), gcTime: minutes(10) })
  const open = clients.data?.filter(({ isObsolete }) => !isObsolete) ?? []
  const asked = address.get('client')
  const client = open.find(({ id }) => id === asked) ?? (open.length === 1 ? open[0] : undefined)
  return (
    <>
      {client === undefined && header}
      <QueryView
        query={clients}
        skeleton={<Skeleton variant="rounded" height={40} />}
        failed={t('clients.loadFailed')}
      >
        {() => (
          <>
            <TextField
              select
              size="small"
              label={t('clients.place.label')}
              helperText={t('clients.place.help')}
              value={client?.id ?? ''}
              disabled={open.length === 0}
              onChange={({ target }) =>
                setAddress((now) => {
                  now.set('client', target.value)
                  return now
                })
              }
              sx={{ maxWidth: 360 }}
            >
              {open.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            {client === undefined ? (
              <EmptyState
                icon={ClientsIcon}
                title={t(open.length === 0 ? 'clients.place.none' : 'clients.place.choose')}
                text={t('clients.place.text')}
              />
            ) : (
              <Box key={client.id} sx={{ display: 'contents' }}>
                {children(client)}
              </Box>
            )}
          </>
        )}
      </QueryView>
    </>
  )
}
