import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { createInitiative } from '@parley/contracts/http/initiatives.ts'
import type { Client } from '@parley/contracts/http/people.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { WrittenLanguageField } from '@parley/ui-kit/components/WrittenLanguageField.tsx'
import { useTranslation } from 'react-i18next'
import type { InitiativeDraft } from '../initiative-draft.ts'

/** Of the form that creates and of the one that edits; the client is chosen at creation alone. */
type BasicDraft = Pick<
  InitiativeDraft,
  'name' | 'description' | 'currentSystems' | 'isConfidential' | 'language'
> &
  Partial<Pick<InitiativeDraft, 'clientId'>>

interface BasicInformationProps {
  draft: BasicDraft
  onChange: (change: Partial<BasicDraft & Pick<InitiativeDraft, 'clientId' | 'stakeholderIds'>>) => void
  /** What is wrong with a field. */
  problemOf: (name: keyof BasicDraft) => string | undefined
  /** To choose from, for those who work for several. */
  clients: readonly Client[] | undefined
}

export function BasicInformation({ draft, onChange, problemOf, clients }: BasicInformationProps) {
  const { t } = useTranslation()
  return (
    <>
      {clients && <ClientField {...{ draft, onChange, clients }} problem={problemOf('clientId')} />}
      <LimitedField
        limit={[createInitiative, 'name']}
        required
        autoFocus
        label={t('initiatives.name')}
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={problemOf('name') !== undefined}
        helperText={problemOf('name')}
      />
      <LimitedField
        limit={[createInitiative, 'description']}
        multiline
        minRows={3}
        label={t('initiatives.description')}
        value={draft.description}
        onChange={({ target }) => onChange({ description: target.value })}
        error={problemOf('description') !== undefined}
        helperText={problemOf('description')}
      />
      <LimitedField
        limit={[createInitiative, 'metadata.currentSystems']}
        multiline
        minRows={2}
        label={t('initiatives.currentSystems')}
        value={draft.currentSystems}
        onChange={({ target }) => onChange({ currentSystems: target.value })}
        helperText={t('initiatives.currentSystemsHelp')}
      />
      <WrittenLanguageField
        label={t('initiatives.language')}
        help={t('initiatives.languageHelp')}
        undecided={t('initiatives.languageUndecided')}
        value={draft.language}
        onChange={(language) => onChange({ language })}
      />
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={draft.isConfidential}
              onChange={(_, isConfidential) => onChange({ isConfidential })}
            />
          }
          label={t('initiatives.isConfidential')}
        />
        <FormHelperText sx={{ mt: 0, ml: 7 }}>{t('initiatives.confidentialHelp')}</FormHelperText>
      </Box>
    </>
  )
}

interface ClientFieldProps extends Pick<BasicInformationProps, 'draft' | 'onChange'> {
  clients: readonly Client[]
  problem: string | undefined
}

/** Another client has other stakeholders. */
function ClientField({ draft, onChange, clients, problem }: ClientFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      select
      required
      label={t('initiatives.client')}
      value={clients.some(({ id }) => id === draft.clientId) ? draft.clientId : ''}
      onChange={({ target }) => onChange({ clientId: target.value, stakeholderIds: [] })}
      error={problem !== undefined}
      helperText={problem}
    >
      {clients.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
