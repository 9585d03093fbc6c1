import type { Evidence } from '../port.ts'
import type { Approval } from '../schemas.ts'
import { contributions } from './digest.ts'
import { assess } from './assessment.ts'
import { asksForRecommendation } from './finders/index.ts'
import { type OpenPoints, openPointsOf } from './open-points.ts'
import { listed, type Phrases, phrasesOf } from './phrases.ts'
import { differenceText } from './settled.ts'

/** With more of its parts open than this share there is too little to approve. */
const mostOpen = 0.5
const mostConditions = 12

/**
 * Rule: rejects where there is no contribution, where one leaves out a part that sources speak of, or where more than
 * half of the parts have no source, or where nothing is recommended though that is what was asked for. Otherwise approves, with a condition for each part that is open, each
 * difference that nobody has decided, and each input that nobody has filled, and says how many these are.
 */
export function approval(evidence: Evidence): Approval {
  const words = phrasesOf(evidence)
  const turns = contributions(evidence.conversation)
  const reject = (reason: string): Approval => ({
    verdict: 'reject',
    reason: isRejectedSo(evidence, reason) ? words.rejectedAgain(reason) : reason,
    conditions: [],
  })
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
  const points = openPointsOf(evidence)
  const conditions = conditionsFor(points, words)
  const count = points.parts.length + points.differences.length + points.inputs.length
  const names = listed([...new Set(turns.map(({ speaker }) => speaker))], words)
  const reason = conditions.length === 0 ? words.allThere(names) : words.thereButOpen(names, count)
  return { verdict: 'approve', reason, conditions }
}

/** Whether the work was rejected for the same reason before: what people said since has changed nothing of it. */
const isRejectedSo = ({ conversation }: Evidence, reason: string): boolean =>
  conversation.some(({ role, text }) => role !== 'CONTRIBUTOR' && text.includes(reason))

/** One for each part and each difference; inputs are filled in at one go. */
function conditionsFor({ parts, differences, inputs }: OpenPoints, words: Phrases): string[] {
  const others = [
    ...parts.map(({ name, speakers }) => words.closeOpen(name, listed(speakers, words))),
    ...differences.map((one) => words.closeDifference(differenceText(one, words))),
  ]
  const together = inputs.length > 0 ? [words.fillIn(listed(inputs, words))] : []
  return [...others.slice(0, mostConditions - together.length), ...together]
}
