import ClearIcon from '@mui/icons-material/DeleteSweepRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type SourceFilter, sourceFilterSchema } from '@parley/contracts/http/knowledge.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KnowledgeLog, type StartProps } from './KnowledgeLog.tsx'
import { KnowledgePassage, type OpenSource } from './KnowledgePassage.tsx'
import type { KnowledgePlace } from './knowledge-place.ts'
import { QuestionBox } from './QuestionBox.tsx'
import './locales/en.ts'
import { useClearHistory, useHistory } from './use-history.ts'
import { useQuestion } from './use-question.ts'
import { useRestOfWindow } from './use-rest-of-window.ts'

interface KnowledgeQueryProps {
  place: KnowledgePlace
  title: string
  Start: ComponentType<StartProps>
}

/** Questions to what a firm or a client knows, and their answers with the sources (Document 3, Query page). */
export function KnowledgeQuery({ place, title, Start }: KnowledgeQueryProps) {
  const { t } = useTranslation()
  const [filters, setFilters] = useState<readonly SourceFilter[]>(sourceFilterSchema.options)
  const [source, setSource] = useState<OpenSource | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const card = useRestOfWindow()
  const history = useHistory(place)
  const question = useQuestion(place, history.turns, filters)
  const ask = (query: string, threshold?: number): void => {
    question.ask(query, threshold)
    box.current?.focus()
  }
  const isEmpty = history.turns.length === 0 && question.asked === null
  return (
    <Card component="section" aria-label={title} ref={card} sx={columnStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <ClearHistory
          place={place}
          disabled={isEmpty || question.asked?.status === 'asking'}
          onCleared={() => {
            question.forget()
            box.current?.focus()
          }}
        />
      </Box>
      <KnowledgeLog
        place={place}
        history={history}
        question={question}
        Start={Start}
        filters={filters}
        onAsk={ask}
        onOpen={setSource}
      />
      <VisuallyHidden>
        <span role="status">
          {question.announced !== '' && t('knowledge.answered', { text: question.announced })}
        </span>
      </VisuallyHidden>
      <QuestionBox
        key={place.key}
        box={box}
        place={place}
        question={question}
        filters={filters}
        onFilters={setFilters}
        onAsk={ask}
      />
      {source !== null && <KnowledgePassage source={source} onClose={() => setSource(null)} />}
    </Card>
  )
}

const columnStyle = {
  display: 'flex',
  flexDirection: 'column',
  '@media print': { height: 'auto !important', border: 0 },
} as const

interface ClearHistoryProps {
  place: KnowledgePlace
  disabled: boolean
  onCleared: () => void
}

/** Forgetting the turns cannot be taken back: it asks first. */
function ClearHistory({ place, disabled, onCleared }: ClearHistoryProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const clear = useClearHistory(place, () => {
    setIsOpen(false)
    showSuccess(t('knowledge.cleared'))
  })
  // Once the dialog is closed: before, it keeps the focus to itself.
  const isDone = clear.isSuccess && !isOpen
  const tell = useEffectEvent(onCleared)
  useEffect(() => {
    if (isDone) tell()
  }, [isDone])
  return (
    <>
      <Button
        size="small"
        startIcon={<ClearIcon />}
        disabled={disabled}
        onClick={() => {
          clear.reset()
          setIsOpen(true)
        }}
        sx={{ '@media print': { display: 'none' } }}
      >
        {t('knowledge.clear')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('knowledge.clearTitle')}
        text={t('knowledge.clearText')}
        confirmLabel={t('knowledge.clear')}
        tone="danger"
        call={clear}
        onConfirm={() => clear.mutate()}
        onCancel={() => setIsOpen(false)}
      />
    </>
  )
}
