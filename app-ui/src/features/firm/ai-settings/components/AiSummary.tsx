import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { LanguageModel } from '@parley/contracts/http/language-models.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { useTranslation } from 'react-i18next'
import { answeringName, modelNames } from '../model-names.ts'
import type { AiChoices } from '../use-ai-form.ts'

interface AiSummaryProps {
  choices: AiChoices
  models: readonly LanguageModel[] | undefined
}

/** What is chosen, and who will really answer. */
export function AiSummary({ choices, models }: AiSummaryProps) {
  const { t } = useTranslation()
  const rows = [
    [t('settings.preparer'), choices.llmPreparer],
    [t('settings.reviewer'), choices.llmReviewer],
  ] as const
  return (
    <Section title={t('settings.summary')}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 5, rowGap: 2 }}
      >
        {rows.map(([role, choice]) => {
          const model = models?.find((one) => one.choice === choice)
          return (
            <Box key={role} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {role}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {modelNames[choice].name}
                {model && (
                  <Typography component="span" color="textSecondary">
                    {', '}
                    {t('settings.answeredBy', { model: answeringName(model, t('settings.builtinModel')) })}
                  </Typography>
                )}
              </Box>
            </Box>
          )
        })}
      </Box>
    </Section>
  )
}
