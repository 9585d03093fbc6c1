import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { revealItem } from '@parley/ui-kit/components/windowed/reveal-item.ts'

type Turn = Pick<Interaction, 'id'>

/** Where a turn stands, to be led to. */
export const entryIdOf = ({ id }: Turn): string => `turn-${id}`

/** Leads to where a turn stands. */
export function goToTurn(turn: Turn): void {
  revealItem(turn.id)
  const entry = document.getElementById(entryIdOf(turn))
  entry?.scrollIntoView({ block: 'center' })
  entry?.focus({ preventScroll: true })
}
