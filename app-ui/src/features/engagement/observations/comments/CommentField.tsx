import Box from '@mui/material/Box'
import { listColleagues } from '@parley/contracts/http/people.ts'
import { createObservationComment } from '@parley/contracts/http/observation-comments.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MentionList, useMentions } from '../../mentions/index.ts'
import { type Colleague, PersonOption } from '../../../people/colleagues/index.ts'
import '../locales/en.ts'
import { sentOf } from './comment-text.ts'

/** What is written, and who was chosen for an @. */
export interface Written {
  text: string
  chosen: { id: string; name: string }[]
}
export const blank: Written = { text: '', chosen: [] }

interface CommentFieldProps {
  initiativeId: string
  label: string
  autoFocus?: boolean
  written: Written
  onWrite: (written: Written) => void
  /** With ids in place of the names of people. */
  onSend: (text: string) => void
  children: (send: () => void) => ReactNode
}

/** So many people are offered at once. */
const most = 8

/** Where a comment is written: an @ offers people, Ctrl and Enter send it. */
export function CommentField(props: CommentFieldProps) {
  const { initiativeId, label, autoFocus = false, written, onWrite, onSend, children } = props
  const { t } = useTranslation()
  const [wasEntered, setWasEntered] = useState(autoFocus)
  const people = useRouteQuery(listColleagues, { params: { id: initiativeId } }, { enabled: wasEntered })
  const everybody = people.data ?? []
  const draft = { value: written.text, setValue: (text: string) => onWrite({ ...written, text }) }
  const mentions = useMentions<Colleague>(everybody, draft, {
    most,
    onChosen: ({ id, name }, text) => onWrite({ text, chosen: [...written.chosen, { id, name }] }),
  })
  const send = (): void => {
    const text = written.text.trim()
    if (text !== '') onSend(sentOf(text, [...written.chosen, ...everybody]))
  }
  return (
    <Box sx={{ position: 'relative' }}>
      <MentionList
        mentions={mentions}
        label={t('observations.comments.people')}
        show={(person) => <PersonOption person={person} />}
      />
      <LimitedField
        limit={[createObservationComment, 'text']}
        multiline
        fullWidth
        size="small"
        minRows={1}
        maxRows={8}
        autoFocus={autoFocus}
        label={label}
        helperText={wasEntered ? t('observations.comments.hint') : undefined}
        value={written.text}
        inputRef={mentions.input}
        htmlInput={mentions.htmlInput}
        onFocus={() => setWasEntered(true)}
        onChange={({ target }) => {
          onWrite({ ...written, text: target.value })
          mentions.look()
        }}
        onSelect={mentions.look}
        onBlur={mentions.close}
        onKeyDown={(event) => {
          if (mentions.onKey(event)) return
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
            return
          event.preventDefault()
          send()
        }}
      />
      {children(send)}
    </Box>
  )
}
