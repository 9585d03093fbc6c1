import type { Observation } from '@parley/contracts/http/observations.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { missingInputs } from '@parley/contracts/rules/input-values.ts'
import { revealItem } from '@parley/ui-kit/components/windowed/reveal-item.ts'
import type { WorkPlace } from './step-places.ts'

/** Milliseconds between looks whether a pane that is loaded when it is first opened is there, and how often. */
const [pause, tries] = [50, 20]

interface Wanted {
  phase: Phase
  userId: string
}

const anyOf = (selectors: readonly string[]): string[] =>
  selectors.length === 0 ? [] : [selectors.join(', ')]

/** Open findings: those of the person, and all. */
function openOf({ phase, userId }: Wanted): [own: Observation[], open: Observation[]] {
  const open = phase.observations.filter(({ status }) => status === 'OPEN')
  return [open.filter(({ assignee }) => assignee?.id === userId), open]
}

function findingsOf(wanted: Wanted): string[] {
  return openOf(wanted).flatMap((some) => anyOf(some.map(({ id }) => `#observation-${CSS.escape(id)}`)))
}

const inputsOf = ({ phase }: Wanted): string[] =>
  anyOf(
    missingInputs(phase.requiredInputs, phase.inputs).map(
      ({ name }) => `[data-input="${CSS.escape(name)}"] :is(input, textarea, [role="combobox"])`,
    ),
  )

/** Where in a pane the work waits (CSS selectors), the most exact first; the pane itself takes the focus last. */
const targetsOf: Record<WorkPlace, (wanted: Wanted) => string[]> = {
  inputs: (wanted) => [...inputsOf(wanted), '#panel-inputs'],
  documents: () => ['#panel-documents button[aria-label]', '#panel-documents'],
  findings: (wanted) => [...findingsOf(wanted), '#panel-findings'],
  activation: () => ['#panel-activation'],
  conversation: () => ['[role="log"]'],
}

const isShown = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.closest('[hidden]') === null

/** Moves the focus to where the work of a step waits in a pane that is shown; a finding is unfolded. */
export function leadInto(place: WorkPlace, wanted: Wanted): void {
  const [whole, ...exact] = targetsOf[place](wanted).reverse()
  const targets = exact.reverse()
  let left = targets.length === 0 ? 1 : tries
  const look = (): void => {
    left -= 1
    // It may be one of hundreds, of which no more is drawn than is seen.
    if (place === 'findings') revealItem(openOf(wanted).flat()[0]?.id ?? '')
    const found = [...targets, ...(left === 0 ? [whole ?? ''] : [])]
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .find(isShown)
    if (found === undefined) {
      if (left > 0) setTimeout(look, pause)
      return
    }
    if (place === 'conversation') found.scrollTop = found.scrollHeight
    else found.scrollIntoView({ block: 'nearest' })
    if (found.getAttribute('aria-expanded') === 'false' && place === 'findings') found.click()
    found.focus({ preventScroll: true })
  }
  setTimeout(look)
}
