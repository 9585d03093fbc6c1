import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import {
  allMaturityStatements,
  maturityDimensions,
  type MaturityStatement,
  statementsOf,
} from '@parley/contracts/rules/maturity.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { type AssessmentForm as Form, useAssessmentForm } from '../use-assessment-form.ts'
import { StatementChoice, statementAnchor } from './StatementChoice.tsx'

interface AssessmentFormProps {
  clientId: string
  onClose: () => void
}

/** The statements of all dimensions; what is answered survives a reload. */
export function AssessmentForm({ clientId, onClose }: AssessmentFormProps) {
  const { t } = useTranslation()
  const form = useAssessmentForm(clientId, () => {
    showSuccess(t('maturity.saved'))
    onClose()
  })
  const save = (): void => {
    const missing = form.save()
    if (missing !== undefined) goTo(missing)
  }
  return (
    <Section title={t('maturity.formTitle')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('maturity.formIntro')}
        </Typography>
        <Progress open={form.open.length} />
        {maturityDimensions.map((dimension) => (
          <Box key={dimension} component="fieldset" sx={{ border: 0, m: 0, mt: 5, p: 0, minWidth: 0 }}>
            <Typography component="legend" variant="h3" sx={{ p: 0 }}>
              {t(`maturity.dimensions.${dimension}`)}
            </Typography>
            {statementsOf(dimension).map((statement) => (
              <StatementChoice
                key={statement}
                statement={statement}
                value={form.answers[statement]}
                isMissing={form.isChecked && form.answers[statement] === undefined}
                onAnswer={(step) => form.answer(statement, step)}
              />
            ))}
            <Divider />
          </Box>
        ))}
        <Foot form={form} onClose={onClose} />
      </form>
    </Section>
  )
}

/** To the first step of a statement, by the keyboard's way too. */
function goTo(statement: MaturityStatement): void {
  const place = document.getElementById(statementAnchor(statement))
  place?.querySelector('input')?.focus()
}

function Progress({ open }: { open: number }) {
  const { t } = useTranslation()
  const count = allMaturityStatements.length
  const label = t('maturity.progress', { done: count - open, count })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <LinearProgress
        variant="determinate"
        value={((count - open) / count) * 100}
        aria-label={label}
        sx={{ flex: 1, maxWidth: 320, borderRadius: 2 }}
      />
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
    </Box>
  )
}

function Foot({ form, onClose }: { form: Form; onClose: () => void }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const discard = (): void => {
    form.discard()
    onClose()
  }
  const isUntouched = form.open.length === allMaturityStatements.length
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, pt: 4 }}>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {form.isChecked && form.open.length > 0 && (
          <Alert severity="warning">{t('maturity.missing', { count: form.open.length })}</Alert>
        )}
        {form.failure !== null && (
          <Alert severity="error">
            {t('maturity.saveFailed')}: {messageOf(form.failure)}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" loading={form.isBusy}>
          {t('maturity.save')}
        </Button>
        <Button disabled={form.isBusy} onClick={() => (isUntouched ? discard() : setIsAsking(true))}>
          {t('maturity.discard')}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {t('maturity.draftKept')}
        </Typography>
      </Box>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('maturity.discardTitle')}
        text={t('maturity.discardText')}
        confirmLabel={t('maturity.discard')}
        onCancel={() => setIsAsking(false)}
        onConfirm={discard}
      />
    </Box>
  )
}
