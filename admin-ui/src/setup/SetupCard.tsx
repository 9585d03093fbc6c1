import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { FirmStep } from './FirmStep.tsx'
import { MailStep } from './MailStep.tsx'
import { ModelsStep } from './ModelsStep.tsx'
import { StarterStep } from './StarterStep.tsx'
import { doneSteps, useSetup } from './use-setup.ts'

/**
 * What a new product needs, each with its state and a button that does it. It folds to a line once people can work, and
 * is gone when all is done, or when whoever sees it wants it gone.
 */
export function SetupCard() {
  const translate = useTranslate()
  const title = useId()
  const { data: setup, error, refetch } = useSetup()
  const [isUnwanted, setUnwanted] = useStore('setup.unwanted', false)
  const [wanted, setWanted] = useState<boolean>()
  if (setup === undefined)
    return error === null ? null : (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {translate('console.retry')}
          </Button>
        }
      >
        {translate('setup.loadFailed')}
      </Alert>
    )
  const done = doneSteps(setup)
  const states = Object.values(done)
  const mustBe = !done.firm || !done.starter
  if (states.every(Boolean) || (isUnwanted && !mustBe)) return null
  const isOpen = wanted ?? mustBe
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: '16px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px' }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography id={title} variant="h2">
            {translate('setup.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {isOpen
              ? translate('setup.text')
              : translate('setup.folded', { done: states.filter(Boolean).length, all: states.length })}
          </Typography>
        </Box>
        {!mustBe && (
          <>
            <Button size="small" aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
              {translate(isOpen ? 'setup.hide' : 'setup.show')}
            </Button>
            <Button size="small" color="inherit" onClick={() => setUnwanted(true)}>
              {translate('setup.never')}
            </Button>
          </>
        )}
      </Box>
      {isOpen && (
        <>
          {setup.deployment === null && (
            <Alert severity="warning" sx={{ mt: '12px' }}>
              {translate('setup.away')}
            </Alert>
          )}
          <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: '12px', p: 0 }}>
            <StarterStep setup={setup} isDone={done.starter} />
            <MailStep setup={setup} isDone={done.mail} />
            <ModelsStep setup={setup} isDone={done.models} />
            <FirmStep setup={setup} isDone={done.firm} />
          </Box>
        </>
      )}
    </Card>
  )
}
