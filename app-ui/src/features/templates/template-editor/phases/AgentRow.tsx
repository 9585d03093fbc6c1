import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Agent } from '@parley/contracts/http/agents.ts'
import { DragHandle } from '@parley/ui-kit/components/sortable/DragHandle.tsx'
import { SortableRow } from '@parley/ui-kit/components/sortable/SortableRow.tsx'
import { neighbourOf, type Sorting } from '@parley/ui-kit/components/sortable/sorting.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { showUndo } from '@parley/ui-kit/components/toasts.tsx'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import type { AgentPlaceDraft } from '../model/template-draft.ts'
import { findPhase, useEditor, useEditorValue } from '../model/use-editor.ts'
import { useIsSought, useProblem } from '../model/use-problems.ts'
import { AgentMarks } from '../parts/AgentMarks.tsx'
import { RemoveButton } from '../parts/RemoveButton.tsx'
import { rowGap, rowLook } from '../parts/row-look.ts'
import { useOpenWhenSought } from '../parts/use-open-when-sought.ts'
import { type AgentPlaceChange, changeAgentPlace, instanceOf } from './agent-changes.ts'
import { removeItem, restoreItem } from './list-changes.ts'

interface AgentRowProps {
  phaseId: string
  /** Of the place. */
  id: string
  index: number
  /** Undefined while the agents are loaded, and for one that is gone. */
  agent: Agent | undefined
  isLoading: boolean
  sorting: Sorting
}

/** An agent's place in the sequence: folded, it says what it is for; unfolded, that can be written. */
export const AgentRow = memo(function AgentRow(props: AgentRowProps) {
  const { phaseId, id, index, agent, isLoading, sorting } = props
  const { t } = useTranslation()
  const editor = useEditor()
  const place = useEditorValue((draft) => findPhase(draft, phaseId)?.aiAgents.find((one) => one.id === id))
  const instance = useEditorValue((draft) => instanceOf(findPhase(draft, phaseId)?.aiAgents ?? [], id))
  const [isOpen, setOpen] = useOpenWhenSought(useIsSought(id))
  const agentProblem = useProblem(id, 'aiAgentId')
  const rowProblem = useProblem(id, '')
  const problem = agentProblem ?? rowProblem
  if (place === undefined) return null
  const name = agent?.name ?? t('builders.agents.unknown')
  const label =
    instance === undefined ? name : `${name} (${t('builders.agents.instance', { number: instance })})`
  const edit = (change: (places: AgentPlaceDraft[]) => void, mark?: string): void =>
    editor.edit((draft) => change(findPhase(draft, phaseId)?.aiAgents ?? []), mark)
  const remove = (): void => {
    sorting.focusSoon(neighbourOf(findPhase(editor.getDraft(), phaseId)?.aiAgents ?? [], id))
    edit((places) => removeItem(places, id))
    showUndo(t('builders.agents.removed', { name }), t('builders.undo'), () =>
      edit((places) => restoreItem(places, place, index)),
    )
  }
  return (
    <SortableRow sorting={sorting} id={id} list="agents" index={index} gap={rowGap}>
      <Box sx={{ ...rowLook, flexDirection: 'column', alignItems: 'stretch' }} data-item={id}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36 }}>
          <DragHandle sorting={sorting} id={id} list="agents" index={index} name={label} />
          <Typography component="span" color="textSecondary" sx={numberLook}>
            {index + 1}
          </Typography>
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
            {isLoading ? (
              <Skeleton width={160} />
            ) : (
              <Typography component="span" sx={{ fontWeight: 500 }}>
                {name}
              </Typography>
            )}
            {agent && <AgentMarks role={agent.role} isSME={agent.isSME} />}
            {instance !== undefined && (
              <StatusBadge tone="outline">{t('builders.agents.instance', { number: instance })}</StatusBadge>
            )}
            {agent?.isActive === false && (
              <StatusBadge tone="danger">{t('builders.agents.inactive')}</StatusBadge>
            )}
          </Box>
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-label={t('builders.agents.details', { name: label })}
            onClick={() => setOpen(!isOpen)}
          >
            <ExpandMoreIcon
              aria-hidden
              fontSize="small"
              sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }}
            />
          </IconButton>
          <RemoveButton label={t('builders.remove', { name: label })} onClick={remove} />
        </Box>
        {agent?.isActive === false && <Note tone="error">{t('builders.agents.inactiveHelp')}</Note>}
        {problem !== undefined && <Note tone="error">{problem}</Note>}
        {isOpen ? <PlaceFields place={place} onEdit={edit} /> : <Summary place={place} />}
      </Box>
    </SortableRow>
  )
})

const numberLook = { minWidth: 20, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const

function Note({ tone, children }: { tone: 'error' | 'textSecondary'; children: string }) {
  return (
    <Typography
      variant="body2"
      color={tone}
      noWrap={tone !== 'error'}
      sx={{ pl: { xs: 2, sm: 15 }, pr: 2, pb: 1 }}
    >
      {children}
    </Typography>
  )
}

function Summary({ place }: { place: AgentPlaceDraft }) {
  const { t } = useTranslation()
  const said = [place.chapterTitle, place.expectedOutput || place.moderatorPrompt].filter(
    (text) => text.trim() !== '',
  )
  return <Note tone="textSecondary">{said.join(' – ') || t('builders.agents.nothingSet')}</Note>
}

interface PlaceFieldsProps {
  place: AgentPlaceDraft
  onEdit: (change: (places: AgentPlaceDraft[]) => void, mark?: string) => void
}

/** The contract's longest texts. */
const longest: Record<keyof AgentPlaceChange, number> = {
  chapterTitle: 200,
  moderatorPrompt: 8000,
  expectedOutput: 4000,
}

function PlaceFields({ place, onEdit }: PlaceFieldsProps) {
  const { t } = useTranslation()
  const given = (property: keyof AgentPlaceChange) => ({
    place,
    property,
    onChange: (text: string) =>
      onEdit(
        (places) => changeAgentPlace(places, place.id, { [property]: text }),
        `agent.${place.id}.${property}`,
      ),
  })
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 4, pl: { xs: 2, sm: 15 }, pr: 2, pt: 2, pb: 3 }}
    >
      <PlaceField {...given('chapterTitle')} />
      <PlaceField {...given('moderatorPrompt')} lines={3} help={t('builders.agents.moderatorPromptHelp')} />
      <PlaceField {...given('expectedOutput')} lines={2} />
    </Box>
  )
}

interface PlaceFieldProps {
  place: AgentPlaceDraft
  property: keyof AgentPlaceChange
  onChange: (text: string) => void
  lines?: number
  help?: string
}

function PlaceField({ place, property, onChange, lines, help }: PlaceFieldProps) {
  const { t } = useTranslation()
  const problem = useProblem(place.id, property)
  return (
    <TextField
      data-property={property}
      label={t(`builders.agents.${property}`)}
      value={place[property]}
      error={problem !== undefined}
      helperText={problem ?? help}
      multiline={lines !== undefined}
      {...(lines === undefined ? {} : { minRows: lines, maxRows: 12 })}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: longest[property] } }}
    />
  )
}
