import type { Approval } from '../schemas.ts'
import { joinedList } from '../language/sentences.ts'
import type { Evidence } from '../port.ts'
import { contributions, openPoints } from './digest.ts'
import { missingOf } from './review.ts'

/**
 * Rule: rejects where there is no contribution or where a named part of the expected output is still missing, and
 * names it. Otherwise approves; what contributors said that no source covers becomes a condition.
 */
export function approval(evidence: Evidence): Approval {
  const turns = contributions(evidence.conversation)
  if (turns.length === 0)
    return { verdict: 'reject', reason: 'There is no contribution to decide on.', conditions: [] }
  const missing = missingOf(evidence)
  if (missing.length > 0) {
    const names = missing.map((part) => `${part.missingPart} (${part.contributor})`)
    return { verdict: 'reject', reason: `Still missing: ${joinedList(names)}.`, conditions: [] }
  }
  const open = openPoints(turns)
  const names = joinedList([...new Set(turns.map((turn) => turn.speaker))])
  const conditions = open.slice(0, 12).map((point) => `Settle what ${point.speaker} left open: ${point.text}`)
  const reason =
    conditions.length === 0
      ? `Every part that was expected from ${names} is there.`
      : `The contributions of ${names} are complete as far as the sources go; ${conditions.length === 1 ? 'one point is' : `${conditions.length} points are`} open.`
  return { verdict: 'approve', reason, conditions }
}
