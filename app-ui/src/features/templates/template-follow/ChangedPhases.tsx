import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import type { InitiativeTemplateChanges } from '@parley/contracts/http/initiative-template.ts'
import { takeReasons } from '@parley/contracts/rules/template-take.ts'
import type { TemplateChange } from '@parley/contracts/http/template-versions.ts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeList } from '../templates/parts.ts'
import { type ChangedPhase, type Choice, newPhases } from './choice.ts'

interface ChangedPhasesProps {
  changes: InitiativeTemplateChanges
  choice: Choice
  onChoose: (choice: Choice) => void
}

type ReasonName = keyof typeof takeReasons
const reasonNames = Object.keys(takeReasons) as ReasonName[]

/** The server's sentence in the reader's language; one that is not known as it is. */
function reasonText(t: TFunction, reason: string): string {
  const name = reasonNames.find((one) => takeReasons[one] === reason)
  return name === undefined ? reason : t(`templateFollow.reasons.${name}`)
}

/** Each phase with what is new in it, and the box that takes it over or why there is none. */
export function ChangedPhases({ changes, choice, onChoose }: ChangedPhasesProps) {
  const { t } = useTranslation()
  const same = changes.phases.filter((phase) => phase.changes.length === 0)
  const own = changes.phases.filter((phase) => phase.changes.length > 0 && phase.phaseId !== null)
  const choosePhase = (id: string, isChosen: boolean): void => {
    const others = choice.phaseIds.filter((one) => one !== id)
    onChoose({ ...choice, phaseIds: isChosen ? [...others, id] : others })
  }
  return (
    <>
      {own.map((phase) => (
        <Part key={phase.phaseId} changes={withinPhase(phase.changes)}>
          <PhaseHead
            phase={phase}
            isChosen={choice.phaseIds.includes(phase.phaseId ?? '')}
            onChange={(isChosen) => choosePhase(phase.phaseId ?? '', isChosen)}
          />
        </Part>
      ))}
      <WholeTemplate changes={changes} choice={choice} onChoose={onChoose} />
      {same.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('templateFollow.unchanged', { names: same.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
    </>
  )
}

/** The head names the phase already. */
const withinPhase = (changes: readonly TemplateChange[]): TemplateChange[] =>
  changes.map((change) => ({ ...change, phase: null }))

function Part({ changes, children }: { changes: readonly TemplateChange[]; children: ReactNode }) {
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 3 }}>
      <Box sx={{ mb: 2 }}>{children}</Box>
      <ChangeList changes={changes} />
    </Box>
  )
}

interface PhaseHeadProps {
  phase: ChangedPhase
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

function PhaseHead({ phase: { name, canTake, reason }, isChosen, onChange }: PhaseHeadProps) {
  const { t } = useTranslation()
  if (canTake)
    return <Choose label={t('templateFollow.takePhase', { name })} checked={isChosen} onChange={onChange} />
  return (
    <>
      <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
      {reason !== null && (
        <Typography variant="body2" color="textSecondary">
          {reasonText(t, reason)}
        </Typography>
      )}
    </>
  )
}

/** New phases, and what belongs to no phase. */
function WholeTemplate({ changes, choice, onChoose }: ChangedPhasesProps) {
  const { t } = useTranslation()
  const fresh = newPhases(changes)
  return (
    <>
      {fresh.length > 0 && (
        <Part changes={fresh.flatMap((phase) => phase.changes)}>
          <Choose
            label={t('templateFollow.addPhases', { count: fresh.length })}
            checked={choice.addPhases}
            onChange={(addPhases) => onChoose({ ...choice, addPhases })}
          />
          <Typography variant="body2" color="textSecondary">
            {t('templateFollow.addPhasesHelp')}
          </Typography>
        </Part>
      )}
      {changes.changes.length > 0 && (
        <Part changes={changes.changes}>
          {changes.canTakeGlobalInputs ? (
            <Choose
              label={t('templateFollow.takeGlobalInputs')}
              checked={choice.globalInputs}
              onChange={(globalInputs) => onChoose({ ...choice, globalInputs })}
            />
          ) : (
            <Typography sx={{ fontWeight: 500 }}>{t('templateFollow.whole')}</Typography>
          )}
        </Part>
      )}
    </>
  )
}

interface ChooseProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function Choose({ label, checked, onChange }: ChooseProps) {
  return (
    <FormControlLabel
      control={<Checkbox size="small" checked={checked} onChange={(_, is) => onChange(is)} />}
      label={label}
      slotProps={{ typography: { sx: { fontWeight: 500 } } }}
    />
  )
}
