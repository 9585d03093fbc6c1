import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { keyOf, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ConnectDialog, readSwitchReason } from '../../account/session/parts.ts'
import './locales/en.ts'
import { useSwitchInto } from './use-work-in.ts'

interface Choice {
  id: string
  name: string
}

/** Pages of the firm, which there are not inside a client. */
const isOfFirm = (path: string): boolean => /^\/(?:clients|consultants|consulting-firm|firm)/.test(path)

/** The client of the initiative whose page is open. */
function useClientOfPage(): Choice | undefined {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const shown = client
    .getQueriesData<Initiative>({ queryKey: keyOf(getInitiative) })
    .find(([, initiative]) => initiative !== undefined && pathname.includes(initiative.id))
  return shown?.[1]?.client
}

/** Asks for the client, where the page does not tell, and leads into it, to the same page. */
export function SwitchFirstDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { switchInto, asked } = useSwitchInto()
  const clients = useRouteQuery(listClients, {}, { staleTime: minutes(5), gcTime: minutes(10) })
  const options = (clients.data ?? []).map(({ id, name }): Choice => ({ id, name }))
  const ofPage = useClientOfPage()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const client = chosen ?? ofPage ?? (options.length === 1 ? options[0] : undefined)
  if (switchInto === undefined) return null
  if (asked !== null) return <ConnectDialog target={asked} onClose={onClose} />
  const go = (): void => {
    if (client === undefined) return
    // Who said why today is led there at once; else the question takes this dialog's place.
    if (readSwitchReason(client.id) !== undefined) onClose()
    switchInto({ ...client, ...(isOfFirm(pathname) ? {} : { path: pathname + search }) })
  }
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={t('myWork.switchTitle')}
      submitLabel={client === undefined ? t('myWork.switchGo') : t('myWork.workIn', { client: client.name })}
      submitDisabled={client === undefined}
      error={clients.isError ? messageOf(clients.error) : undefined}
      onClose={onClose}
      onSubmit={go}
    >
      <Typography color="textSecondary">{t('myWork.switchText')}</Typography>
      <Autocomplete
        options={options}
        loading={clients.isPending}
        value={client ?? null}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText={t('myWork.switchNone')}
        onChange={(_event, next) => setChosen(next)}
        renderInput={(params) => <TextField {...params} label={t('myWork.switchClient')} autoFocus />}
      />
    </FormDialog>
  )
}
