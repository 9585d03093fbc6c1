import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { InitiativeChoice } from './InitiativeChoice.tsx'

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
      {value.scope === 'initiative' && (
        <InitiativeChoice
          clientId={clientId}
          value={value.initiativeId}
          onChange={(initiativeId) => onChange({ ...value, initiativeId })}
        />
      )}
    </>
  )
}
