import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { addHours, listHours } from '@parley/contracts/http/hours.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { getReport } from '@parley/contracts/http/report.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { DayField } from '@parley/ui-kit/components/DayField.tsx'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { dayOf } from '@parley/ui-kit/i18n/format.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesOf } from '../duration.ts'

interface AddHoursDialogProps {
  initiative: Initiative
  onClose: () => void
}

/** What is typed of own hours; `minutes` is undefined while it is no duration. */
function useHours({ initiative, onClose }: AddHoursDialogProps) {
  const { t } = useTranslation()
  const [today] = useState(() => dayOf(Date.now()))
  const current = initiative.phases.find(({ status }) => status === 'IN_PROGRESS')?.id ?? ''
  const [values, setValues] = useState({ typed: '', day: today, phaseId: current, note: '' })
  const change = (part: Partial<typeof values>): void => setValues({ ...values, ...part })
  const add = useRouteMutation(addHours, [listHours, getReport, getInitiative])
  const minutes = minutesOf(values.typed)
  const submit = (): void => {
    if (minutes === undefined) return
    const body = {
      minutes,
      phaseId: values.phaseId === '' ? null : values.phaseId,
      note: values.note.trim() || null,
      // Noon is the same day nearly everywhere.
      ...(values.day === today ? {} : { at: `${values.day}T12:00:00.000Z` }),
    }
    add.mutate(
      { params: { id: initiative.id }, body },
      {
        onSuccess: () => {
          showSuccess(t('report.hoursAdded'))
          onClose()
        },
      },
    )
  }
  return { values, change, minutes, add, submit }
}

/** Records own hours; the phase that is worked on is taken unless another one is chosen. */
export function AddHoursDialog(props: AddHoursDialogProps) {
  const { initiative, onClose } = props
  const { t } = useTranslation()
  const { values, change, minutes, add, submit } = useHours(props)
  const isWrong = values.typed.trim() !== '' && minutes === undefined
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={t('report.addHours')}
      submitLabel={t('common.save')}
      submitDisabled={minutes === undefined || values.day === ''}
      dirty={values.typed !== '' || values.note !== ''}
      call={add}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        required
        autoFocus
        label={t('report.columns.hours')}
        value={values.typed}
        error={isWrong}
        helperText={t(isWrong ? 'report.hoursWrong' : 'report.addHoursHelp')}
        onChange={({ target }) => change({ typed: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 6 } }}
      />
      <DayField required label={t('report.date')} value={values.day} onDay={(day) => change({ day })} />
      <TextField
        select
        label={t('report.columns.phase')}
        value={values.phaseId}
        onChange={({ target }) => change({ phaseId: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('report.noPhase')}</MenuItem>
        {initiative.phases.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LimitedField
        limit={[addHours, 'note']}
        multiline
        minRows={2}
        label={t('report.columns.note')}
        value={values.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </FormDialog>
  )
}
