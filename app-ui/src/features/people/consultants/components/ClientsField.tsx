import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { listClients } from '@parley/contracts/http/people.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useTranslation } from 'react-i18next'
import type { ConsultantForm } from '../use-consultant-form.ts'

/** Clients that the consultant may access, of those of the firm that the actor sees. */
export function ClientsField({ form }: { form: ConsultantForm }) {
  const { t } = useTranslation()
  // Document 1, section 9: client data is fresh 5 minutes and kept 10.
  const clients = useRouteQuery(listClients, {}, { staleTime: minutes(5), gcTime: minutes(10) })
  const options = (clients.data ?? []).map(({ id, name }) => ({ id, name }))
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={options}
      loading={clients.isPending}
      value={form.values.clients}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterSelectedOptions
      noOptionsText={t('consultants.noClients')}
      onChange={(_event, chosen) => form.change({ clients: chosen })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('consultants.clients')}
          error={clients.isError}
          helperText={
            clients.isError
              ? t('consultants.clientsFailed', { message: messageOf(clients.error) })
              : t('consultants.clientsHelp')
          }
        />
      )}
    />
  )
}
