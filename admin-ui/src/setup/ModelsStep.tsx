import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Setup, testModel } from '@parley/contracts/http/setup.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useTranslate } from 'react-admin'
import { SetupStep, type StepProps, Tried } from './SetupStep.tsx'
import { useSetupAct } from './use-setup.ts'

type Model = NonNullable<Setup['deployment']>['models'][number]

/** Who answers, each with a question to see that it does. */
export function ModelsStep({ setup: { deployment }, isDone }: StepProps) {
  const translate = useTranslate()
  if (deployment === null) return null
  return (
    <SetupStep name="models" isDone={isDone} text={translate(`setup.models.${isDone ? 'some' : 'none'}`)}>
      <Box component="ul" sx={{ m: 0, mt: '4px', p: 0, listStyle: 'none' }}>
        {deployment.models.map((model) =>
          // It answers by rules in the process itself: there is nothing to try.
          model.provider === 'builtin' ? (
            <Typography key={model.provider} component="li" variant="body2" sx={{ py: '4px' }}>
              {translate('setup.models.builtin')}
            </Typography>
          ) : (
            <ModelRow key={model.provider} model={model} />
          ),
        )}
      </Box>
    </SetupStep>
  )
}

function ModelRow({ model: { provider, model } }: { model: Model }) {
  const translate = useTranslate()
  const { data, error, isPending, mutate } = useSetupAct(() => callRoute(testModel, { body: { provider } }))
  const milliseconds = data?.milliseconds ?? 0
  return (
    <Box component="li">
      <Button size="small" loading={isPending} onClick={() => mutate()} sx={{ ml: '-5px' }}>
        {translate('setup.models.test', { model })}
      </Button>
      <Tried trial={data} error={error} success={translate('setup.models.ok', { model, milliseconds })} />
    </Box>
  )
}
