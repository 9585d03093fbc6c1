import LockIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import { DragHandle } from '@parley/ui-kit/components/sortable/DragHandle.tsx'
import type { SortPlace } from '@parley/ui-kit/components/sortable/drop-place.ts'
import { SortableRow } from '@parley/ui-kit/components/sortable/SortableRow.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import type { FieldDraft } from '../model/template-draft.ts'
import { useEditor, useEditorValue } from '../model/use-editor.ts'
import { useIsSought, useProblem } from '../model/use-problems.ts'
import { InlineText } from '../parts/InlineText.tsx'
import { inLine, rowGap, rowLook } from '../parts/row-look.ts'
import { useOpenWhenSought } from '../parts/use-open-when-sought.ts'
import { type Builder, listOfGroup, useBuilder } from './builder-context.ts'
import { FieldActions } from './FieldActions.tsx'
import { FieldSettings } from './FieldSettings.tsx'
import { changeField, changeFieldType, fieldsOf, type GroupId } from './inputs-changes.ts'
import { TypeIcon, TypeSelect } from './TypeSelect.tsx'

interface FieldRowProps {
  groupId: GroupId
  fieldId: string
  index: number
}

/** One field; typing in it draws this row alone. */
export const FieldRow = memo(function FieldRow({ groupId, fieldId, index }: FieldRowProps) {
  const { t } = useTranslation()
  const builder = useBuilder()
  const field = useEditorValue((draft) => {
    const inputs = builder.inputsIn(draft)
    return inputs && fieldsOf(inputs, groupId)?.find(({ id }) => id === fieldId)
  })
  const [isOpen, setOpen] = useOpenWhenSought(useIsSought(fieldId))
  const problem = useProblem(fieldId, 'label')
  if (field === undefined) return null
  const name = field.label.trim() === '' ? t('builders.unnamed') : field.label
  const list = listOfGroup(groupId)
  return (
    <SortableRow sorting={builder.fields} id={fieldId} list={list} index={index} gap={rowGap}>
      <Box data-item={fieldId} sx={fieldLook}>
        <Box sx={lineLook}>
          <Box sx={inLine}>
            <DragHandle
              sorting={builder.fields}
              id={fieldId}
              list={list}
              index={index}
              name={name}
              more={(move) => <OtherGroups groupId={groupId} builder={builder} onMove={move} />}
            />
            <TypeIcon type={field.type} />
          </Box>
          <Box sx={{ ...inLine, color: 'error.main', width: 8 }} aria-hidden>
            {field.required && '*'}
          </Box>
          <Box data-property="label" sx={{ display: 'flex', flex: '1 1 160px', minWidth: 0 }}>
            <InlineText
              label={t('builders.inputs.labelOf', { name })}
              value={field.label}
              maxLength={200}
              weight={500}
              problem={problem}
              isNew={() => builder.added.take(fieldId)}
              onChange={(label) =>
                builder.edit((inputs) => changeField(inputs, fieldId, { label }), `field.${fieldId}.label`)
              }
            />
          </Box>
          <Box sx={{ ...inLine, gap: 1, ml: 'auto', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {field.isFixed === true && (
              <StatusBadge tone="neutral" icon={<LockIcon aria-hidden />}>
                <span title={t('builders.inputs.fixedHelp')}>{t('builders.inputs.fixed')}</span>
              </StatusBadge>
            )}
            <Box data-property="type">
              <TypeSelect
                value={field.type}
                disabled={field.isFixed === true}
                label={t('builders.inputs.typeOf', { name })}
                onChange={(type) => builder.edit((inputs) => changeFieldType(inputs, fieldId, type))}
              />
            </Box>
            <RequiredSwitch field={field} name={name} />
            <FieldActions field={field} name={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          </Box>
        </Box>
        {isOpen && <FieldSettings field={field} />}
      </Box>
    </SortableRow>
  )
})

const fieldLook = {
  ...rowLook,
  flexDirection: 'column',
  alignItems: 'stretch',
  // Rows out of sight are not laid out: a phase may have hundreds.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 38px',
} as const
const lineLook = { display: 'flex', alignItems: 'flex-start', gap: 1, flexWrap: 'wrap' } as const

function RequiredSwitch({ field, name }: { field: FieldDraft; name: string }) {
  const { t } = useTranslation()
  const builder = useBuilder()
  return (
    <Box
      component="label"
      sx={{
        ...inLine,
        fontSize: '0.8125rem',
        color: field.isFixed === true ? 'text.disabled' : 'text.primary',
      }}
    >
      <Switch
        size="small"
        checked={field.required}
        disabled={field.isFixed === true}
        slotProps={{ input: { 'aria-label': t('builders.inputs.requiredOf', { name }) } }}
        onChange={({ target }) =>
          builder.edit((inputs) => changeField(inputs, field.id, { required: target.checked }))
        }
      />
      {t('builders.inputs.required')}
      <Box
        component="span"
        aria-hidden
        sx={{ color: 'error.main', pl: 0.5, visibility: field.required ? 'visible' : 'hidden' }}
      >
        *
      </Box>
    </Box>
  )
}

interface OtherGroupsProps {
  groupId: GroupId
  builder: Builder
  onMove: (to: SortPlace) => void
}

/** Entries of the handle's menu: the same as dragging the field to the end of another group. */
function OtherGroups({ groupId, builder, onMove }: OtherGroupsProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const inputs = builder.inputsIn(editor.getDraft())
  if (inputs === undefined) return null
  const targets: { id: GroupId; name: string }[] = [
    ...inputs.groups,
    { id: null, name: t('builders.inputs.looseFields') },
  ].filter(({ id }) => id !== groupId)
  if (targets.length === 0) return null
  return (
    <>
      <ListSubheader role="presentation" sx={{ lineHeight: '32px' }}>
        {t('builders.inputs.moveToGroup')}
      </ListSubheader>
      {targets.map(({ id, name }) => (
        <MenuItem
          key={listOfGroup(id)}
          onClick={() => onMove({ list: listOfGroup(id), index: fieldsOf(inputs, id)?.length ?? 0 })}
        >
          {name.trim() === '' ? t('builders.unnamed') : name}
        </MenuItem>
      ))}
    </>
  )
}
