import EditIcon from '@mui/icons-material/EditRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { type Initiative, updateInitiative } from '@parley/contracts/http/initiatives.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaleNotice } from '../../../records/editing/index.ts'
import '../locales/en.ts'
import { useInitiativeEdit } from './use-initiative-edit.ts'
import { useUndoableSave } from './use-undoable-save.ts'

interface InPlaceTextProps {
  initiative: Initiative
  field: 'name' | 'description'
  /** What the field is called while it is edited. */
  label: string
  /** The text as it is read. */
  children: ReactNode
  /** What stands around the text as it is read, as a heading does. */
  frame?: (text: ReactNode) => ReactNode
}

const bare = (text: ReactNode): ReactNode => text

/**
 * A text of the initiative that is edited where it is read: Enter saves, in a long one with Ctrl or Cmd, and Escape
 * leaves it as it was. What cannot be saved stays typed, with the reason below.
 */
export function InPlaceText({ initiative, field, label, children, frame = bare }: InPlaceTextProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (typed === null && wasOpen.current) opener.current?.focus()
    wasOpen.current = typed !== null
  }, [typed])
  if (!initiative.canManage) return frame(children)
  if (typed !== null)
    return (
      <TextEditor {...{ initiative, field, label, typed }} onType={setTyped} onDone={() => setTyped(null)} />
    )
  return frame(
    <ButtonBase
      ref={opener}
      title={t('record.editNamed', { title: label })}
      onClick={() => setTyped(initiative[field])}
      sx={opening}
    >
      {children}
      <EditIcon aria-hidden sx={{ fontSize: 15, color: 'text.secondary', flexShrink: 0 }} />
    </ButtonBase>,
  )
}

const opening = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  maxWidth: 'calc(100% + 6px)',
  pl: 1.5,
  ml: -1.5,
  py: 0.5,
  borderRadius: '6px',
  font: 'inherit',
  textAlign: 'left',
  '& svg': { opacity: 0 },
  '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover', '& svg': { opacity: 1 } },
  // Where nothing can hover the pencil is always there.
  '@media (hover: none)': { '& svg': { opacity: 1 } },
} as const

interface TextEditorProps extends Pick<InPlaceTextProps, 'initiative' | 'field' | 'label'> {
  typed: string
  onType: (typed: string) => void
  onDone: () => void
}

/** Saves what is typed, or leaves the text as it was; by keys, too. */
function useTextEdit({ initiative, field, typed, onDone }: TextEditorProps) {
  const edit = useInitiativeEdit(initiative)
  const save = useUndoableSave(edit)
  const isLong = field === 'description'
  const text = typed.trim()
  const isEmpty = field === 'name' && text === ''
  const submit = async (from: Initiative = initiative): Promise<void> => {
    if (isEmpty || edit.isBusy) return
    if (text === initiative[field] && from === initiative) onDone()
    else if (await save({ [field]: text }, { [field]: from[field] }, from)) onDone()
  }
  const press = (event: KeyboardEvent): void => {
    const saves = event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)
    if (!saves && event.key !== 'Escape') return
    event.preventDefault()
    // Escape must not close the drawer around it, too.
    event.stopPropagation()
    if (saves) void submit()
    else onDone()
  }
  return { edit, isLong, isEmpty, submit, press }
}

function TextEditor(props: TextEditorProps) {
  const { field, label, typed, onType, onDone } = props
  const { t } = useTranslation()
  const { edit, isLong, isEmpty, submit, press } = useTextEdit(props)
  const { theirs } = edit
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      sx={isLong ? { display: 'grid', gap: 2 } : shortForm}
    >
      <LimitedField
        limit={[updateInitiative, field]}
        autoFocus
        fullWidth
        size="small"
        multiline={isLong}
        {...(isLong && { minRows: 3 })}
        label={label}
        value={typed}
        error={isEmpty || edit.problem !== undefined}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
        // One goes on where the text ends.
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          type="submit"
          size="small"
          variant="contained"
          disabled={isEmpty || theirs !== null}
          loading={edit.isBusy}
        >
          {t('common.save')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </Box>
      {edit.problem !== undefined && (
        <Typography role="alert" variant="body2" color="error" sx={isLong ? undefined : floating}>
          {edit.problem}
        </Typography>
      )}
      {theirs !== null && (
        <Box sx={isLong ? undefined : floating}>
          <StaleNotice
            theirs={theirs[field] || '–'}
            onKeepMine={() => void submit(theirs)}
            onTakeTheirs={onDone}
          />
        </Box>
      )}
    </Box>
  )
}

const shortForm = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: 1,
  minWidth: 0,
  maxWidth: 640,
} as const
/** Below a row that must not grow. */
const floating = {
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: 0,
  right: 0,
  zIndex: 'modal',
  p: 2,
  borderRadius: '8px',
  bgcolor: 'background.paper',
  boxShadow: '0 8px 24px rgb(2 6 23 / 0.16)',
} as const
