import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
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
import { findPhase, useEditor, useEditorList, useEditorValue } from '../model/use-editor.ts'
import { useProblem } from '../model/use-problems.ts'
import { AddLine } from '../parts/AddLine.tsx'
import { Count } from '../parts/Count.tsx'
import { InlineText } from '../parts/InlineText.tsx'
import { RemoveButton } from '../parts/RemoveButton.tsx'
import { inLine, rowGap, rowLook } from '../parts/row-look.ts'
import {
  addMitigations,
  maxMitigations,
  moveItem,
  removeItem,
  restoreItem,
  rewordMitigation,
  type MitigationList,
} from './list-changes.ts'

interface MitigationsEditorProps {
  phaseId: string
  list: MitigationList
}

/** What must hold before the conversation, or after it: numbered sentences (Document 2, 2.4 and section 5). */
export const MitigationsEditor = memo(function MitigationsEditor({ phaseId, list }: MitigationsEditorProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const ids = useEditorList((draft) => (findPhase(draft, phaseId)?.[list] ?? []).map(({ id }) => id))
  const itemsNow = () => findPhase(editor.getDraft(), phaseId)?.[list] ?? []
  const sorting = useSorting({
    onMove: (id, { index }) => {
      editor.edit((draft) => moveItem(findPhase(draft, phaseId)?.[list] ?? [], id, index))
      return true
    },
    nameOf: (id) =>
      t('builders.mitigations.text', { number: itemsNow().findIndex((item) => item.id === id) + 1 }),
    countOf: () => itemsNow().length,
  })
  const add = (texts: string[]): number => {
    let added = 0
    editor.edit((draft) => {
      added = addMitigations(findPhase(draft, phaseId)?.[list] ?? [], texts)
    })
    return added
  }
  const title = t(`builders.mitigations.${list}`)
  return (
    <Section collapsible level={3} title={title} meta={<Count count={ids.length} />}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Typography variant="body2" color="textSecondary">
          {t(
            list === 'riskMitigations'
              ? 'builders.mitigations.afterText'
              : 'builders.mitigations.initialText',
          )}
        </Typography>
        {ids.length === 0 ? (
          <EmptyState
            compact
            title={t('builders.mitigations.none')}
            text={t('builders.mitigations.noneText')}
          />
        ) : (
          <SortableList sorting={sorting} list={list} component="ol" aria-label={title} gap={rowGap}>
            {ids.map((id, index) => (
              <MitigationRow key={id} phaseId={phaseId} list={list} id={id} index={index} sorting={sorting} />
            ))}
          </SortableList>
        )}
        <AddLine
          splitsLines
          label={t('builders.mitigations.new')}
          helperText={t('builders.mitigations.newHelp')}
          maxLength={2000}
          room={maxMitigations - ids.length}
          fullText={t('builders.limitReached', { count: maxMitigations })}
          onAdd={add}
        />
      </Box>
    </Section>
  )
})

type RowProps = MitigationsEditorProps & { id: string; index: number; sorting: Sorting }

const MitigationRow = memo(function MitigationRow({ phaseId, list, id, index, sorting }: RowProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const text = useEditorValue(
    (draft) => findPhase(draft, phaseId)?.[list].find((item) => item.id === id)?.description ?? '',
  )
  const problem = useProblem(id, 'description')
  const name = t('builders.mitigations.text', { number: index + 1 })
  const remove = (): void => {
    const item = findPhase(editor.getDraft(), phaseId)?.[list][index]
    if (item === undefined) return
    sorting.focusSoon(neighbourOf(findPhase(editor.getDraft(), phaseId)?.[list] ?? [], id))
    editor.edit((draft) => removeItem(findPhase(draft, phaseId)?.[list] ?? [], id))
    showUndo(t('builders.mitigations.removed'), t('builders.undo'), () =>
      editor.edit((draft) => restoreItem(findPhase(draft, phaseId)?.[list] ?? [], item, index)),
    )
  }
  return (
    <SortableRow sorting={sorting} id={id} list={list} index={index} gap={rowGap}>
      <Box sx={rowLook} data-item={id} data-property="description">
        <Box sx={inLine}>
          <DragHandle sorting={sorting} id={id} list={list} index={index} name={name} />
          <Typography
            aria-hidden
            variant="body2"
            color="textSecondary"
            sx={{ minWidth: 24, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
          >
            {index + 1}.
          </Typography>
        </Box>
        <InlineText
          multiline
          label={name}
          value={text}
          maxLength={2000}
          problem={problem}
          onChange={(next) =>
            editor.edit(
              (draft) => rewordMitigation(findPhase(draft, phaseId)?.[list] ?? [], id, next),
              `mitigation.${id}`,
            )
          }
        />
        <Box sx={inLine}>
          <RemoveButton label={t('builders.remove', { name })} onClick={remove} />
        </Box>
      </Box>
    </SortableRow>
  )
})
