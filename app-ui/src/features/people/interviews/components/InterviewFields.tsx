import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { interviewStatusSchema } from '@parley/contracts/enums.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Interview } from '@parley/contracts/http/interviews.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useTranslation } from 'react-i18next'
import { RichTextField } from '../../../../editor/RichTextField.tsx'
import type { RecordForm } from '../../../records/editing/parts.ts'
import { statusFor } from '../interview-days.ts'
import type { InterviewDraft } from '../interview-draft.ts'
import { ConsultantField } from './ConsultantField.tsx'
import { StakeholdersField } from './StakeholdersField.tsx'

interface InterviewFieldsProps {
  initiative: Initiative
  /** The interview as it is stored. */
  known: Interview | undefined
  form: RecordForm<Interview, InterviewDraft>
}

const nobody: Interview['stakeholders'] = []

/** Document 1, section 9. */
const summaryHeight = 350

/** The fields of 2.8, with the rules of sections 4 and 5. */
export function InterviewFields({ initiative, known, form }: InterviewFieldsProps) {
  const { t } = useTranslation()
  const { values: value, change: onChange } = form
  return (
    <>
      <DayAndStatus form={form} />
      {value.status === 'COMPLETED' && (
        <RichTextField
          required
          label={t('interviews.summary')}
          minHeight={summaryHeight}
          initial={value.summary}
          problem={form.problemOf('summary')}
          onChange={(summary) => onChange({ summary })}
        />
      )}
      <LimitedField
        {...form.limited('additionalNotes')}
        multiline
        minRows={3}
        label={t('interviews.notes')}
      />
      <StakeholdersField
        clientId={initiative.clientId}
        value={value.stakeholderIds}
        known={known?.stakeholders ?? nobody}
        onChange={(stakeholderIds) => onChange({ stakeholderIds })}
      />
      <AutomatedSwitch form={form} />
      {!value.isAutomated && (
        <ConsultantField
          initiativeId={initiative.id}
          value={value.consultantId}
          known={known?.conductors ?? []}
          onChange={(consultantId) => onChange({ consultantId })}
        />
      )}
    </>
  )
}

type FormProps = Pick<InterviewFieldsProps, 'form'>

function DayAndStatus({ form }: FormProps) {
  const { t } = useTranslation()
  const { status } = form.values
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextField
        required
        autoFocus
        type="date"
        label={t('interviews.date')}
        {...form.field('day')}
        onChange={({ target }) => form.change({ day: target.value, status: statusFor(target.value, status) })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '1900-01-01', max: '2199-12-31' } }}
      />
      <TextField
        select
        label={t('interviews.status')}
        value={status}
        onChange={({ target }) => form.change({ status: interviewStatusSchema.parse(target.value) })}
      >
        {interviewStatusSchema.options.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`interviews.statuses.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

function AutomatedSwitch({ form }: FormProps) {
  const { t } = useTranslation()
  return (
    <Box>
      <FormControlLabel
        label={t('interviews.automated')}
        control={
          <Switch
            checked={form.values.isAutomated}
            onChange={(_event, isAutomated) =>
              form.change({ isAutomated, ...(isAutomated && { consultantId: '' }) })
            }
            slotProps={{ input: { 'aria-describedby': 'interview-automated-help' } }}
          />
        }
      />
      <FormHelperText id="interview-automated-help" sx={{ mt: 0, ml: 0 }}>
        {t('interviews.automatedHelp')}
      </FormHelperText>
    </Box>
  )
}
