import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { importanceLevels } from '@parley/contracts/enums.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { DragHandle } from '@parley/ui-kit/components/sortable/DragHandle.tsx'
import { SortableList } from '@parley/ui-kit/components/sortable/SortableList.tsx'
import { SortableRow } from '@parley/ui-kit/components/sortable/SortableRow.tsx'
import { neighbourOf, type Sorting } from '@parley/ui-kit/components/sortable/sorting.ts'
import { useSorting } from '@parley/ui-kit/components/sortable/use-sorting.ts'
import { showUndo } from '@parley/ui-kit/components/toasts.tsx'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import type { ArtifactDraft, TemplateDraft } from '../model/template-draft.ts'
import { findPhase, useEditor, useEditorList, useEditorValue } from '../model/use-editor.ts'
import { useProblem } from '../model/use-problems.ts'
import { AddLine } from '../parts/AddLine.tsx'
import { Count } from '../parts/Count.tsx'
import { InlineText } from '../parts/InlineText.tsx'
import { RemoveButton } from '../parts/RemoveButton.tsx'
import { inLine, rowGap, rowLook } from '../parts/row-look.ts'
import {
  addArtifacts,
  maxArtifacts,
  moveItem,
  removeItem,
  renameArtifact,
  restoreItem,
  weighArtifact,
} from './list-changes.ts'

const artifactsIn = (draft: TemplateDraft, phaseId: string): ArtifactDraft[] =>
  findPhase(draft, phaseId)?.recommendedArtifacts ?? []

/** Documents that a phase asks for, each with its importance (Document 2, 2.4 and section 9). */
export const ArtifactsEditor = memo(function ArtifactsEditor({ phaseId }: { phaseId: string }) {
  const { t } = useTranslation()
  const editor = useEditor()
  const ids = useEditorList((draft) => artifactsIn(draft, phaseId).map(({ id }) => id))
  const sorting = useSorting({
    onMove: (id, { index }) => {
      editor.edit((draft) => moveItem(artifactsIn(draft, phaseId), id, index))
      return true
    },
    nameOf: (id) => artifactsIn(editor.getDraft(), phaseId).find((item) => item.id === id)?.name ?? '',
    countOf: () => artifactsIn(editor.getDraft(), phaseId).length,
  })
  const add = (names: string[]): number => {
    let added = 0
    editor.edit((draft) => {
      added = addArtifacts(artifactsIn(draft, phaseId), names)
    })
    return added
  }
  const title = t('builders.artifacts.title')
  return (
    <Section collapsible level={3} title={title} meta={<Count count={ids.length} />}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        {ids.length === 0 ? (
          <EmptyState compact title={t('builders.artifacts.none')} text={t('builders.artifacts.noneText')} />
        ) : (
          <SortableList sorting={sorting} list="artifacts" aria-label={title} gap={rowGap}>
            {ids.map((id, index) => (
              <ArtifactRow key={id} phaseId={phaseId} id={id} index={index} sorting={sorting} />
            ))}
          </SortableList>
        )}
        <AddLine
          splitsLines
          label={t('builders.artifacts.new')}
          maxLength={200}
          room={maxArtifacts - ids.length}
          fullText={t('builders.limitReached', { count: maxArtifacts })}
          onAdd={add}
        />
      </Box>
    </Section>
  )
})

interface ArtifactRowProps {
  phaseId: string
  id: string
  index: number
  sorting: Sorting
}

const ArtifactRow = memo(function ArtifactRow({ phaseId, id, index, sorting }: ArtifactRowProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const artifact = useEditorValue((draft) => artifactsIn(draft, phaseId).find((item) => item.id === id))
  const problem = useProblem(id, 'name')
  if (artifact === undefined) return null
  const { importance } = artifact
  const name = artifact.name.trim() === '' ? t('builders.unnamed') : artifact.name
  const edit = (change: (list: ArtifactDraft[]) => void, mark?: string): void =>
    editor.edit((draft) => change(artifactsIn(draft, phaseId)), mark)
  const remove = (): void => {
    sorting.focusSoon(neighbourOf(artifactsIn(editor.getDraft(), phaseId), id))
    edit((list) => removeItem(list, id))
    showUndo(t('builders.artifacts.removed', { name }), t('builders.undo'), () =>
      edit((list) => restoreItem(list, artifact, index)),
    )
  }
  return (
    <SortableRow sorting={sorting} id={id} list="artifacts" index={index} gap={rowGap}>
      <Box sx={rowLook} data-item={id}>
        <Box sx={inLine}>
          <DragHandle sorting={sorting} id={id} list="artifacts" index={index} name={name} />
        </Box>
        <Box data-property="name" sx={{ display: 'contents' }}>
          <InlineText
            multiline
            label={t('builders.artifacts.name', { number: index + 1 })}
            value={artifact.name}
            maxLength={200}
            problem={problem}
            onChange={(text) => edit((list) => renameArtifact(list, id, text), `artifact.${id}.name`)}
          />
        </Box>
        <Box sx={inLine} data-property="importance">
          <Select
            value={importance}
            size="small"
            variant="outlined"
            inputProps={{ 'aria-label': t('builders.artifacts.importance', { name }) }}
            onChange={({ target }) => edit((list) => weighArtifact(list, id, target.value))}
            sx={{ width: 124, fontSize: '0.8125rem', '& .MuiSelect-select': { py: 1 } }}
          >
            {importanceLevels.map((level) => (
              <MenuItem key={level} value={level}>
                {t(`builders.importance.${level}`)}
              </MenuItem>
            ))}
          </Select>
        </Box>
        <Box sx={inLine}>
          <RemoveButton label={t('builders.remove', { name })} onClick={remove} />
        </Box>
      </Box>
    </SortableRow>
  )
})
