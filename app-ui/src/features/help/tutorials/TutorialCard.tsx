import DoneIcon from '@mui/icons-material/CheckCircleRounded'
import StartIcon from '@mui/icons-material/PlayArrowRounded'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { guidePlans } from './guide-plans.ts'
import type { OfferedTutorial } from './tutorials-for.ts'
import { useStartTutorial, useTutorialSteps } from './use-tutorial.ts'

interface TutorialCardProps {
  tutorial: OfferedTutorial
  state: 'started' | 'done' | undefined
}

/** One guide: what it is about, its steps, how long it takes, and the way into it. */
export function TutorialCard({ tutorial, state }: TutorialCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const { name, hindrance } = tutorial
  const title = t(`tutorials.guides.${name}.title`)
  return (
    <Card component="li" aria-labelledby={id} sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {state === 'done' && (
          <StatusBadge tone="success" icon={<DoneIcon aria-hidden />}>
            {t('tutorials.done')}
          </StatusBadge>
        )}
        {state === 'started' && <StatusBadge tone="info">{t('tutorials.started')}</StatusBadge>}
      </Box>
      <Typography color="textSecondary">{t(`tutorials.guides.${name}.text`)}</Typography>
      <Steps tutorial={tutorial} title={title} />
      {hindrance !== undefined && (
        <Alert
          severity="info"
          action={
            hindrance === 'connect' && (
              <Button size="small" color="inherit" component={Link} to="/clients">
                {t('tutorials.toClients')}
              </Button>
            )
          }
        >
          {t(`tutorials.hindrances.${hindrance}`)}
        </Alert>
      )}
      <Foot tutorial={tutorial} title={title} isDone={state === 'done'} />
    </Card>
  )
}

function Steps({ tutorial, title }: { tutorial: OfferedTutorial; title: string }) {
  const { t } = useTranslation()
  const stepsOf = useTutorialSteps()
  return (
    <Box
      component="ol"
      aria-label={t('tutorials.stepsOf', { name: title })}
      sx={{ m: 0, pl: 5, color: 'text.secondary', fontSize: '0.8125rem' }}
    >
      {stepsOf(tutorial.name).map((step) => (
        <li key={step.title}>{step.title}</li>
      ))}
    </Box>
  )
}

function Foot({ tutorial, title, isDone }: { tutorial: OfferedTutorial; title: string; isDone: boolean }) {
  const { t } = useTranslation()
  const start = useStartTutorial()
  const { name, hindrance } = tutorial
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 'auto', pt: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
        {t('tutorials.minutes', { count: guidePlans[name].minutes })}
      </Typography>
      {hindrance === undefined && (
        <Button
          size="small"
          variant={isDone ? 'outlined' : 'contained'}
          startIcon={<StartIcon />}
          aria-label={t(isDone ? 'tutorials.againNamed' : 'tutorials.startNamed', { name: title })}
          onClick={() => void start(name)}
        >
          {t(isDone ? 'tutorials.again' : 'tutorials.start')}
        </Button>
      )}
    </Box>
  )
}
