import { type Connection, connectionCalls, type ConnectionKind } from '@parley/contracts/http/connections.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog, useRecordForm } from '../../records/editing/parts.ts'

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
const bodyOf = ({ name, description }: ReturnType<typeof valuesOf>) => ({
  name: name.trim(),
  description: description.trim() || null,
})

export function ConnectionDialog({ kind, clientId, connection, onClose }: ConnectionDialogProps) {
  const { t } = useTranslation()
  const calls = connectionCalls[kind]
  const form = useRecordForm({
    record: connection,
    valuesOf,
    refreshes: [calls.list, calls.get],
    create: { route: calls.create, input: (values) => ({ body: { ...bodyOf(values), clientId } }) },
    update: {
      route: calls.update,
      input: (values, { id, updatedAt }) => ({ params: { id }, body: { ...bodyOf(values), updatedAt } }),
    },
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={t(`connections.${connection === undefined ? 'add' : 'edit'}.${kind}`)}
      isComplete={form.values.name.trim() !== ''}
      lineOf={({ name }) => t('connections.theirs', { name })}
      onClose={onClose}
    >
      <LimitedField {...form.limited('name')} required autoFocus label={t('connections.name')} />
      <LimitedField
        {...form.limited('description')}
        multiline
        minRows={3}
        label={t('connections.description')}
      />
    </RecordDialog>
  )
}
