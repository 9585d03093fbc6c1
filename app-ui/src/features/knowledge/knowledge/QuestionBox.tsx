import SendIcon from '@mui/icons-material/SendRounded'
import StopIcon from '@mui/icons-material/StopRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { searchFirmKnowledge, type SourceFilter } from '@parley/contracts/http/knowledge.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { isFocusLost } from '@parley/ui-kit/components/focus/kept-focus.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KnowledgePlace } from './knowledge-place.ts'
import { readingColumn } from './reading-column.ts'
import { SourceFilters } from './SourceFilters.tsx'
import './locales/en.ts'
import { draftKeyOf, type Question } from './use-question.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

interface QuestionBoxProps {
  box: RefObject<HTMLTextAreaElement | null>
  place: KnowledgePlace
  question: Question
  filters: readonly SourceFilter[]
  onFilters: (filters: readonly SourceFilter[]) => void
  onAsk: (query: string) => void
}

/** Where a question is written: Enter sends, Shift and Enter does not. What is typed survives until it is answered. */
export function QuestionBox({ box, place, question, filters, onFilters, onAsk }: QuestionBoxProps) {
  const { t } = useTranslation()
  const { asked, stop } = question
  const draft = useDraft(draftKeyOf(place), '')
  const isAsking = asked?.status === 'asking'
  // The draft also keeps the question that is being answered, for a reload.
  const value = isAsking && draft.value === asked.request.query ? '' : draft.value
  const seconds = useSecondsUntil(asked?.waitUntil)
  const text = value.trim()
  const canAsk = text !== '' && !isAsking && seconds === 0
  useFocusAfter(isAsking, box)
  const submit = (): void => {
    if (!canAsk) return
    draft.setValue('')
    onAsk(text)
  }
  const giveUp = (): void => {
    stop()
    if (value === '' && asked !== null) draft.setValue(asked.request.query)
    box.current?.focus()
  }
  return (
    <Box data-guide="question" sx={footStyle}>
      <Box sx={columnStyle}>
        {place.kind === 'client' && <SourceFilters value={filters} onChange={onFilters} />}
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <LimitedField
            limit={[searchFirmKnowledge, 'query']}
            multiline
            fullWidth
            maxRows={6}
            inputRef={box}
            label={t('knowledge.question')}
            helperText={t('knowledge.questionHelp')}
            value={value}
            onChange={({ target }) => draft.setValue(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              submit()
            }}
          />
          {isAsking ? (
            <Button key="stop" variant="outlined" startIcon={<StopIcon />} onClick={giveUp} sx={buttonStyle}>
              {t('knowledge.stop')}
            </Button>
          ) : (
            <Button
              variant="contained"
              startIcon={<SendIcon />}
              disabled={!canAsk}
              onClick={submit}
              sx={buttonStyle}
            >
              {t('knowledge.ask')}
            </Button>
          )}
        </Box>
        {seconds > 0 && (
          <Typography variant="body2" color="textSecondary" aria-live="off">
            {t('knowledge.wait', { count: seconds })}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

/** Who stands on the stop button when the answer comes is led to the next question. */
function useFocusAfter(isAsking: boolean, box: QuestionBoxProps['box']): void {
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    if (wasAsking.current && !isAsking && isFocusLost()) box.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking, box])
}

const buttonStyle = { minHeight: 40, minWidth: 104 }

const columnStyle = { ...readingColumn, display: 'flex', flexDirection: 'column', gap: 3 } as const

const footStyle = {
  p: 4,
  pb: 3,
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
} as const
