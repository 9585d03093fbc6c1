import { asksForLeader } from '../../language/leader-asked.ts'
import type { Passage } from '../../port.ts'
import type { FoundLines } from './answer-line.ts'
import { holdersIn } from './office-holder.ts'

const undertaking = String.raw`(?:project|programme|program|initiative|engagement|projekt|programm)`
/** Who does the work of it, and else who answers for it; a sponsor and owners are told by what they are. */
const ranks = [
  new RegExp(
    String.raw`^${undertaking} (?:manager|lead|leader|director)$|^head of (?:the )?${undertaking}$|^(?:projekt|programm)(?:leiter|leiterin|leitung)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:executive |${undertaking} )?(?:sponsor|owner)$|^(?:projekt)?(?:sponsorin|auftraggeber(?:in)?|verantwortliche[r]?)$`,
    'iu',
  ),
]

/**
 * Rule: who leads an undertaking is told where a name and the part in it stand side by side: a manager or lead of the
 * project; where nobody is called so, its sponsor and its owners, each with what they are called.
 */
export function leadersAnswer(question: string, passages: readonly Passage[]): FoundLines | undefined {
  if (!asksForLeader(question)) return undefined
  const told = passages
    .filter(({ trust, sourceKind }) => trust !== 'agent' && sourceKind !== 'firm')
    .flatMap((passage) => holdersIn(passage).map((one) => ({ ...one, passage })))
  const of = ranks
    .map((rank) => told.filter(({ title }) => rank.test(title)))
    .find((found) => found.length > 0)
  const lines = (of ?? [])
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .map(({ quote, passage }) => ({ text: `“${quote}”`, passage, key: quote }))
  return lines.length === 0 ? undefined : { lines, share: 1, score: 1 }
}
