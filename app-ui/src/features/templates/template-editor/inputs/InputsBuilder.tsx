import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { SortableList } from '@parley/ui-kit/components/sortable/SortableList.tsx'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import type { InputsPlace } from '../model/template-draft.ts'
import { useEditorList, useEditorValue } from '../model/use-editor.ts'
import { AddLine } from '../parts/AddLine.tsx'
import { BuilderContext, groupsList } from './builder-context.ts'
import { FieldList } from './FieldList.tsx'
import { GroupCard } from './GroupCard.tsx'
import { addGroup, maxGroups } from './inputs-changes.ts'
import { useNewBuilder } from './use-new-builder.ts'

/** Groups and fields that people fill in: for the whole template, or for a phase (Document 2, 2.4 and 4.6). */
export const InputsBuilder = memo(function InputsBuilder({ place }: { place: InputsPlace }) {
  const { t } = useTranslation()
  const id = useId()
  const builder = useNewBuilder(place)
  const groupIds = useEditorList((draft) => (builder.inputsIn(draft)?.groups ?? []).map((group) => group.id))
  const isEmpty = useEditorValue((draft) => {
    const inputs = builder.inputsIn(draft)
    return inputs === undefined || inputs.groups.length + inputs.fields.length === 0
  })
  const add = ([name = '']: string[]): number => {
    let groupId: string | undefined
    builder.edit((inputs) => {
      groupId = addGroup(inputs, name)
    })
    return groupId === undefined ? 0 : 1
  }
  return (
    <BuilderContext value={builder}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {isEmpty && (
          <EmptyState
            compact
            title={t('builders.inputs.noGroups')}
            text={t('builders.inputs.noGroupsText')}
          />
        )}
        {groupIds.length > 0 && (
          <SortableList
            sorting={builder.groups}
            list={groupsList}
            aria-label={t('builders.inputs.groups')}
            gap={12}
          >
            {groupIds.map((groupId, index) => (
              <GroupCard key={groupId} groupId={groupId} index={index} />
            ))}
          </SortableList>
        )}
        <AddLine
          label={t('builders.inputs.newGroup')}
          addLabel={t('builders.inputs.addGroup')}
          maxLength={200}
          room={maxGroups - groupIds.length}
          fullText={t('builders.inputs.groupsFull', { count: maxGroups })}
          onAdd={add}
        />
        <Box component="section" aria-labelledby={id}>
          <Typography id={id} variant="subtitle2" component="h4">
            {t('builders.inputs.looseFields')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {t('builders.inputs.looseHelp')}
          </Typography>
          <FieldList groupId={null} name={t('builders.inputs.looseFields')} />
        </Box>
      </Box>
    </BuilderContext>
  )
})
