import AddIcon from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { maxPhases } from '@parley/contracts/template-input.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemMark } from '../frame/ProblemMark.tsx'
import { addPhase, canAddPhase } from '../model/phase-changes.ts'
import { findPhase, useEditor, useEditorList, useEditorValue } from '../model/use-editor.ts'
import { useProblemCount, useSeek } from '../model/use-problems.ts'
import { PhaseEditor } from './PhaseEditor.tsx'

interface PhaseTabsProps {
  /** Place of the open phase; beyond the last it is the last. */
  phaseIndex: number
  onOpen: (phaseIndex: number) => void
}

/** One tab per phase and the way to add one (Document 2, 2.4 and 4.6). */
export function PhaseTabs({ phaseIndex, onOpen }: PhaseTabsProps) {
  const { t } = useTranslation()
  const ids = useEditorList((draft) => draft.phases.map((phase) => phase.id))
  const id = useId()
  const open = Math.min(phaseIndex, ids.length - 1)
  const phaseId = ids[open]
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Tabs
          value={open}
          onChange={(_event, chosen: number) => onOpen(chosen)}
          aria-label={t('templateEditor.phases.label')}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          sx={{ minWidth: 0, maxWidth: '100%' }}
        >
          {ids.map((one, index) => (
            <Tab
              key={one}
              value={index}
              id={`${id}-tab-${one}`}
              aria-controls={`${id}-panel-${one}`}
              label={<PhaseLabel phaseId={one} number={index + 1} />}
            />
          ))}
        </Tabs>
        <AddPhase onOpen={onOpen} />
      </Box>
      {phaseId !== undefined && (
        <div role="tabpanel" id={`${id}-panel-${phaseId}`} aria-labelledby={`${id}-tab-${phaseId}`}>
          <PhaseEditor key={phaseId} phaseId={phaseId} onOpen={onOpen} />
        </div>
      )}
    </Box>
  )
}

function PhaseLabel({ phaseId, number }: { phaseId: string; number: number }) {
  const { t } = useTranslation()
  const name = useEditorValue((draft) => findPhase(draft, phaseId)?.name) ?? ''
  const count = useProblemCount((problem) => problem.phaseId === phaseId)
  const shown = name.trim() === '' ? '…' : name
  return (
    <span>
      {t('templateEditor.phases.tab', { number, name: shown })}
      <ProblemMark count={count} />
    </span>
  )
}

function AddPhase({ onOpen }: { onOpen: (phaseIndex: number) => void }) {
  const { t } = useTranslation()
  const { edit } = useEditor()
  const count = useEditorValue((draft) => draft.phases.length)
  const canAdd = useEditorValue(canAddPhase)
  const seek = useSeek()
  const id = useId()
  const add = (): void => {
    let phaseId: string | undefined
    edit((draft) => {
      phaseId = addPhase(draft, t('templateEditor.phases.newName', { number: count + 1 }))
    })
    if (phaseId === undefined) return
    onOpen(count)
    seek({ tab: 'phases', phaseId, kind: 'phase', itemId: phaseId, property: 'name' })
  }
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        onClick={add}
        aria-disabled={!canAdd}
        {...(canAdd ? {} : { 'aria-describedby': id, sx: { color: 'action.disabled' } })}
      >
        {t('templateEditor.phases.add')}
      </Button>
      {!canAdd && (
        <Typography id={id} variant="caption" color="textSecondary">
          {t('templateEditor.phases.full', { count: maxPhases })}
        </Typography>
      )}
    </>
  )
}
