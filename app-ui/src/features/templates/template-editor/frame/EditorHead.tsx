import BackIcon from '@mui/icons-material/ArrowBackRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { TemplateIcon } from '@parley/ui-kit/components/icons.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useEditorValue } from '../model/use-editor.ts'

interface EditorHeadProps {
  /** Of the saved template; undefined for a new one. */
  version: number | undefined
  isDirty: boolean
  /** What is new in the version that saving makes; null where saving makes none. */
  note: VersionNoteText | null
}

interface VersionNoteText {
  text: string
  onChange: (text: string) => void
}

/** Which template, which version, and whether there is something to save. */
export function EditorHead({ version, isDirty, note }: EditorHeadProps) {
  const { t } = useTranslation()
  const name = useEditorValue((draft) => draft.name)
  const icon = useEditorValue((draft) => draft.icon)
  return (
    <div>
      <Button size="small" component={Link} to="/initiative-templates" startIcon={<BackIcon />}>
        {t('templateEditor.back')}
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mt: 2, minHeight: 40 }}>
        <TemplateIcon name={icon} sx={{ color: 'primary.main' }} />
        {name.trim() !== '' && (
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {name}
          </Typography>
        )}
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
        {version !== undefined && <VersionNote version={version + 1} note={note} />}
      </Box>
    </div>
  )
}

const longestNote = 500

/**
 * Says that saving makes a version, and asks what is new in it. Drawn from the start, out of sight: a box that came
 * with the first letter typed would bring its styles with it, and have the browser go over the whole page for them.
 */
function VersionNote({ version, note }: { version: number; note: VersionNoteText | null }) {
  const { t } = useTranslation()
  return (
    <TextField
      data-offered={note !== null}
      label={t('templateEditor.versionNote', { version })}
      value={note?.text ?? ''}
      onChange={({ target }) => note?.onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: longestNote } }}
      sx={noteLook}
    />
  )
}

const noteLook = {
  ml: { md: 'auto' },
  flex: '1 1 320px',
  maxWidth: 480,
  '&[data-offered="false"]': { visibility: 'hidden', display: { xs: 'none', md: 'inline-flex' } },
} as const
