import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type Interviewer, listInterviewers } from '@parley/contracts/http/interviews.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

interface ConsultantFieldProps {
  initiativeId: string
  /** Id, or empty for nobody. */
  value: string
  /** Who was chosen before, even if they have left since. */
  known: readonly Interviewer[]
  onChange: (id: string) => void
}

const nameOf = ({ firstName, lastName, position }: Interviewer): string =>
  `${firstName} ${lastName}${position === null ? '' : `, ${position}`}`

/** One consultant of the firm (Document 1, sections 5 and 6), with the texts of section 8 where there is none. */
export function ConsultantField({ initiativeId, value, known, onChange }: ConsultantFieldProps) {
  const { t } = useTranslation()
  const found = useRouteQuery(listInterviewers, { params: { initiativeId } })
  const others = known.filter(({ id }) => found.data?.some((one) => one.id === id) !== true)
  const consultants = [...(found.data ?? []), ...others]
  const isEmpty = found.data !== undefined && consultants.length === 0
  const unknown = found.isError && consultants.length === 0
  const empty = unknown ? t('interviews.consultantsFailed') : t('interviews.noConsultant')
  return (
    <TextField
      select
      label={t('interviews.consultant')}
      value={consultants.some(({ id }) => id === value) ? value : ''}
      disabled={found.isPending || unknown || isEmpty}
      error={found.isError}
      helperText={
        <Help
          text={
            found.isError
              ? t('interviews.consultantsFailedText')
              : isEmpty
                ? t('interviews.noConsultantsText')
                : undefined
          }
          onRetry={found.isError ? () => void found.refetch() : undefined}
        />
      }
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        select: { displayEmpty: true },
        inputLabel: { shrink: true },
        formHelperText: { component: 'div' },
      }}
    >
      <MenuItem value="">{isEmpty ? t('interviews.noConsultants') : empty}</MenuItem>
      {consultants.map((consultant) => (
        <MenuItem key={consultant.id} value={consultant.id}>
          {nameOf(consultant)}
        </MenuItem>
      ))}
    </TextField>
  )
}

function Help({ text, onRetry }: { text: string | undefined; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation()
  if (text === undefined) return null
  return (
    <>
      {text}
      {onRetry && (
        <Button size="small" onClick={onRetry} sx={{ ml: 2 }}>
          {t('common.retry')}
        </Button>
      )}
    </>
  )
}
