import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Interview } from '@parley/contracts/http/interviews.ts'
import { DeleteAction, EditAction } from '@parley/ui-kit/components/RowAction.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichTextView } from '../../../../editor/RichTextView.tsx'
import { formatDay } from '../interview-days.ts'
import { previewOf } from '../interview-draft.ts'
import '../locales/en.ts'

interface InterviewEntryProps {
  interview: Interview
  canManage: boolean
  onEdit: () => void
  onDelete: () => void
}

/** Characters of a summary that are shown before it is opened. */
const previewLength = 280

/** One interview: when, with whom, and what was said. */
export function InterviewEntry({ interview, canManage, onEdit, onDelete }: InterviewEntryProps) {
  const { t } = useTranslation()
  const date = formatDay(interview.interviewDate)
  return (
    <Box
      component="li"
      aria-label={date}
      sx={{ py: 3, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
            <Typography component="h3" variant="h3">
              {date}
            </Typography>
            <StatusBadge dot tone={interview.status === 'COMPLETED' ? 'success' : 'info'}>
              {t(`interviews.statuses.${interview.status}`)}
            </StatusBadge>
            {interview.isAutomated && <StatusBadge tone="outline">{t('interviews.automated')}</StatusBadge>}
          </Box>
          <People interview={interview} />
        </Box>
        {canManage && (
          <Box sx={{ display: 'flex', flexShrink: 0 }}>
            <EditAction label={t('interviews.editNamed', { date })} onClick={onEdit} />
            <DeleteAction label={t('interviews.deleteNamed', { date })} onClick={onDelete} />
          </Box>
        )}
      </Box>
      <Content interview={interview} />
    </Box>
  )
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

function People({ interview: { stakeholders, conductors } }: { interview: Interview }) {
  const { t } = useTranslation()
  const [conductor] = conductors
  const parts = [
    stakeholders.length > 0 && t('interviews.with', { names: stakeholders.map(nameOf).join(', ') }),
    conductor !== undefined && t('interviews.heldBy', { name: nameOf(conductor) }),
  ].filter((part) => part !== false)
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      {parts.length === 0 ? t('interviews.nobody') : parts.join(' · ')}
    </Typography>
  )
}

/** The summary of a completed interview (Document 1, 2.8) and the notes; long ones are opened on demand. */
function Content({ interview }: { interview: Interview }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const summary = interview.status === 'COMPLETED' ? interview.summary : null
  const notes = interview.additionalNotes ?? ''
  const preview = summary === null ? notes : previewOf(summary)
  if (preview === '') return null
  const isLong =
    preview.length > previewLength || (summary !== null && (summary.content.length > 1 || notes !== ''))
  return (
    <Box sx={{ mt: 2, maxWidth: '72ch' }}>
      {isOpen || !isLong ? (
        <>
          {summary !== null && <RichTextView value={summary} words={interview.summaryText} />}
          {notes !== '' && <Notes withTitle={summary !== null}>{notes}</Notes>}
        </>
      ) : (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{shortened(preview)}</Typography>
      )}
      {isLong && (
        <Button
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ mt: 1, ml: -2.5 }}
        >
          {t(isOpen ? 'interviews.readLess' : 'interviews.readMore')}
        </Button>
      )}
    </Box>
  )
}

const shortened = (text: string): string =>
  text.length <= previewLength ? text : `${text.slice(0, previewLength).replace(/\s+\S*$/, '')}…`

function Notes({ withTitle, children }: { withTitle: boolean; children: string }) {
  const { t } = useTranslation()
  return (
    <Box sx={withTitle ? { mt: 3 } : {}}>
      {withTitle && (
        <Typography variant="subtitle2" component="h4" color="textSecondary">
          {t('interviews.notes')}
        </Typography>
      )}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Typography>
    </Box>
  )
}
