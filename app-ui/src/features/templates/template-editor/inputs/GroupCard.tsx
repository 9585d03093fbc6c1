import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import LockIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { DragHandle } from '@parley/ui-kit/components/sortable/DragHandle.tsx'
import { SortableRow } from '@parley/ui-kit/components/sortable/SortableRow.tsx'
import { neighbourOf } from '@parley/ui-kit/components/sortable/sorting.ts'
import { showUndo } from '@parley/ui-kit/components/toasts.tsx'
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import type { GroupDraft } from '../model/template-draft.ts'
import { useEditor, useEditorValue } from '../model/use-editor.ts'
import { useProblem } from '../model/use-problems.ts'
import { InlineText } from '../parts/InlineText.tsx'
import { groupsList, useBuilder } from './builder-context.ts'
import { FieldList } from './FieldList.tsx'
import { GroupIcon } from './GroupIcon.tsx'
import {
  changeGroup,
  findGroup,
  type GroupHold,
  holdOf,
  isFirstPhase,
  removeGroup,
  restoreGroup,
} from './inputs-changes.ts'

/** A group with its fields. Its name and description are edited where they stand. */
export const GroupCard = memo(function GroupCard({ groupId, index }: { groupId: string; index: number }) {
  const { t } = useTranslation()
  const builder = useBuilder()
  const part = <Key extends keyof GroupDraft>(key: Key) => {
    return (draft: Parameters<typeof builder.inputsIn>[0]): GroupDraft[Key] | undefined => {
      const inputs = builder.inputsIn(draft)
      return inputs && findGroup(inputs, groupId)?.[key]
    }
  }
  const name = useEditorValue(part('name')) ?? ''
  const description = useEditorValue(part('description')) ?? ''
  const icon = useEditorValue(part('icon'))
  const problem = useProblem(groupId, 'name')
  const shownName = name.trim() === '' ? t('builders.unnamed') : name
  const edit = (property: 'name' | 'description', text: string): void =>
    builder.edit(
      (inputs) =>
        changeGroup(inputs, groupId, {
          [property]: property === 'description' && text === '' ? undefined : text,
        }),
      `group.${groupId}.${property}`,
    )
  return (
    <SortableRow sorting={builder.groups} id={groupId} list={groupsList} index={index} gap={12}>
      <Box role="group" aria-label={shownName} data-item={groupId} sx={cardLook}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <DragHandle
            sorting={builder.groups}
            id={groupId}
            list={groupsList}
            index={index}
            name={shownName}
          />
          <GroupIcon groupId={groupId} name={shownName} icon={icon} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box data-property="name">
              <InlineText
                label={t('builders.inputs.groupName')}
                value={name}
                maxLength={200}
                weight={600}
                problem={problem}
                onChange={(text) => edit('name', text)}
              />
            </Box>
            <Box data-property="description" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <InlineText
                multiline
                mayBeBlank
                label={t('builders.inputs.groupDescription')}
                placeholder={t('builders.inputs.describe')}
                value={description}
                maxLength={2000}
                onChange={(text) => edit('description', text)}
              />
            </Box>
          </Box>
          <DeleteGroup groupId={groupId} name={shownName} />
        </Box>
        <Box sx={{ mt: 2 }}>
          <FieldList groupId={groupId} name={shownName} />
        </Box>
      </Box>
    </SortableRow>
  )
})

const cardLook = {
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.default',
} as const

/** Deletes after a question, with a way back; says why it cannot where the group must stay (Document 2, 4.6). */
function DeleteGroup({ groupId, name }: { groupId: string; name: string }) {
  const { t } = useTranslation()
  const builder = useBuilder()
  const editor = useEditor()
  const [asked, setAsked] = useState<GroupDraft | null>(null)
  const lock = useEditorValue((draft) => {
    const inputs = builder.inputsIn(draft)
    const group = inputs && findGroup(inputs, groupId)
    return group && holdOf(group, isFirstPhase(draft, builder.place))
  })
  if (lock !== undefined) return <Locked lock={lock} name={name} />
  const remove = (): void => {
    const groups = builder.inputsIn(editor.getDraft())?.groups ?? []
    const index = groups.findIndex(({ id }) => id === groupId)
    const group = groups[index]
    setAsked(null)
    if (group === undefined) return
    builder.groups.focusSoon(neighbourOf(groups, groupId))
    editor.edit((draft) => removeGroup(draft, builder.place, groupId))
    showUndo(t('builders.inputs.groupDeleted', { name }), t('builders.undo'), () =>
      builder.edit((inputs) => restoreGroup(inputs, group, index)),
    )
  }
  const ask = (): void => {
    const inputs = builder.inputsIn(editor.getDraft())
    setAsked((inputs && findGroup(inputs, groupId)) ?? null)
  }
  const label = t('builders.inputs.deleteGroup', { name })
  return (
    <>
      <IconButton size="small" aria-label={label} title={label} onClick={ask}>
        <DeleteIcon fontSize="small" />
      </IconButton>
      {asked !== null && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('builders.inputs.deleteGroupTitle')}
          text={t('builders.inputs.deleteGroupText', { count: asked.fields.length })}
          subject={name}
          confirmLabel={t('common.delete')}
          onConfirm={remove}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** Can be reached by keyboard, so that the reason can be heard; a click shows it to those who point. */
function Locked({ lock, name }: { lock: GroupHold; name: string }) {
  const { t } = useTranslation()
  const id = useId()
  const [isShown, setShown] = useState(false)
  const reason = t(`builders.inputs.locks.${lock}`, { name })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, maxWidth: '45%' }}>
      <Typography
        id={id}
        variant="caption"
        color="textSecondary"
        hidden={!isShown}
        {...(isShown && { role: 'status' })}
      >
        {reason}
      </Typography>
      <IconButton
        size="small"
        aria-disabled
        aria-label={t('builders.inputs.deleteGroup', { name })}
        aria-describedby={id}
        title={reason}
        onClick={() => setShown(!isShown)}
      >
        <LockIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
