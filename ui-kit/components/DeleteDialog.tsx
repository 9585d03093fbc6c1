import type { RouteDefinition } from '@parley/contracts/route.ts'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallInput, CallOutput } from '../calls/call-input.ts'
import { hasStatus } from '../calls/api-error.ts'
import { callWith } from '../calls/call-route.ts'
import { useRefresh } from '../calls/use-route.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { showError, showSuccess, showUndo } from './toasts.tsx'

interface Undo {
  /** Of the notice that offers the way back. */
  deleted: string
  label: string
  restore: () => Promise<unknown>
  restored: string
}

interface DeleteDialogProps<D extends RouteDefinition> {
  route: D
  input: CallInput<D>
  /** Routes whose cached answers are read anew, once it is gone. */
  refreshes: readonly RouteDefinition[]
  title: string
  text?: ReactNode
  /** What is deleted, by its name. */
  subject?: string
  confirmLabel?: string
  cancelLabel?: string
  /** Keeps the button off until the person has done what the text asks for. */
  confirmDisabled?: boolean
  /** The catalogue's sentence where it fails, in place of the server's. */
  failed?: string
  /** What is said once it is gone; false where that shows by itself. */
  said?: string | false
  undo?: Undo
  onFailed?: () => void
  onDeleted?: (answer: CallOutput<D>) => unknown
  onClose: () => void
}

/** Asks before something is deleted, and names it; stays open with the reason where that fails. */
export function DeleteDialog<D extends RouteDefinition>(props: DeleteDialogProps<D>) {
  const { t } = useTranslation()
  const {
    route,
    input,
    refreshes,
    undo,
    onDeleted,
    onFailed,
    onClose,
    said = t('common.deleted'),
    ...question
  } = props
  const refresh = useRefresh(refreshes)
  // The dialog is gone by then.
  const restore = async ({ restored, ...way }: Undo): Promise<void> => {
    try {
      await way.restore()
      showSuccess(restored)
    } catch (error) {
      showError(error)
    }
    await refresh()
  }
  const remove = useMutation<CallOutput<D>>({
    mutationFn: () => callWith(route, input),
    onSuccess: async (answer) => {
      await refresh()
      if (undo !== undefined) showUndo(undo.deleted, undo.label, () => void restore(undo))
      else if (said !== false) showSuccess(said)
      onDeleted?.(answer)
      onClose()
    },
    onError: async (error) => {
      onFailed?.()
      // Where it is gone already, the list does not know yet.
      if (hasStatus(error, 404)) await refresh()
    },
  })
  return (
    <ConfirmDialog
      {...question}
      open
      tone="danger"
      confirmLabel={props.confirmLabel ?? t('common.delete')}
      call={remove}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    />
  )
}
