import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { listClients, listConsultingFirms } from '@parley/contracts/http/people.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useTranslation } from 'react-i18next'
import { templateItem } from '../model/problem-place.ts'
import { useEditor, useEditorValue } from '../model/use-editor.ts'
import { useProblem } from '../model/use-problems.ts'

// Document 1, section 9.
const freshness = { staleTime: minutes(5), gcTime: minutes(10) }

/** The client, or the consulting firm, that the template is for; a client's firm follows from the client. */
export function OwnerField({ kind }: { kind: 'client' | 'firm' }) {
  const { t } = useTranslation()
  const { edit } = useEditor()
  const property = kind === 'client' ? 'clientId' : 'consultingFirmId'
  const chosenId = useEditorValue((draft) => draft[property])
  const problem = useProblem(templateItem, property)
  const clients = useRouteQuery(listClients, {}, { ...freshness, enabled: kind === 'client' })
  const firms = useRouteQuery(listConsultingFirms, {}, { ...freshness, enabled: kind === 'firm' })
  const { data, isError, isLoading } = kind === 'client' ? clients : firms
  const options = (data ?? []).map(({ id, name }) => ({ id, name }))
  return (
    <Autocomplete
      data-property={property}
      sx={{ mt: 3, width: { xs: '100%', sm: 360 } }}
      options={options}
      loading={isLoading}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      value={options.find(({ id }) => id === chosenId) ?? null}
      onChange={(_event, chosen) =>
        edit((draft) => {
          draft[property] = chosen?.id ?? null
          if (kind === 'client') draft.consultingFirmId = firmOf(clients.data, chosen?.id)
        })
      }
      renderInput={(given) => (
        <TextField
          {...given}
          label={t(`templateEditor.general.${kind}`)}
          required
          error={problem !== undefined || isError}
          helperText={isError ? t('templateEditor.general.listFailed') : problem}
        />
      )}
    />
  )
}

type Clients = readonly { id: string; consultingFirm: { id: string } }[]

const firmOf = (clients: Clients | undefined, clientId: string | undefined): string | null =>
  clients?.find(({ id }) => id === clientId)?.consultingFirm.id ?? null
