import { useSorting } from '@parley/ui-kit/components/sortable/use-sorting.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import type { InputsDraft, InputsPlace } from '../model/template-draft.ts'
import { findInputs, useEditor } from '../model/use-editor.ts'
import { type Builder, groupOfList } from './builder-context.ts'
import { fieldsOf, findField, findGroup, moveField, moveGroup } from './inputs-changes.ts'

const nothing: InputsDraft = { groups: [], fields: [] }

/** Everything that a builder of inputs does at its place. */
export function useNewBuilder(given: InputsPlace): Builder {
  const { t } = useTranslation()
  const editor = useEditor()
  const phaseId = given.kind === 'phase' ? given.phaseId : null
  const place = useMemo<InputsPlace>(
    () => (phaseId === null ? { kind: 'global' } : { kind: 'phase', phaseId }),
    [phaseId],
  )
  const now = (): InputsDraft => findInputs(editor.getDraft(), place) ?? nothing
  const nameOr = (name: string | undefined): string =>
    name === undefined || name.trim() === '' ? t('builders.unnamed') : name
  const change = (recipe: (inputs: InputsDraft) => boolean): boolean => {
    let changed = false
    editor.edit((draft) => {
      const inputs = findInputs(draft, place)
      changed = inputs !== undefined && recipe(inputs)
    })
    return changed
  }
  const groups = useSorting({
    onMove: (id, { index }) => change((inputs) => moveGroup(inputs, id, index)),
    nameOf: (id) => nameOr(findGroup(now(), id)?.name),
    countOf: () => now().groups.length,
  })
  const fields = useSorting({
    onMove: (id, { list, index }) =>
      change((inputs) => moveField(inputs, id, { groupId: groupOfList(list), index })),
    nameOf: (id) => nameOr(findField(now(), id)?.field.label),
    countOf: (list) => fieldsOf(now(), groupOfList(list))?.length ?? 0,
    labelOf: (list) => {
      const groupId = groupOfList(list)
      return groupId === null ? t('builders.inputs.looseFields') : nameOr(findGroup(now(), groupId)?.name)
    },
  })
  const [added] = useState(newlyAdded)
  return useMemo<Builder>(
    () => ({
      place,
      groups,
      fields,
      added,
      inputsIn: (draft) => findInputs(draft, place),
      edit: (recipe, mark) =>
        editor.edit((draft) => {
          const inputs = findInputs(draft, place)
          if (inputs !== undefined) recipe(inputs)
        }, mark),
    }),
    [editor, place, groups, fields, added],
  )
}

function newlyAdded(): Builder['added'] {
  let last: string | undefined
  return {
    keep: (fieldId) => {
      last = fieldId
    },
    take: (fieldId) => {
      const isIt = last === fieldId
      if (isIt) last = undefined
      return isIt
    },
  }
}
