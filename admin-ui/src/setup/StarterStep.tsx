import Button from '@mui/material/Button'
import { addStarterSet } from '@parley/contracts/http/setup.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useTranslate } from 'react-admin'
import { SetupStep, type StepProps, Tried } from './SetupStep.tsx'
import { useSetupAct } from './use-setup.ts'

/** Agents and templates to begin with; the set goes only where there are none. */
export function StarterStep({ setup: { agents, templates }, isDone }: StepProps) {
  const translate = useTranslate()
  const { data, error, isPending, mutate } = useSetupAct(() => callRoute(addStarterSet))
  const isEmpty = agents === 0 && templates === 0
  return (
    <SetupStep
      name="starter"
      isDone={isDone}
      text={translate(isEmpty ? 'setup.starter.none' : 'setup.starter.some', { agents, templates })}
      actions={
        isEmpty && (
          <Button size="small" variant="contained" loading={isPending} onClick={() => mutate()}>
            {translate('setup.starter.add')}
          </Button>
        )
      }
    >
      <Tried
        trial={data === undefined ? undefined : { ok: true, message: null, milliseconds: 0 }}
        error={error}
        success={translate('setup.starter.ok', { ...data })}
      />
    </SetupStep>
  )
}
