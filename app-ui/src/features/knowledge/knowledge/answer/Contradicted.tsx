import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { KnowledgeAnswer } from '@parley/contracts/http/knowledge.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

interface ContradictedProps {
  claims: KnowledgeAnswer['contradictedClaims']
}

/** What an answer says and its source denies, with the source's words: nobody is to take it over by mistake. */
export function Contradicted({ claims }: ContradictedProps) {
  const { t } = useTranslation()
  if (claims.length === 0) return null
  return (
    <Alert severity="error">
      <Typography variant="body2">{t('knowledge.contradicted', { count: claims.length })}</Typography>
      {claims.map(
        ({ text, quote }) =>
          quote !== null && (
            <Typography key={text} variant="body2" sx={{ mt: 1 }}>
              {t('knowledge.sourceSays', { quote })}
            </Typography>
          ),
      )}
    </Alert>
  )
}
