import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { memo } from 'react'
import type { TemplateDraft } from '../model/template-draft.ts'
import { useEditor, useEditorValue } from '../model/use-editor.ts'
import { useProblem } from '../model/use-problems.ts'

interface DraftTextFieldProps extends Pick<
  TextFieldProps,
  'label' | 'helperText' | 'multiline' | 'minRows' | 'maxRows' | 'placeholder' | 'sx'
> {
  /** The row and its property, as problems name them. */
  itemId: string
  property: string
  maxLength?: number
  /** A function that is the same from one drawing to the next, as all of these. */
  select: (draft: TemplateDraft) => string | undefined
  change: (draft: TemplateDraft, text: string) => void
}

/** A text of the draft: typing in it draws this field alone, and is one step back until the typing rests. */
export const DraftTextField = memo(function DraftTextField(props: DraftTextFieldProps) {
  const { itemId, property, maxLength, select, change, helperText, ...look } = props
  const { edit } = useEditor()
  const text = useEditorValue(select) ?? ''
  const problem = useProblem(itemId, property)
  return (
    <TextField
      {...look}
      data-property={property}
      value={text}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      onChange={({ target }) => edit((draft) => change(draft, target.value), `${itemId}.${property}`)}
      slotProps={{ htmlInput: maxLength === undefined ? {} : { maxLength } }}
    />
  )
})
