import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Citation, ContradictedClaim } from '@parley/contracts/http/conversation-records.ts'
import { useTranslation } from 'react-i18next'
import './en.ts'

interface ContradictedClaimsProps {
  claims: readonly ContradictedClaim[]
  onOpenSource: (citation: Citation) => void
}

/** What a turn says against its own sources: loudly, each with the source's words and the way to them. */
export function ContradictedClaims({ claims, onOpenSource }: ContradictedClaimsProps) {
  const { t } = useTranslation()
  if (claims.length === 0) return null
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <Typography component="p" sx={{ fontWeight: 600 }}>
        {t('conversation.contradicted', { count: claims.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 4 }}>
        {claims.map(({ text, quote, citation }) => (
          <Box component="li" key={`${text} ${quote}`} sx={{ overflowWrap: 'anywhere', mb: 1 }}>
            {t('conversation.claimed', { claim: text })}
            <br />
            {t(citation === null ? 'conversation.peopleSay' : 'conversation.sourceSays', { quote })}{' '}
            {citation !== null && (
              <Button size="small" color="inherit" onClick={() => onOpenSource(citation)}>
                {sourceName(citation)}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Alert>
  )
}

const sourceName = ({ artifactName, place }: Citation): string =>
  place === undefined ? artifactName : `${artifactName}, ${place}`
