import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useInitiativeChoices } from '../artifact-queries.ts'
import '../texts.ts'

/** Where a client's document stands; '' while the initiative is not chosen. */
export interface Scope {
  scope: 'client' | 'initiative'
  initiativeId: string
}

export const isComplete = ({ scope, initiativeId }: Scope): boolean =>
  scope === 'client' || initiativeId !== ''

interface ScopeFieldsProps {
  clientId: string
  value: Scope
  onChange: (scope: Scope) => void
}

/** Client-wide or of one initiative; the initiatives appear only where one is asked for (Document 1, section 5). */
export function ScopeFields({ clientId, value, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  const ofInitiative = value.scope === 'initiative'
  const initiatives = useInitiativeChoices(clientId, ofInitiative)
  const rows = initiatives.data?.rows ?? []
  const known = rows.some((one) => one.id === value.initiativeId)
  return (
    <>
      <div>
        <FormLabel id={id}>{t('artifacts.scope')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={value.scope}
          onChange={(_, scope) => onChange({ ...value, scope: scope as Scope['scope'] })}
        >
          <FormControlLabel value="client" control={<Radio />} label={t('artifacts.clientWide')} />
          <FormControlLabel value="initiative" control={<Radio />} label={t('artifacts.initiativeScope')} />
        </RadioGroup>
      </div>
      {ofInitiative && (
        <TextField
          select
          required
          label={t('artifacts.initiative')}
          value={known ? value.initiativeId : ''}
          onChange={(event) => onChange({ ...value, initiativeId: event.target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="" disabled>
            {t('artifacts.chooseInitiative')}
          </MenuItem>
          {rows.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  )
}
