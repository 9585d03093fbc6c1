import DoneIcon from '@mui/icons-material/CheckCircleRounded'
import CommentIcon from '@mui/icons-material/ChatBubbleOutlineRounded'
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import UndoneIcon from '@mui/icons-material/RadioButtonUncheckedRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import type { Observation } from '@parley/contracts/http/observations.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { formatDay } from '@parley/ui-kit/i18n/format.ts'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../phase/locales/en.ts'
import { isOverdue } from './observation-filter.ts'
import { statusTones } from './observation-tones.ts'
import { SeverityMark } from './SeverityMark.tsx'
import './locales/en.ts'

/** Of what opens a row, which takes the focus of the list. */
export const openerIdOf = (id: string): string => `observation-${id}`
export const panelIdOf = (id: string): string => `observation-panel-${id}`

/** What a row can be told; the same functions for all rows, so that one that has not changed is not drawn again. */
export interface RowActions {
  onToggle: (id: string) => void
  onSelect: (id: string, withRange: boolean) => void
  onRemediate: (observation: Observation) => void
}

interface ObservationRowProps {
  observation: Observation
  canEdit: boolean
  isOpen: boolean
  isSelected: boolean
  /** The list's one stop for the tabulator. */
  isStop: boolean
  isBusy: boolean
  today: string
  /** Which of how many it is: not all are drawn. */
  place: number
  count: number
  actions: RowActions
  /** The observation unfolded. */
  children?: ReactNode
}

/** A finding: how grave, the sentence, where it stands and whose it is; it unfolds in place (Document 2, 4.1). */
export const ObservationRow = memo(function ObservationRow(props: ObservationRowProps) {
  const { observation, canEdit, isOpen, isSelected, isStop, isBusy, today, actions, children } = props
  const { t } = useTranslation()
  const { id, description, status } = observation
  const isDone = status === 'REMEDIATED'
  const tabIndex = isStop ? 0 : -1
  const remediate = `${t('phase.markRemediated')}: ${description}`
  return (
    <Box role="listitem" aria-posinset={props.place} aria-setsize={props.count} sx={isOpen ? opened : row}>
      {/* Where the tabulator enters the list must be there. */}
      <Box
        data-row={id}
        {...(isStop && { 'data-keeps-drawn': true })}
        sx={{ ...head, ...(isSelected && { bgcolor: 'action.selected' }) }}
      >
        {canEdit && (
          <Box
            component="input"
            type="checkbox"
            className="choice"
            tabIndex={tabIndex}
            aria-label={t('observations.select', { description })}
            checked={isSelected}
            onChange={() => undefined}
            // A range is of rows, not of text.
            onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
            onClick={(event: MouseEvent) => actions.onSelect(id, event.shiftKey)}
            sx={{ ...choice, ...(isSelected && { opacity: 1 }) }}
          />
        )}
        <Checkbox
          disableRipple
          size="small"
          title={t('phase.markRemediated')}
          icon={<UndoneIcon fontSize="small" />}
          checkedIcon={<DoneIcon fontSize="small" />}
          checked={isDone}
          disabled={isDone || !canEdit || isBusy}
          onChange={() => actions.onRemediate(observation)}
          slotProps={{ input: { 'aria-label': remediate, tabIndex } }}
          sx={{ mt: 0.5 }}
        />
        <ButtonBase
          disableRipple
          id={openerIdOf(id)}
          data-opens-row
          tabIndex={tabIndex}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': panelIdOf(id) })}
          onClick={() => actions.onToggle(id)}
          sx={opener}
        >
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography
              component="span"
              color={isDone ? 'textSecondary' : 'textPrimary'}
              sx={{ display: 'block', overflowWrap: 'anywhere', maxWidth: '72ch' }}
            >
              {description}
            </Typography>
            <Standing observation={observation} today={today} />
          </Box>
          <ExpandIcon
            aria-hidden
            fontSize="small"
            sx={{ color: 'text.secondary', mt: 0.5, transform: isOpen ? 'rotate(180deg)' : 'none' }}
          />
        </ButtonBase>
      </Box>
      {children}
    </Box>
  )
})

/** Below the sentence: severity, state, where it comes from, whose it is, until when, and what is said of it. */
function Standing({ observation, today }: { observation: Observation; today: string }) {
  const { t } = useTranslation()
  const { severity, status, observationType, evidence, assignee, dueOn, commentCount } = observation
  const isLate = isOverdue(observation, today)
  const date = dueOn === null ? '' : formatDay(dueOn)
  return (
    <Box component="span" sx={standing}>
      <SeverityMark severity={severity} />
      <StatusBadge dot tone={statusTones[status]}>
        {t(`phase.observationStatus.${status}`)}
      </StatusBadge>
      {dueOn !== null && (
        <StatusBadge tone={isLate ? 'danger' : 'outline'}>
          {t(isLate ? 'observations.overdue' : 'observations.dueOn', { date })}
        </StatusBadge>
      )}
      {assignee !== null && (
        <Typography component="span" variant="caption" sx={part}>
          <UserAvatar name={assignee.name} size={18} />
          {assignee.name}
        </Typography>
      )}
      {commentCount > 0 && (
        <Typography component="span" variant="caption" color="textSecondary" sx={part}>
          <CommentIcon aria-hidden sx={{ fontSize: 14 }} />
          {t('observations.comments.count', { count: commentCount })}
        </Typography>
      )}
      <Typography component="span" variant="caption" color="textSecondary">
        {t(`phase.${observationType}`)}
        {evidence.length > 0 && ` · ${t('phase.sources', { count: evidence.length })}`}
      </Typography>
    </Box>
  )
}

const row = {
  mx: -2,
  '[role=listitem] + &, [data-block] + [data-block] > &:first-of-type': {
    borderTop: 1,
    borderColor: 'divider',
  },
} as const
const opened = {
  ...row,
  bgcolor: 'background.default',
  boxShadow: 'inset 2px 0 0 var(--parley-palette-primary-main)',
} as const
const head = {
  display: 'flex',
  alignItems: 'flex-start',
  borderRadius: 2,
  '&:hover .choice, &:focus-within .choice': { opacity: 1 },
} as const
const choice = {
  width: 16,
  height: 16,
  flexShrink: 0,
  m: 0,
  ml: 2,
  mt: 3,
  opacity: 0,
  cursor: 'pointer',
  accentColor: 'var(--parley-palette-primary-main)',
  // Where nothing hovers it is always there; so it is while some are selected.
  '@media (hover: none)': { opacity: 1 },
  '[data-selecting] &': { opacity: 1 },
  '@media print': { display: 'none' },
} as const
const opener = {
  flex: 1,
  minWidth: 0,
  gap: 2,
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: 2,
  px: 1.5,
  py: 1.5,
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const
const standing = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  mt: 1,
  flexWrap: 'wrap',
} as const
const part = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const
