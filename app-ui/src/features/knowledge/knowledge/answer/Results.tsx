import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import {
  clientChatDefaults,
  firmSearchDefaults,
  type SearchResult,
} from '@parley/contracts/http/knowledge.ts'
import { formatPercent } from '@parley/ui-kit/i18n/format.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { markedParts } from '../marked-words.ts'
import '../locales/en.ts'
import { Folded } from './Folded.tsx'
import { SourceBadges } from './SourceBadges.tsx'
import { titleOf } from './source-title.ts'

interface ResultsProps {
  results: readonly SearchResult[]
  question: string
  onOpen: (result: SearchResult) => void
}

/** The passages that were found. */
export function Results(props: ResultsProps) {
  const { t } = useTranslation()
  return (
    <Folded title={t('knowledge.passages')} count={props.results.length}>
      <PassageList {...props} />
    </Folded>
  )
}

/** Where nothing answers: what came closest, in sight, since there is nothing else to read. */
export function Nearest(props: ResultsProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h4" sx={{ mb: 2 }}>
        {t('knowledge.nearest')}
      </Typography>
      <PassageList {...props} />
    </Box>
  )
}

/** Passages with how much they are about the question; each opens at its place. */
function PassageList({ results, question, onOpen }: ResultsProps) {
  const { t } = useTranslation()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {results.map((result) => (
        <Box component="li" key={result.chunkId} sx={rowStyle}>
          <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, rowGap: 1, flexWrap: 'wrap' }}>
            <ButtonBase
              aria-label={t('knowledge.openPassage', { title: titleOf(result.name, result.place) })}
              onClick={() => onOpen(result)}
              sx={nameStyle}
            >
              {titleOf(result.name, result.place)}
            </ButtonBase>
            <SourceBadges source={result.source} scope={result.scope} />
            {result.client !== null && (
              <Typography variant="caption" color="textSecondary">
                {result.client.name}
              </Typography>
            )}
            <Relevance relevance={result.relevance} />
          </Box>
          <Snippet text={result.snippet} question={question} />
        </Box>
      ))}
    </Box>
  )
}

/** What the calibrated figure means (decisions D4), and the figure. */
function wordOf(relevance: number) {
  if (relevance >= clientChatDefaults.relevanceThreshold) return 'clear'
  return relevance >= firmSearchDefaults.relevanceThreshold ? 'touches' : 'loose'
}

function Relevance({ relevance }: { relevance: number }) {
  const { t } = useTranslation()
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      sx={{ ml: { sm: 'auto' }, fontVariantNumeric: 'tabular-nums' }}
    >
      {t(`knowledge.relevance.${wordOf(relevance)}`)} · {formatPercent(relevance)}
    </Typography>
  )
}

/** The words of the question stand out in what was found. */
function Snippet({ text, question }: { text: string; question: string }) {
  return (
    <Typography variant="body2" color="textSecondary" component="p" sx={snippetStyle}>
      {markedParts(text, question).map((part, index) =>
        part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </Typography>
  )
}

const rowStyle = { py: 2, borderTop: 1, borderColor: 'divider' } as const

const nameStyle = {
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: 'primary.main',
  textAlign: 'left',
  minHeight: 24,
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
} as const

const snippetStyle = {
  mt: 1,
  maxWidth: '88ch',
  overflowWrap: 'anywhere',
  '& mark': {
    color: 'text.primary',
    fontWeight: 600,
    bgcolor: 'color-mix(in srgb, var(--parley-palette-primary-main) 14%, transparent)',
    borderRadius: '2px',
  },
} as const
