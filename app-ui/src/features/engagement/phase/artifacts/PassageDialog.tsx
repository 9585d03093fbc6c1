import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { getArtifactText, getPassage } from '@parley/contracts/http/artifact-contents.ts'
import { hasStatus } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { placeText } from '@parley/contracts/place-words.ts'
import { useTranslation } from 'react-i18next'
import { sideBySide } from '../phase-measures.ts'
import '../locales/en.ts'
import { BesidePanel } from './BesidePanel.tsx'

/** Where a claim rests: a chunk, or a quote in a document. */
export interface Place {
  chunkId: string | null
  artifactId: string | null
  name: string
  quote: string
}

interface Shown {
  label: string
  text: string
  start: number
  end: number
}

/** White space apart: documents break lines where quotes do not. */
function findQuote(text: string, quote: string): [number, number] | undefined {
  const pattern = quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+')
  const match = new RegExp(pattern).exec(text)
  return match === null ? undefined : [match.index, match.index + match[0].length]
}

/** The passage itself; where the document was indexed anew since, its quote is looked for in the text. */
async function readPlace(place: Place): Promise<Shown | null> {
  if (place.chunkId !== null) {
    try {
      const passage = await callRoute(getPassage, { params: { chunkId: place.chunkId } })
      const found = findQuote(passage.pageText, place.quote)
      const [start, end] = found ?? [passage.start, passage.end]
      return { label: passage.label, text: passage.pageText, start, end }
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
    }
  }
  if (place.artifactId === null) return null
  const pages = await readPages(place.artifactId)
  for (const page of pages) {
    const found = findQuote(page.text, place.quote)
    if (found !== undefined) return { label: page.label, text: page.text, start: found[0], end: found[1] }
  }
  return null
}

/** No pages where the document is gone, or is not for this reader any more. */
async function readPages(artifactId: string) {
  try {
    return (await callRoute(getArtifactText, { params: { id: artifactId } })).pages
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    return []
  }
}

interface PassageDialogProps {
  place: Place
  /** Beside the close button: the way to where the passage comes from. */
  more?: ReactNode
  onClose: () => void
}

/** Opens a source at the place that is cited: beside the text that cites it where there is room, else over it. */
export function PassageDialog(props: PassageDialogProps) {
  const isWide = useMediaQuery(sideBySide)
  // What is opened from a dialog stays over it.
  const [isOverDialog] = useState(() => document.activeElement?.closest('.MuiModal-root') instanceof Element)
  const { onClose } = props
  if (isWide && !isOverDialog)
    return (
      <BesidePanel labelledBy="passage-title" onClose={onClose}>
        <Passage {...props} />
      </BesidePanel>
    )
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="passage-title">
      <Passage {...props} />
    </Dialog>
  )
}

function Passage({ place, more, onClose }: PassageDialogProps) {
  const { t, i18n } = useTranslation()
  const shown = useQuery({ queryKey: ['passage', place], queryFn: () => readPlace(place) })
  return (
    <>
      <DialogTitle id="passage-title">
        {place.name}
        {shown.data && (
          <Typography color="textSecondary" component="span" sx={{ ml: 2 }}>
            {placeText(shown.data.label, i18n.language)}
          </Typography>
        )}
      </DialogTitle>
      <DialogContent>
        <QueryView query={shown} skeleton={<TextSkeleton lines={4} />} compact>
          {(data) =>
            data === null ? (
              <>
                <Typography color="textSecondary">{t('phase.passageMissing')}</Typography>
                <Box component="blockquote">{place.quote}</Box>
              </>
            ) : (
              <PageText {...data} />
            )
          }
        </QueryView>
      </DialogContent>
      <DialogActions>
        {more}
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </>
  )
}

function PageText({ text, start, end }: Shown) {
  return (
    <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.7 }}>
      {text.slice(0, start)}
      <Box
        component="mark"
        ref={(element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })}
        sx={{
          bgcolor: 'color-mix(in srgb, var(--parley-palette-primary-main) 18%, transparent)',
          color: 'inherit',
        }}
      >
        {text.slice(start, end)}
      </Box>
      {text.slice(end)}
    </Typography>
  )
}
