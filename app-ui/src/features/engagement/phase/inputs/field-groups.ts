import type { InputField, RequiredInputs } from '@parley/contracts/template-definition.ts'

export interface FieldGroup {
  name: string
  description?: string | undefined
  icon?: string | undefined
  fields: InputField[]
}

/** Fields that a person fills; fixed ones are hidden (Document 2, section 3). */
const visible = (fields: InputField[]): InputField[] => fields.filter((field) => field.isFixed !== true)

/** The groups that have something to fill; loose fields come last, under `looseName`. */
export function groupsOf(inputs: RequiredInputs, looseName: string): FieldGroup[] {
  return [
    ...inputs.groups.map(({ name, description, icon, fields }) => ({
      name,
      description,
      icon,
      fields: visible(fields),
    })),
    { name: looseName, fields: visible(inputs.fields) },
  ].filter((group) => group.fields.length > 0)
}

const wideTypes: readonly InputField['type'][] = ['textarea', 'tags', 'multi-select', 'file']

/** Long texts and lists of words need the whole width. */
export const isWide = ({ type }: InputField): boolean => wideTypes.includes(type)

/** As many columns as there is room for: the panel may be half the window or all of it. */
export const fieldGrid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
} as const
