import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { SetupStep, type StepProps } from './SetupStep.tsx'

/** The first firm, with somebody in it. */
export function FirmStep({ setup: { firms }, isDone }: StepProps) {
  const translate = useTranslate()
  const state = isDone ? 'some' : firms > 0 ? 'nobody' : 'none'
  const [to, label] = firms > 0 ? ['/users', 'users'] : ['/consulting-firms/create', 'add']
  return (
    <SetupStep
      name="firm"
      isDone={isDone}
      text={translate(`setup.firm.${state}`, { smart_count: firms })}
      actions={
        !isDone && (
          <Button size="small" variant="contained" component={Link} to={to} state={{ invites: true }}>
            {translate(`setup.firm.${label}`)}
          </Button>
        )
      }
    />
  )
}
