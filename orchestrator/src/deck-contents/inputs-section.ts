import type { GivenInputs } from '@parley/contracts/rules/input-references.ts'
import { filledInputs } from '../inputs/index.ts'
import type { Block } from '@parley/decks/deck-document.ts'
import { cell, column, type Composed, type DeckContext, group } from './deck-context.ts'
import { countInputs, globalInputs, phaseInputs } from './readable-inputs.ts'

/** What people have filled in, phase by phase, as they read it. */
export function composeInputs(context: DeckContext): Composed {
  const { rows, words } = context
  const given = rows.phases.map((phase) => ({ name: phase.name, ...phaseInputs(phase) }))
  const ofPhases = given.flatMap((one) => group(one.name, inputTable(context, one)))
  const groups = [...group(words.headings.globalInputs, inputTable(context, globalInputs(rows))), ...ofPhases]
  if (groups.length === 0) return undefined
  const counts = given.map(countInputs)
  const begun = rows.phases.filter(({ status }) => status !== 'PENDING')
  return {
    lead: words.leads.inputs({
      filled: counts.reduce((sum, { filled }) => sum + filled, 0),
      phases: ofPhases.length,
      missing: begun.reduce((sum, phase) => sum + countInputs(phaseInputs(phase)).missing.length, 0),
    }),
    groups,
  }
}

function inputTable(context: DeckContext, given: GivenInputs): Block[] {
  const filled = filledInputs(given, context)
  if (filled.length === 0) return []
  const { labels, captions } = context.words
  return [
    {
      type: 'table',
      caption: captions.inputs,
      columns: [column(labels.input, 0.32), column(labels.value, 0.68)],
      rows: filled.map(({ label, value }) => [cell(label), cell(value)]),
    },
  ]
}
