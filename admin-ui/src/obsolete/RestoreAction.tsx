import RestoreIcon from '@mui/icons-material/RestoreRounded'
import { type RaRecord, useNotify, useResourceContext, useTranslate, useUpdate } from 'react-admin'
import { useTellFailure } from '../dialogs/index.ts'
import { RowAction } from '../rows/index.ts'

interface Obsolete extends RaRecord {
  updatedAt: string
}

/** Brings an obsolete record back (decisions-made, Console and dashboards). */
export function RestoreAction({ record, name }: { record: Obsolete; name: string }) {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const [update, { isPending }] = useUpdate()
  const restore = (): void =>
    void update(
      resource,
      { id: record.id, data: { isObsolete: false, updatedAt: record.updatedAt }, previousData: record },
      {
        onSuccess: () => notify('console.restored', { type: 'success', messageArgs: { name } }),
        onError: tellFailure,
      },
    )
  return (
    <RowAction
      icon={RestoreIcon}
      title={translate('console.restore')}
      label={translate('console.restoreNamed', { name })}
      refusal={isPending ? translate('ra.message.loading') : undefined}
      onClick={restore}
    />
  )
}
