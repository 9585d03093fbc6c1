import {
  type Client,
  createClient,
  getClient,
  listClients,
  updateClient,
} from '@parley/contracts/http/people.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { type RecordForm, useRecordForm } from '../../records/editing/parts.ts'

export const administratorFields = ['email', 'firstName', 'lastName'] as const

interface ClientValues {
  name: string
  /** Codes. */
  industries: string[]
  /** Whether its first administrator is invited with it. */
  invites: boolean
  administrator: Record<(typeof administratorFields)[number], string>
}
export type ClientForm = RecordForm<Client, ClientValues>

const valuesOf = (client: Client | undefined): ClientValues => ({
  name: client?.name ?? '',
  industries: client?.industries.map(({ code }) => code) ?? [],
  invites: false,
  administrator: { email: '', firstName: '', lastName: '' },
})

/** A name is needed (Document 3, section 5), and an address of whoever is invited. */
export const isComplete = ({ name, invites, administrator }: ClientValues): boolean =>
  name.trim() !== '' && (!invites || administrator.email.trim() !== '')

/** The form of a client of the own firm, or of a new one. */
export function useClientForm(client: Client | undefined, onClose: () => void): ClientForm {
  const { t } = useTranslation()
  return useRecordForm({
    record: client,
    valuesOf,
    refreshes: [listClients, getClient],
    create: {
      route: createClient,
      input: ({ name, industries, invites, administrator }) => ({
        body: { name: name.trim(), industries, ...(invites && { administrator }) },
      }),
    },
    update: {
      route: updateClient,
      input: ({ name, industries }, { id, updatedAt }) => ({
        params: { id },
        body: { name: name.trim(), industries, updatedAt },
      }),
    },
    onSaved: () => {
      showSuccess(t(client === undefined ? 'common.created' : 'common.updated'))
      onClose()
    },
  })
}
