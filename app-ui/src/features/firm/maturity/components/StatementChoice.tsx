import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type MaturityStatement, maturitySteps } from '@parley/contracts/rules/maturity.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface StatementChoiceProps {
  statement: MaturityStatement
  value: number | undefined
  isMissing: boolean
  onAnswer: (step: number) => void
}

/** One statement and how far it applies, on five steps. */
export function StatementChoice({ statement, value, isMissing, onAnswer }: StatementChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <FormControl error={isMissing} id={statementAnchor(statement)} sx={{ width: '100%', py: 3 }}>
      <FormLabel id={`${id}-label`} sx={{ color: 'text.primary', maxWidth: '72ch' }}>
        {t(`maturity.statements.${statement}` as 'maturity.statements.strategy.vision')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        {...(isMissing ? { 'aria-describedby': `${id}-missing` } : {})}
        value={value ?? ''}
        onChange={(_event, chosen) => onAnswer(Number(chosen))}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', maxWidth: 520, mt: 1 }}
      >
        {maturitySteps.map((step) => (
          <FormControlLabel
            key={step}
            value={String(step)}
            control={<Radio size="small" />}
            label={t(`maturity.steps.step${step}`)}
            labelPlacement="bottom"
            sx={{ m: 0 }}
            slotProps={{ typography: { variant: 'caption', align: 'center' } }}
          />
        ))}
      </RadioGroup>
      {isMissing && <FormHelperText id={`${id}-missing`}>{t('maturity.missingOne')}</FormHelperText>}
    </FormControl>
  )
}

export const statementAnchor = (statement: MaturityStatement): string => `statement-${statement}`
