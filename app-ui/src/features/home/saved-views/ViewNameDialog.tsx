import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { createSavedView, type SavedView } from '@parley/contracts/http/saved-views.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ViewNameDialogProps {
  /** To rename; null for a new one. */
  view: SavedView | null
  isBusy: boolean
  onSave: (name: string, isDefault: boolean) => Promise<void>
  onClose: () => void
}

export function ViewNameDialog({ view, isBusy, onSave, onClose }: ViewNameDialogProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(view?.name ?? '')
  const [isDefault, setDefault] = useState(false)
  const [problem, setProblem] = useState<string>()
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={t(view === null ? 'savedViews.newTitle' : 'savedViews.renameTitle')}
      submitLabel={t('savedViews.save')}
      submitDisabled={name.trim() === ''}
      busy={isBusy}
      error={problem}
      onClose={onClose}
      onSubmit={() => {
        onSave(name.trim(), isDefault).then(onClose, (error: unknown) => setProblem(messageOf(error)))
      }}
    >
      <LimitedField
        limit={[createSavedView, 'name']}
        autoFocus
        required
        label={t('savedViews.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {view === null && (
        <>
          <FormControlLabel
            control={
              <Checkbox size="small" checked={isDefault} onChange={(_, checked) => setDefault(checked)} />
            }
            label={t('savedViews.alsoDefault')}
          />
          <Typography variant="body2" color="textSecondary">
            {t('savedViews.keeps')}
          </Typography>
        </>
      )}
    </FormDialog>
  )
}
