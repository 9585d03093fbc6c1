import type { Evidence } from '../port.ts'
import type { Approval } from '../schemas.ts'
import { contributions } from './digest.ts'
import { assess } from './assessment.ts'
import { asksForRecommendation } from './finders/index.ts'
import { listed, phrasesOf } from './phrases.ts'
import { differenceText, knownDifferences } from './settled.ts'

/** With more of its parts open than this share there is too little to approve. */
const mostOpen = 0.5
const mostConditions = 12

/**
 * Rule: rejects where there is no contribution, where one leaves out a part that sources speak of, or where more than
 * half of the parts have no source, or where nothing is recommended though that is what was asked for. Otherwise approves, with a condition for each part that is open, each
 * difference that nobody has decided, and inputs that nobody has filled; nothing open is approved without being named.
 */
export function approval(evidence: Evidence): Approval {
  const words = phrasesOf(evidence)
  const turns = contributions(evidence.conversation)
  const reject = (reason: string): Approval => ({ verdict: 'reject', reason, conditions: [] })
  if (turns.length === 0) return reject(words.nothingToDecide)
  const parts = assess(evidence)
  const missing = parts.filter(({ state }) => state === 'missing')
  if (missing.length > 0)
    return reject(
      words.stillMissing(
        listed(
          missing.map(({ part, turn }) => `${part.name} (${turn.speaker})`),
          words,
        ),
      ),
    )
  const open = parts.filter(({ state }) => state === 'open')
  const unnamed = open.find(({ part }) => asksForRecommendation(part.name))
  if (unnamed !== undefined) return reject(words.notRecommended(unnamed.part.name))
  if (open.length > mostOpen * parts.length) return reject(words.mostlyOpen(open.length, parts.length))
  const unsettled = knownDifferences(evidence).filter(({ decision }) => decision === undefined)
  const unfilled = evidence.openInputs ?? []
  const conditions = [
    ...open.map(({ part, turn }) => words.closeOpen(part.name, turn.speaker)),
    ...unsettled.map((one) => words.closeDifference(differenceText(one, words))),
    ...(unfilled.length > 0 ? [words.fillIn(listed(unfilled, words))] : []),
  ].slice(0, mostConditions)
  const names = listed([...new Set(turns.map(({ speaker }) => speaker))], words)
  const reason =
    conditions.length === 0 ? words.allThere(names) : words.thereButOpen(names, conditions.length)
  return { verdict: 'approve', reason, conditions }
}
