import BackIcon from '@mui/icons-material/ArrowBackRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { TemplateIcon } from '../../../ui/icons.tsx'
import { useEditorValue } from '../model/use-editor.ts'

interface EditorHeadProps {
  /** Of the saved template; undefined for a new one. */
  version: number | undefined
  isDirty: boolean
}

/** Which template, which version, and whether there is something to save. */
export function EditorHead({ version, isDirty }: EditorHeadProps) {
  const { t } = useTranslation()
  const name = useEditorValue((draft) => draft.name)
  const icon = useEditorValue((draft) => draft.icon)
  return (
    <div>
      <Button size="small" component={Link} to="/initiative-templates" startIcon={<BackIcon />}>
        {t('templateEditor.back')}
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <TemplateIcon name={icon} sx={{ color: 'primary.main' }} />
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name.trim() === '' ? t('templateEditor.createTitle') : name}
        </Typography>
        {version !== undefined && (
          <StatusBadge tone="outline">{t('templateEditor.version', { version })}</StatusBadge>
        )}
        <span role="status">
          {isDirty ? (
            <StatusBadge dot tone="warning">
              {t('templateEditor.unsaved')}
            </StatusBadge>
          ) : (
            version !== undefined && (
              <StatusBadge dot tone="success">
                {t('templateEditor.allSaved')}
              </StatusBadge>
            )
          )}
        </span>
      </Box>
    </div>
  )
}

interface VersionNoteProps {
  /** The one that saving makes. */
  version: number
  note: string
  onChange: (note: string) => void
}

const longestNote = 500

/** Says that saving makes a version, and asks what is new in it. */
export function VersionNote({ version, note, onChange }: VersionNoteProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Typography variant="body2" color="textSecondary">
        {t('templateEditor.makesVersion', { version })}
      </Typography>
      <TextField
        label={t('templateEditor.versionNote')}
        value={note}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { maxLength: longestNote } }}
        sx={{ flex: '1 1 320px', maxWidth: 560 }}
      />
    </Box>
  )
}
