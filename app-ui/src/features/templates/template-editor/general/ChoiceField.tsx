import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { templateItem } from '../model/problem-place.ts'
import type { TemplateDraft } from '../model/template-draft.ts'
import { useEditor, useEditorValue } from '../model/use-editor.ts'
import { useProblem } from '../model/use-problems.ts'

interface ChoiceFieldProps<Property extends 'status' | 'initiativeType'> {
  property: Property
  label: string
  helperText?: string
  /** Value and text, in their order. */
  options: readonly (readonly [value: TemplateDraft[Property], text: string])[]
}

/** One of few values of the template itself. */
export function ChoiceField<Property extends 'status' | 'initiativeType'>(props: ChoiceFieldProps<Property>) {
  const { property, label, helperText, options } = props
  const { edit } = useEditor()
  const value = useEditorValue((draft) => draft[property])
  const problem = useProblem(templateItem, property)
  return (
    <TextField
      select
      data-property={property}
      label={label}
      value={value}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      onChange={({ target }) =>
        edit((draft) => void (draft[property] = target.value as TemplateDraft[Property]))
      }
    >
      {options.map(([one, text]) => (
        <MenuItem key={one} value={one}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}
