import {
  type Client,
  createClient,
  getClient,
  listClients,
  updateClient,
} from '@parley/contracts/http/people.ts'
import { useTranslation } from 'react-i18next'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { type RowForm, useRowForm } from '../../records/editing/parts.ts'

export const administratorFields = ['email', 'firstName', 'lastName'] as const

export interface ClientValues {
  name: string
  /** Codes. */
  industries: string[]
  /** Whether its first administrator is invited with it. */
  invites: boolean
  administrator: Record<(typeof administratorFields)[number], string>
}
export type ClientForm = RowForm<Client, ClientValues>

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
  const create = useRouteMutation(createClient, [listClients])
  const update = useRouteMutation(updateClient, [listClients, getClient])
  return useRowForm<Client, ClientValues>({
    row: client,
    valuesOf,
    send: ({ name, industries, invites, administrator }, from) => {
      const body = { name: name.trim(), industries }
      if (from === undefined) return create.mutateAsync({ body: invites ? { ...body, administrator } : body })
      return update.mutateAsync({ params: { id: from.id }, body: { ...body, updatedAt: from.updatedAt } })
    },
    onSaved: () => {
      showSuccess(t(client === undefined ? 'common.created' : 'common.updated'))
      onClose()
    },
  })
}
