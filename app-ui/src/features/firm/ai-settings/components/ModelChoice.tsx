import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { modelChoiceSchema } from '@parley/contracts/enums.ts'
import type { LanguageModel } from '@parley/contracts/http/language-models.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { answeringName, modelNames } from '../model-names.ts'

interface ModelChoiceProps {
  title: string
  help: string
  value: LanguageModel['choice']
  /** Undefined for those who may only look. */
  onChange: ((choice: LanguageModel['choice']) => void) | undefined
  /** Who answers each; undefined while that is not known. */
  models: readonly LanguageModel[] | undefined
}

/** One of the three models, for one role (Document 3, AI configuration). */
export function ModelChoice({ title, help, value, onChange, models }: ModelChoiceProps) {
  const id = useId()
  return (
    <Section title={title}>
      <Typography color="textSecondary" gutterBottom>
        {help}
      </Typography>
      <RadioGroup
        aria-label={title}
        value={value}
        onChange={(_event, chosen) => onChange?.(modelChoiceSchema.parse(chosen))}
      >
        {modelChoiceSchema.options.map((choice) => (
          <Choice
            key={choice}
            id={`${id}-${choice}`}
            choice={choice}
            model={models?.find((model) => model.choice === choice)}
            isDisabled={onChange === undefined}
          />
        ))}
      </RadioGroup>
    </Section>
  )
}

interface ChoiceProps {
  /** Of the words that say who answers instead. */
  id: string
  choice: LanguageModel['choice']
  model: LanguageModel | undefined
  isDisabled: boolean
}

function Choice({ id, choice, model, isDisabled }: ChoiceProps) {
  const { t } = useTranslation()
  const { name, provider } = modelNames[choice]
  const fallsBack = model?.isAvailable === false
  return (
    <Box sx={{ py: 1 }}>
      <FormControlLabel
        value={choice}
        disabled={isDisabled}
        control={<Radio slotProps={{ input: fallsBack ? { 'aria-describedby': id } : {} }} />}
        label={
          <>
            <Box component="span" sx={{ fontWeight: 500 }}>
              {name}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('settings.by', { provider })}
            </Box>
          </>
        }
      />
      {fallsBack && (
        <Typography id={id} variant="body2" color="textSecondary" sx={{ pl: 8 }}>
          {t('settings.missingKey', { provider, model: answeringName(model, t('settings.builtinModel')) })}
        </Typography>
      )}
    </Box>
  )
}
