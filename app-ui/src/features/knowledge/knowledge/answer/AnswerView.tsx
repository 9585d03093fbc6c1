import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { KnowledgeAnswer, KnowledgeCitation, SearchResult } from '@parley/contracts/http/knowledge.ts'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CitationMark, citationMarks, citationOf } from '../../../engagement/conversation/index.ts'
import type { OpenSource } from '../KnowledgePassage.tsx'
import '../locales/en.ts'
import { AnswerFacts } from './AnswerFacts.tsx'
import { AnswerTables } from './AnswerTables.tsx'
import { Conflicts } from './Conflicts.tsx'
import { clientOfInitiative, sourceOfCitation, sourceOfResult } from './open-source.ts'
import { Nearest, Results } from './Results.tsx'
import { SourceList } from './SourceList.tsx'
import { Contradicted } from './Contradicted.tsx'
import { contradictedAttribute, markedClaims, unsupportedAttribute } from './marked-claims.ts'

const Markdown = lazy(async () => ({
  default: (await import('@parley/ui-kit/components/Markdown.tsx')).Markdown,
}))

interface AnswerViewProps {
  answer: KnowledgeAnswer
  /** Whose words are marked in what was found. */
  question: string
  onOpen: (source: OpenSource) => void
}

/** An answer, what it rests on, where its sources disagree, and what else was found. */
export function AnswerView({ answer, question, onOpen }: AnswerViewProps) {
  const openCitation = (citation: KnowledgeCitation): void => onOpen(sourceOfCitation(answer, citation))
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <AnswerText answer={answer} onOpen={openCitation} />
      <SourceList citations={answer.citations} onOpen={openCitation} />
      <Contradicted claims={answer.contradictedClaims} />
      <Unsupported count={answer.unsupportedClaims.length} />
      {answer.conflicts.length > 0 && <Conflicts conflicts={answer.conflicts} onOpen={openCitation} />}
      {!answer.foundNothing && <AnswerFacts metadata={answer.metadata} />}
      <AnswerTables
        data={answer.metadata.structuredData}
        clientOf={(initiativeId) => clientOfInitiative(answer, initiativeId)}
      />
      <Passages answer={answer} question={question} onOpen={(result) => onOpen(sourceOfResult(result))} />
    </Box>
  )
}

interface PassagesProps {
  answer: KnowledgeAnswer
  question: string
  onOpen: (result: SearchResult) => void
}

/** What was found; where it answers nothing, what came closest. */
function Passages({ answer: { foundNothing, nearest, results }, ...given }: PassagesProps) {
  if (foundNothing && nearest.length > 0) return <Nearest results={nearest} {...given} />
  return results.length > 0 && <Results results={results} {...given} />
}

interface AnswerTextProps {
  answer: KnowledgeAnswer
  onOpen: (citation: KnowledgeCitation) => void
}

/** The text; its `[n]` open their source, and sentences that no source bears out say so. */
function AnswerText({ answer, onOpen }: AnswerTextProps) {
  const { t } = useTranslation()
  const { content, citations } = answer
  const steps = useStepsOf(answer)
  const drawMark = (href: string | undefined): React.ReactNode => {
    const number = citationOf(href)
    const citation = number === undefined ? undefined : citations[number - 1]
    if (number === undefined || citation === undefined) return undefined
    return (
      <CitationMark
        number={number}
        label={t('knowledge.openSource', { number, name: citation.artifactName })}
        onOpen={() => onOpen(citation)}
      />
    )
  }
  return (
    <Box sx={unsupportedStyle}>
      <Suspense fallback={<TextSkeleton lines={3} />}>
        <Markdown steps={steps} drawLink={drawMark}>
          {content}
        </Markdown>
      </Suspense>
    </Box>
  )
}

/** Contradicted sentences first: what one mark holds is not marked again. */
function useStepsOf({ citations, contradictedClaims, unsupportedClaims }: KnowledgeAnswer) {
  const { t } = useTranslation()
  const [noSource, contrary] = [t('knowledge.noSource'), t('knowledge.sourceSaysContrary')]
  return useMemo(
    () => [
      markedClaims(
        contradictedClaims.map(({ text }) => text),
        { label: contrary, attribute: contradictedAttribute },
      ),
      markedClaims(unsupportedClaims, { label: noSource, attribute: unsupportedAttribute }),
      citationMarks(citations.length),
    ],
    [contradictedClaims, unsupportedClaims, contrary, noSource, citations.length],
  )
}

const unsupportedStyle = {
  [`& mark[${unsupportedAttribute}]`]: {
    color: 'inherit',
    bgcolor: 'transparent',
    textDecoration: 'underline dotted',
    textDecorationColor: 'var(--parley-palette-warning-main)',
    textUnderlineOffset: '3px',
  },
  [`& small[${unsupportedAttribute}]`]: { color: 'warning.main', fontSize: '0.75rem' },
  [`& mark[${contradictedAttribute}]`]: {
    color: 'error.main',
    bgcolor: 'transparent',
    textDecoration: 'line-through',
    textDecorationThickness: '1px',
  },
  [`& small[${contradictedAttribute}]`]: { color: 'error.main', fontSize: '0.75rem', fontWeight: 600 },
} as const

function Unsupported({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {t('knowledge.unsupported', { count })}
    </Typography>
  )
}
