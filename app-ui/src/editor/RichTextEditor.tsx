import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { RichText } from '@parley/contracts/rich-text.ts'
import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useId, useMemo, useState } from 'react'
import { editorExtensions, storedDocument } from './editor-document.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { proseStyle } from './prose-style.ts'

export interface RichTextEditorProps {
  label: string
  /** What is in it to begin with; give another `key` to put in something else. */
  initial: RichText | null
  onChange: (value: RichText) => void
  required?: boolean
  /** px; 200 unless told (Document 1, section 9). */
  minHeight?: number
  /** What is wrong, below the field. */
  problem?: string | undefined
}

/** px, from which on the text scrolls (Document 1, section 9). */
const maxHeight = 400

/** Text with headings, lists, quotes and links (Document 1, 2.9). Load it lazily: see `RichTextField`. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, initial, onChange, required = false, minHeight = 200, problem } = props
  const id = useId()
  const [asksForLink, setAsksForLink] = useState(false)
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(required),
        'aria-invalid': String(problem !== undefined),
        ...(problem === undefined ? {} : { 'aria-describedby': `${id}-problem` }),
      },
    }),
    [id, required, problem],
  )
  const editor = useEditor({
    extensions: editorExtensions,
    content: initial as JSONContent | null,
    editorProps,
    onUpdate: ({ editor: changed }) => onChange(storedDocument(changed.getJSON())),
  })
  return (
    <Box>
      <Box
        id={`${id}-label`}
        component="span"
        onClick={() => editor.commands.focus()}
        sx={{
          display: 'block',
          mb: 1.5,
          fontSize: '0.8125rem',
          color: problem === undefined ? 'text.secondary' : 'error.main',
        }}
      >
        {label}
        {required && <span aria-hidden> *</span>}
      </Box>
      <Box sx={frameStyle({ minHeight, isWrong: problem !== undefined })}>
        <EditorToolbar editor={editor} controls={id} onLink={() => setAsksForLink(true)} />
        <EditorContent editor={editor} />
      </Box>
      {problem !== undefined && (
        <FormHelperText error id={`${id}-problem`}>
          {problem}
        </FormHelperText>
      )}
      {asksForLink && <LinkOfSelection editor={editor} onClose={() => setAsksForLink(false)} />}
    </Box>
  )
}

/** The dialog for the link at the cursor or for the chosen words. */
function LinkOfSelection({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const address = (editor.getAttributes('link').href as string | undefined) ?? ''
  const finish = (): void => {
    onClose()
    // After the dialog has given the focus back.
    requestAnimationFrame(() => editor.isDestroyed || editor.commands.focus())
  }
  const isInsertion = address === '' && editor.state.selection.empty
  const save = (href: string, text: string): void => {
    const chain = editor.chain()
    if (isInsertion)
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    finish()
  }
  const remove = (): void => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    finish()
  }
  return (
    <LinkDialog
      address={address}
      asksForText={isInsertion}
      onSave={save}
      onRemove={remove}
      onClose={finish}
    />
  )
}

const frameStyle = ({ minHeight, isWrong }: { minHeight: number; isWrong: boolean }) => ({
  border: '1px solid',
  borderColor: isWrong
    ? 'error.main'
    : 'color-mix(in srgb, var(--parley-palette-text-secondary) 55%, transparent)',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  '&:focus-within': {
    borderColor: isWrong ? 'error.main' : 'primary.main',
    boxShadow: `0 0 0 1px var(--parley-palette-${isWrong ? 'error' : 'primary'}-main)`,
  },
  '& .ProseMirror': {
    ...proseStyle,
    maxWidth: 'none',
    minHeight,
    maxHeight,
    overflowY: 'auto',
    px: 4,
    py: 3,
    // The frame shows the focus.
    '&:focus-visible': { outline: 'none' },
  },
})
