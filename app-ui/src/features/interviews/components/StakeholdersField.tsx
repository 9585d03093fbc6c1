import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { Interview } from '@parley/contracts/http/interviews.ts'
import { useTranslation } from 'react-i18next'
import { useStakeholders } from '../../stakeholders/stakeholder-queries.ts'
import '../texts.ts'

interface StakeholdersFieldProps {
  clientId: string
  value: readonly string[]
  /** Those of the interview as it is stored: shown at once. */
  known: Interview['stakeholders']
  onChange: (ids: string[]) => void
}

/** Whom the interview is with. */
export function StakeholdersField({ clientId, value, known, onChange }: StakeholdersFieldProps) {
  const { t } = useTranslation()
  const found = useStakeholders(clientId)
  const people = found.data ?? known
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={people.filter((one, index) => people.findIndex(({ id }) => id === one.id) === index)}
      value={people.filter(({ id }) => value.includes(id))}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ firstName, lastName, role }) => `${firstName} ${lastName} (${role})`}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={found.isPending}
      loadingText={t('common.loading')}
      noOptionsText={t('interviews.noStakeholders')}
      onChange={(_event, chosen) => onChange(chosen.map(({ id }) => id))}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={t('interviews.stakeholders')}
          error={found.isError}
          helperText={found.isError ? t('interviews.stakeholdersFailed') : undefined}
        />
      )}
    />
  )
}
