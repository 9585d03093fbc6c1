import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { type Named, namedFor, type OpenMention, openMention, withMention } from './mentions.ts'

export interface Mentions<One extends Named> {
  /** Id of the list, and of each of its rows by index. */
  listId: string
  rowId: (index: number) => string
  /** Those to choose from; empty while no name is being written. */
  offered: One[]
  active: number
  choose: (one: One) => void
  input: RefObject<HTMLTextAreaElement | null>
  /** What tells screen readers of the list, for the input itself. */
  htmlInput: Record<string, unknown>
  /** Looks at what is being written where the caret stands now. */
  look: () => void
  close: () => void
  /** @returns whether the key was for the list */
  onKey: (event: KeyboardEvent) => boolean
}

interface MentionOptions<One> {
  /** So many are offered at once. */
  most?: number
  /** In place of setting the text: who was chosen, and the text with the name. */
  onChosen?: (one: One, text: string) => void
}

/** Agents or people that can be named by an @ in a text, chosen with the keyboard or the pointer. */
export function useMentions<One extends Named>(
  all: readonly One[],
  draft: { value: string; setValue: (text: string) => void },
  { most, onChosen }: MentionOptions<One> = {},
): Mentions<One> {
  const listId = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [mention, setMention] = useState<OpenMention>()
  const [active, setActive] = useState(0)
  const [dismissed, setDismissed] = useState<number>()
  const found = mention === undefined || mention.at === dismissed ? [] : namedFor(all, mention).slice(0, most)
  // A name that stands there whole has nothing to choose any more.
  const isWhole = found.some(({ name }) => name.toLowerCase() === mention?.begun.trim().toLowerCase())
  const offered = isWhole ? [] : found
  const rowId = (index: number): string => `${listId}-${index}`
  const look = (): void => {
    const element = input.current
    const next = element === null ? undefined : openMention(element.value, element.selectionStart)
    if (next?.at !== mention?.at) setDismissed(undefined)
    if (next?.begun !== mention?.begun) setActive(0)
    setMention(next)
  }
  const choose = (one: One): void => {
    if (mention === undefined) return
    const written = withMention(draft.value, mention, one)
    if (onChosen === undefined) draft.setValue(written.text)
    else onChosen(one, written.text)
    setMention(undefined)
    // The caret can stand there once the text does.
    setTimeout(() => {
      input.current?.focus()
      input.current?.setSelectionRange(written.caret, written.caret)
    })
  }
  const onKey = (event: KeyboardEvent): boolean => {
    const chosen = offered[active]
    if (chosen === undefined || event.nativeEvent.isComposing) return false
    const moves: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % offered.length),
      ArrowUp: () => setActive((active - 1 + offered.length) % offered.length),
      Enter: () => choose(chosen),
      Tab: () => choose(chosen),
      Escape: () => setDismissed(mention?.at),
    }
    const move = event.shiftKey ? undefined : moves[event.key]
    if (move === undefined) return false
    event.preventDefault()
    event.stopPropagation()
    move()
    return true
  }
  const htmlInput =
    offered.length === 0
      ? {}
      : { 'aria-autocomplete': 'list', 'aria-controls': listId, 'aria-activedescendant': rowId(active) }
  const close = (): void => setMention(undefined)
  return { listId, rowId, offered, active, choose, input, htmlInput, look, close, onKey }
}
