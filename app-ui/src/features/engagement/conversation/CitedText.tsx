import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../phase/index.ts'
import { citationMarks, citationOf } from './citation-marks.ts'
import './en.ts'

const Markdown = lazy(async () => ({
  default: (await import('@parley/ui-kit/components/Markdown.tsx')).Markdown,
}))

interface CitedTextProps {
  text: string
  citations: readonly Citation[]
  onOpenPlace: (place: Place) => void
}

/** Where a citation leads. */
export const placeOfCitation = ({ chunkId, artifactId, artifactName, quote }: Citation): Place => ({
  chunkId,
  artifactId,
  name: artifactName,
  quote,
})

/** A text with the sources that it rests on; its marks and the list open each at its place. */
export function CitedText({ text, citations, onOpenPlace }: CitedTextProps) {
  const { t } = useTranslation()
  const steps = useMemo(() => [citationMarks(citations.length)], [citations.length])
  const drawMark = (href: string | undefined): React.ReactNode => {
    const number = citationOf(href)
    const citation = number === undefined ? undefined : citations[number - 1]
    if (number === undefined || citation === undefined) return undefined
    const label = t('conversation.openSource', { number, name: citation.artifactName })
    return (
      <CitationMark number={number} label={label} onOpen={() => onOpenPlace(placeOfCitation(citation))} />
    )
  }
  return (
    <>
      <Suspense fallback={<TextSkeleton lines={3} />}>
        <Markdown under={4} steps={steps} drawLink={drawMark}>
          {text}
        </Markdown>
      </Suspense>
      {citations.length > 0 && <Sources citations={citations} onOpenPlace={onOpenPlace} />}
    </>
  )
}

/** A small number in the text. */
export function CitationMark({
  number,
  label,
  onOpen,
}: {
  number: number
  label: string
  onOpen: () => void
}) {
  return (
    <ButtonBase
      aria-label={label}
      title={label}
      onClick={onOpen}
      sx={{
        verticalAlign: 'text-top',
        minWidth: 18,
        height: 18,
        px: 1,
        ml: 0.5,
        borderRadius: '5px',
        fontFamily: 'inherit',
        fontSize: '0.6875rem',
        fontWeight: 600,
        lineHeight: 1,
        fontVariantNumeric: 'tabular-nums',
        color: 'primary.main',
        bgcolor: 'color-mix(in srgb, var(--parley-palette-primary-main) 8%, transparent)',
        '&:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
      }}
    >
      {number}
    </ButtonBase>
  )
}

function Sources({ citations, onOpenPlace }: Omit<CitedTextProps, 'text'>) {
  const { t } = useTranslation()
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="caption" color="textSecondary" aria-hidden>
        {t('conversation.sources')}
      </Typography>
      <Box
        component="ol"
        aria-label={t('conversation.sources')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4 }}
      >
        {citations.map((citation, index) => (
          <Box component="li" key={`${citation.chunkId}-${index}`} sx={{ minWidth: 0 }}>
            <ButtonBase
              title={citation.quote}
              onClick={() => onOpenPlace(placeOfCitation(citation))}
              sx={{
                gap: 1.5,
                textAlign: 'left',
                borderRadius: 1,
                fontFamily: 'inherit',
                fontSize: '0.8125rem',
                color: 'primary.main',
                py: 0.75,
                '&:hover': { textDecoration: 'underline' },
              }}
            >
              <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {index + 1}
              </Box>
              <span>
                {citation.artifactName}
                {citation.page !== null && `, ${t('phase.page', { page: citation.page })}`}
              </span>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
