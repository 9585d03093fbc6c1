import { screen } from '@testing-library/react'
import { InputsBuilder } from '../inputs/InputsBuilder.tsx'
import type { InputsDraft, TemplateDraft } from '../model/template-draft.ts'
import { draftWith, renderInEditor, savedField } from './render-in-editor.tsx'

export const inputs = (): InputsDraft => ({
  groups: [
    { id: 'g1', name: 'Budget', fields: [savedField('cost'), savedField('share')] },
    { id: 'g2', name: 'Market', fields: [] },
  ],
  fields: [savedField('extra')],
})
export const place = { kind: 'global' as const }

export function showBuilder(given: InputsDraft = inputs()) {
  return renderInEditor(
    draftWith((draft) => void (draft.inputs = given)),
    <InputsBuilder place={place} />,
  )
}

/** Groups with their fields, and those beside them, in their order. */
export const shape = ({ inputs: { groups, fields } }: TemplateDraft): string =>
  [
    ...groups.map((group) => `${group.name}(${group.fields.map(({ name }) => name).join()})`),
    fields.map(({ name }) => name).join(),
  ].join(' ')

export const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
