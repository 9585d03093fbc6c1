import { type Connection, connectionCalls, type ConnectionKind } from '@parley/contracts/http/connections.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { useRouteMutation } from '../../lib/use-route.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { LimitedField } from '../../ui/LimitedField.tsx'
import { StaleNotice } from '../editing/StaleNotice.tsx'
import { useStaleEdit } from '../editing/use-stale-edit.ts'

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
  const edit = useStaleEdit(connection)
  const { theirs } = edit
  const [values, setValues] = useState(() => valuesOf(connection))
  const create = useRouteMutation(calls.create, [calls.list])
  const update = useRouteMutation(calls.update, [calls.list, calls.get])
  const error = create.error ?? (theirs === null ? update.error : null)
  const errors = error instanceof ApiError ? error.errors : {}
  const save = (from: Connection | undefined): void => {
    const body = { name: values.name.trim(), description: values.description.trim() || null }
    const then = { onSuccess: onClose, onError: (refusal: Error) => void edit.notice(refusal) }
    if (from === undefined) create.mutate({ body: { ...body, clientId } }, then)
    else update.mutate({ params: { id: from.id }, body: { ...body, updatedAt: from.updatedAt } }, then)
  }
  const takeTheirs = (): void => {
    if (theirs !== null) setValues(valuesOf(theirs))
    edit.goOn()
    update.reset()
  }
  return (
    <FormDialog
      open
      title={t(`connections.${connection === undefined ? 'add' : 'edit'}.${kind}`)}
      submitLabel={t('common.save')}
      submitDisabled={values.name.trim() === '' || theirs !== null}
      dirty={JSON.stringify(values) !== JSON.stringify(valuesOf(edit.base))}
      busy={create.isPending || update.isPending}
      error={error === null ? undefined : messageOf(error)}
      onSubmit={() => save(edit.base)}
      onClose={onClose}
    >
      {theirs !== null && (
        <StaleNotice
          theirs={t('connections.theirs', { name: theirs.name })}
          onKeepMine={() => save(theirs)}
          onTakeTheirs={takeTheirs}
        />
      )}
      <LimitedField
        limit={[calls.create, 'name']}
        required
        autoFocus
        label={t('connections.name')}
        value={values.name}
        onChange={({ target }) => setValues({ ...values, name: target.value })}
        error={errors.name !== undefined}
        helperText={errors.name}
      />
      <LimitedField
        limit={[calls.create, 'description']}
        multiline
        minRows={3}
        label={t('connections.description')}
        value={values.description}
        onChange={({ target }) => setValues({ ...values, description: target.value })}
      />
    </FormDialog>
  )
}
