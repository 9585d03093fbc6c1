import BoldIcon from '@mui/icons-material/FormatBoldRounded'
import ItalicIcon from '@mui/icons-material/FormatItalicRounded'
import BulletListIcon from '@mui/icons-material/FormatListBulletedRounded'
import OrderedListIcon from '@mui/icons-material/FormatListNumberedRounded'
import QuoteIcon from '@mui/icons-material/FormatQuoteRounded'
import UnderlineIcon from '@mui/icons-material/FormatUnderlinedRounded'
import LinkIcon from '@mui/icons-material/LinkRounded'
import RedoIcon from '@mui/icons-material/RedoRounded'
import UndoIcon from '@mui/icons-material/UndoRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { editorTexts } from './locales/en.ts'
import './locales/en.ts'

type Chain = ReturnType<Editor['chain']>

interface Tool {
  name: keyof typeof editorTexts
  icon: ReactNode
  /** Whether the text at the cursor has it; left out for what is done rather than set. */
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  run?: (chain: Chain) => Chain
  /** Begins a group. */
  begins?: boolean
}

const heading = (level: 1 | 2 | 3): Tool => ({
  name: `heading${level}`,
  icon: (
    <Box
      component="span"
      aria-hidden
      sx={{ fontSize: '0.8125rem', fontWeight: 600, width: 20, lineHeight: '20px' }}
    >
      H{level}
    </Box>
  ),
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (chain) => chain.toggleHeading({ level }),
})

const link: Tool = {
  name: 'link',
  icon: <LinkIcon fontSize="small" />,
  isOn: (editor) => editor.isActive('link'),
  begins: true,
}

const tools: readonly Tool[] = [
  heading(1),
  heading(2),
  heading(3),
  {
    name: 'bold',
    icon: <BoldIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold(),
    begins: true,
  },
  {
    name: 'italic',
    icon: <ItalicIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    name: 'underline',
    icon: <UnderlineIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('underline'),
    run: (chain) => chain.toggleUnderline(),
  },
  {
    name: 'bulletList',
    icon: <BulletListIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
    begins: true,
  },
  {
    name: 'orderedList',
    icon: <OrderedListIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'quote',
    icon: <QuoteIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  link,
  {
    name: 'undo',
    icon: <UndoIcon fontSize="small" />,
    isOff: (editor) => !editor.can().undo(),
    run: (chain) => chain.undo(),
    begins: true,
  },
  {
    name: 'redo',
    icon: <RedoIcon fontSize="small" />,
    isOff: (editor) => !editor.can().redo(),
    run: (chain) => chain.redo(),
  },
]

interface EditorToolbarProps {
  editor: Editor
  /** Id of what the tools work on. */
  controls: string
  onLink: () => void
}

/** A toolbar as assistive technology knows it: one stop for Tab, arrow keys, Home and End inside. */
export function EditorToolbar({ editor, controls, onLink }: EditorToolbarProps) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(0)
  const states = useEditorState({
    editor,
    selector: () =>
      tools.map(({ isOn, isOff }) => ({ isOn: isOn?.(editor), isOff: isOff?.(editor) === true })),
  })
  return (
    <Box
      role="toolbar"
      aria-label={t('editor.toolbar')}
      aria-controls={controls}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveFocus(event)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        p: 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {tools.map((tool, index) => (
        <Tooltip key={tool.name} title={t(`editor.${tool.name}`)}>
          <IconButton
            size="small"
            aria-label={t(`editor.${tool.name}`)}
            aria-pressed={states[index]?.isOn}
            // Stays reachable by arrow keys, so that focus is not lost when there is nothing left to undo.
            aria-disabled={states[index]?.isOff === true ? true : undefined}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // The words that are chosen stay so.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (tool === link) onLink()
              else if (states[index]?.isOff !== true) tool.run?.(editor.chain().focus()).run()
            }}
            sx={toolStyle(tool.begins === true)}
          >
            {tool.icon}
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  )
}

const toolStyle = (begins: boolean) => ({
  color: 'text.secondary',
  ...(begins ? { ml: 2 } : {}),
  '&[aria-pressed="true"]': {
    color: 'primary.main',
    bgcolor: 'color-mix(in srgb, var(--parley-palette-primary-main) 12%, transparent)',
  },
  '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
})

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const place = buttons.findIndex((button) => button === document.activeElement)
  const last = buttons.length - 1
  const next: Record<string, number> = {
    ArrowRight: place === last ? 0 : place + 1,
    ArrowLeft: place === 0 ? last : place - 1,
    Home: 0,
    End: last,
  }
  const target = buttons[next[event.key] ?? -1]
  if (target === undefined) return
  event.preventDefault()
  target.focus()
}
