import Switch from '@mui/material/Switch'
import { useNotify, useTranslate, useUpdate } from 'react-admin'
import { useTellFailure } from '../dialogs/index.ts'
import { consultantOf, type AccessRow } from './access-row.ts'

const of = 'resources.consultant-client-access'

/** Gives or takes access; what the consultant does inside the client ends at once. */
export function AccessSwitch({ access }: { access: AccessRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const [update, { isPending }] = useUpdate()
  const names = { consultant: consultantOf(access), client: access.client.name }
  const change = (canAccess: boolean): void =>
    void update(
      'consultant-client-access',
      { id: access.id, data: { canAccess }, previousData: access },
      {
        onSuccess: () =>
          notify(`${of}.${canAccess ? 'given' : 'taken'}`, { type: 'success', messageArgs: names }),
        onError: tellFailure,
      },
    )
  return (
    <Switch
      size="small"
      checked={access.canAccess}
      disabled={isPending || access.client.isObsolete || access.consultant.isObsolete}
      onChange={(_, checked) => change(checked)}
      // The row behind it leads elsewhere.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': translate(`${of}.switch`, names) } }}
    />
  )
}
