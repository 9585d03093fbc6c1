import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import {
  deleteInitiative,
  type Initiative,
  listClientInitiatives,
  listFirmInitiatives,
} from '@parley/contracts/http/initiatives.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../lib/api-error.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'

interface DeleteInitiativeDialogProps {
  initiative: Initiative
  onClose: () => void
}

/** So much goes with it that its name has to be typed. */
export function DeleteInitiativeDialog({ initiative, onClose }: DeleteInitiativeDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const remove = useRouteMutation(deleteInitiative, [listClientInitiatives, listFirmInitiatives])
  const confirm = async (): Promise<void> => {
    const gone = await remove.mutateAsync({ params: { id: initiative.id } }).catch(() => undefined)
    if (gone === undefined) return
    showSuccess(t('common.deleted'))
    await navigate('/initiatives', { replace: true, state: { saved: true } })
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('record.deleteTitle')}
      text={
        <>
          {t('record.deleteText')}
          <Typography component="div" color="textPrimary" sx={{ my: 3, fontWeight: 600 }}>
            {initiative.name}
          </Typography>
          <TextField
            autoComplete="off"
            label={t('record.deleteConfirm')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </>
      }
      confirmLabel={t('common.delete')}
      confirmDisabled={typed.trim() !== initiative.name.trim()}
      busy={remove.isPending}
      error={remove.error === null ? undefined : messageOf(remove.error)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
