import KnowledgeIcon from '@mui/icons-material/ManageSearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { readingColumn } from './reading-column.ts'
import './locales/en.ts'

interface StartingPointProps {
  intro: string
  /** Names of the newest searchable documents; undefined while they are looked for. */
  documents: readonly string[] | undefined
  /** What to do where there are none. */
  withoutDocuments: string
  onAsk: (query: string) => void
}

/** Before the first question: what can be asked, with examples from what is there. */
export function StartingPoint({ intro, documents, withoutDocuments, onAsk }: StartingPointProps) {
  const { t } = useTranslation()
  const id = useId()
  if (documents?.length === 0)
    return (
      <EmptyState
        compact
        icon={KnowledgeIcon}
        title={t('knowledge.noneIndexed')}
        text={withoutDocuments}
        action={
          <Button variant="outlined" component={Link} to="/artifacts">
            {t('knowledge.toArtifacts')}
          </Button>
        }
      />
    )
  return (
    <Box sx={{ ...readingColumn, px: 4, py: 5 }}>
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {intro}
      </Typography>
      {documents !== undefined && (
        <>
          <Typography id={id} variant="caption" component="p" color="textSecondary" sx={{ mt: 6, mb: 2 }}>
            {t('knowledge.examples')}
          </Typography>
          <Box
            component="ul"
            aria-labelledby={id}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
          >
            {documents.map((name) => (
              <li key={name}>
                <Button
                  variant="outlined"
                  fullWidth
                  onClick={() => onAsk(t('knowledge.exampleSay', { name }))}
                  sx={{ justifyContent: 'flex-start', textAlign: 'left', whiteSpace: 'normal' }}
                >
                  {t('knowledge.exampleSay', { name })}
                </Button>
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}
