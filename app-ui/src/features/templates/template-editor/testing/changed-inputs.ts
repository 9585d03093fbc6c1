import { produce } from 'immer'
import type { FieldDraft, GroupDraft, InputsDraft } from '../model/template-draft.ts'

/** A field that is saved, by its id. */
export const field = (id: string, given: Partial<FieldDraft> = {}): FieldDraft => ({
  id,
  name: id,
  label: id,
  type: 'text',
  required: false,
  ...given,
})
export const group = (id: string, ...fields: FieldDraft[]): GroupDraft => ({ id, name: id, fields })
/** Two groups, of three fields and of one, and a field beside them. */
export const start: InputsDraft = {
  groups: [group('one', field('a'), field('b'), field('c')), group('two', field('d'))],
  fields: [field('e')],
}

/** Inputs as a change leaves them; those that it began with stay as they are. */
export const after = (change: (inputs: InputsDraft) => unknown, from = start): InputsDraft =>
  produce(from, (draft) => void change(draft))
