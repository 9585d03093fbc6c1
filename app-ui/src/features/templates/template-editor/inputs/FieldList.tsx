import AddIcon from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { SortableList } from '@parley/ui-kit/components/sortable/SortableList.tsx'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import { useEditorList } from '../model/use-editor.ts'
import { rowGap } from '../parts/row-look.ts'
import { listOfGroup, useBuilder } from './builder-context.ts'
import { FieldRow } from './FieldRow.tsx'
import { addField, fieldsOf, type GroupId, maxFieldsPerGroup } from './inputs-changes.ts'

/** The fields of a group, or the loose ones; others can be dropped here. */
export const FieldList = memo(function FieldList({ groupId, name }: { groupId: GroupId; name: string }) {
  const { t } = useTranslation()
  const id = useId()
  const builder = useBuilder()
  const ids = useEditorList((draft) => {
    const inputs = builder.inputsIn(draft)
    return ((inputs && fieldsOf(inputs, groupId)) ?? []).map((field) => field.id)
  })
  const isFull = ids.length >= maxFieldsPerGroup
  const add = (): void =>
    builder.edit((inputs) => {
      builder.added.keep(addField(inputs, groupId))
    })
  return (
    <>
      <SortableList
        sorting={builder.fields}
        list={listOfGroup(groupId)}
        aria-label={name}
        gap={rowGap}
        minHeight={40}
      >
        {ids.map((fieldId, index) => (
          <FieldRow key={fieldId} groupId={groupId} fieldId={fieldId} index={index} />
        ))}
        {ids.length === 0 && (
          <Typography component="li" variant="body2" color="textSecondary" sx={emptyLook}>
            {t('builders.inputs.emptyGroup')}
          </Typography>
        )}
      </SortableList>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 2 }}>
        <Button
          size="small"
          startIcon={<AddIcon aria-hidden />}
          aria-label={t('builders.inputs.addFieldTo', { name })}
          disabled={isFull}
          {...(isFull && { 'aria-describedby': id })}
          onClick={add}
        >
          {t('builders.inputs.addField')}
        </Button>
        {isFull && (
          <Typography id={id} variant="body2" color="textSecondary">
            {t('builders.inputs.groupFull', { count: maxFieldsPerGroup })}
          </Typography>
        )}
      </Box>
    </>
  )
})

const emptyLook = {
  px: 3,
  py: 2.5,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '8px',
} as const
