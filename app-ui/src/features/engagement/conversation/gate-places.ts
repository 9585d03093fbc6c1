import { revealItem } from '@parley/ui-kit/components/windowed/reveal-item.ts'

/** Where the run stands still in the conversation, to be led to. */
export const gateIdOf = ({ id }: { id: string }): string => `gate-${id}`

/** Where the gate is answered at the top of the page. */
export const gateAnswerIdOf = ({ id }: { id: string }): string => `gate-answer-${id}`

/** Windows with room for the answer of a gate above all else; on a phone it is given in the conversation. */
export const answersInBanner = '(min-width:600px)'

/** Brings an element into sight and moves the focus there. */
export function leadTo(id: string): void {
  revealItem(id.replace(/^gate-(?!answer-)/, ''))
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
