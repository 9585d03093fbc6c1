import { type Connection, connectionCalls, type ConnectionKind } from '@parley/contracts/http/connections.ts'
import { useTranslation } from 'react-i18next'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { LimitedField } from '../../../ui/LimitedField.tsx'
import { RowFormDialog, useRowForm } from '../../records/editing/parts.ts'

interface ConnectionDialogProps {
  kind: ConnectionKind
  clientId: string
  /** Undefined for a new one. */
  connection?: Connection
  onClose: () => void
}

const valuesOf = (connection: Connection | undefined) => ({
  name: connection?.name ?? '',
  description: connection?.description ?? '',
})

export function ConnectionDialog({ kind, clientId, connection, onClose }: ConnectionDialogProps) {
  const { t } = useTranslation()
  const calls = connectionCalls[kind]
  const create = useRouteMutation(calls.create, [calls.list])
  const update = useRouteMutation(calls.update, [calls.list, calls.get])
  const form = useRowForm({
    row: connection,
    valuesOf,
    onSaved: onClose,
    send: ({ name, description }, from) => {
      const body = { name: name.trim(), description: description.trim() || null }
      return from === undefined
        ? create.mutateAsync({ body: { ...body, clientId } })
        : update.mutateAsync({ params: { id: from.id }, body: { ...body, updatedAt: from.updatedAt } })
    },
  })
  const { values, change, errors } = form
  return (
    <RowFormDialog
      form={form}
      title={t(`connections.${connection === undefined ? 'add' : 'edit'}.${kind}`)}
      isComplete={values.name.trim() !== ''}
      lineOf={({ name }) => t('connections.theirs', { name })}
      onClose={onClose}
    >
      <LimitedField
        limit={[calls.create, 'name']}
        required
        autoFocus
        label={t('connections.name')}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        error={errors.name !== undefined}
        helperText={errors.name}
      />
      <LimitedField
        limit={[calls.create, 'description']}
        multiline
        minRows={3}
        label={t('connections.description')}
        value={values.description}
        onChange={({ target }) => change({ description: target.value })}
      />
    </RowFormDialog>
  )
}
