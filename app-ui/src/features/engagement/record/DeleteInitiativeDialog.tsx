import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import {
  deleteInitiative,
  type Initiative,
  listClientInitiatives,
  listFirmInitiatives,
} from '@parley/contracts/http/initiatives.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

interface DeleteInitiativeDialogProps {
  initiative: Initiative
  onClose: () => void
}

/** So much goes with it that its name has to be typed. */
export function DeleteInitiativeDialog({ initiative, onClose }: DeleteInitiativeDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  return (
    <DeleteDialog
      route={deleteInitiative}
      input={{ params: { id: initiative.id } }}
      refreshes={[listClientInitiatives, listFirmInitiatives]}
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
      confirmDisabled={typed.trim() !== initiative.name.trim()}
      onDeleted={() => navigate('/initiatives', { replace: true, state: { saved: true } })}
      onClose={onClose}
    />
  )
}
