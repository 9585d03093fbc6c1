import type { Observation } from '@parley/contracts/http/observations.ts'
import { revealItem } from '@parley/ui-kit/components/windowed/reveal-item.ts'
import { type KeyboardEvent, useRef } from 'react'
import { areSingleKeysOn } from '../../help/keyboard-help/index.ts'
import { useUser } from '../../account/session/index.ts'
import { openerIdOf } from './ObservationRow.tsx'

type Decision = Exclude<Observation['status'], 'OPEN'>

const decisions: Record<string, Decision> = { a: 'ACCEPTED', r: 'TO_REMEDIATE', m: 'REMEDIATED' }
/** Milliseconds in which a letter belongs to the G before it, as a shortcut to a page. */
const pairWithin = 1_500

interface ListKeys {
  shown: readonly Observation[]
  canEdit: boolean
  onDecide: (id: string, status: Decision) => void
  onEvidence: (observation: Observation) => void
  onSelect: (id: string) => void
}

/** Keys of the list while one of its rows has the focus: arrows always, letters where single keys are on. */
export function useListKeys({ shown, canEdit, onDecide, onEvidence, onSelect }: ListKeys) {
  const { id: userId } = useUser()
  const pairUntil = useRef(0)
  const move = (from: number, step: number): void => {
    const id = shown[from + step]?.id ?? ''
    if (document.getElementById(openerIdOf(id)) === null) revealItem(id)
    document.getElementById(openerIdOf(id))?.focus()
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row']
    const at = shown.findIndex((one) => one.id === id)
    const observation = shown[at]
    if (observation === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const arrows: Record<string, () => void> = {
      ArrowDown: () => move(at, 1),
      ArrowUp: () => move(at, -1),
      Home: () => move(0, 0),
      End: () => move(shown.length - 1, 0),
    }
    const decision = decisions[event.key]
    const letters: Record<string, () => void> = {
      j: () => move(at, 1),
      k: () => move(at, -1),
      e: () => onEvidence(observation),
      ...(canEdit && { x: () => onSelect(observation.id) }),
      ...(canEdit && decision !== undefined && { [event.key]: () => onDecide(observation.id, decision) }),
    }
    const isOfPair = event.timeStamp < pairUntil.current
    pairUntil.current = event.key === 'g' ? event.timeStamp + pairWithin : 0
    const act =
      arrows[event.key] ??
      (areSingleKeysOn(userId) && !isOfPair && !event.repeat ? letters[event.key] : undefined)
    if (act === undefined) return
    event.preventDefault()
    act()
  }
}
