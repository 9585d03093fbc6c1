import { maxAgentsPerPhase } from '@parley/contracts/template-input.ts'
import type { AgentRole } from '@parley/contracts/enums.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { AgentPlaceDraft } from '../model/template-draft.ts'

/** What a place holds beside its agent. */
export type AgentPlaceChange = Partial<
  Pick<AgentPlaceDraft, 'moderatorPrompt' | 'chapterTitle' | 'expectedOutput'>
>

/** Puts an agent at the end, again if it is there already; undefined where ten are (Document 2, section 9). */
export function addAgent(places: AgentPlaceDraft[], aiAgentId: string): string | undefined {
  if (places.length >= maxAgentsPerPhase) return undefined
  const id = newId()
  places.push({ id, aiAgentId, moderatorPrompt: '', chapterTitle: '', expectedOutput: '' })
  return id
}

export function changeAgentPlace(
  places: readonly AgentPlaceDraft[],
  id: string,
  change: AgentPlaceChange,
): void {
  const place = places.find((one) => one.id === id)
  if (place !== undefined) Object.assign(place, change)
}

/** Which instance of its agent a place is, from 1; undefined where the agent stands once (Document 2, 4.6). */
export function instanceOf(places: readonly AgentPlaceDraft[], id: string): number | undefined {
  const agentId = places.find((place) => place.id === id)?.aiAgentId
  const same = places.filter((place) => place.aiAgentId === agentId)
  return same.length > 1 ? same.findIndex((place) => place.id === id) + 1 : undefined
}

/** What makes a sequence less useful, without making it wrong. */
export type SequenceWarning = 'reviewerBeforeContributor' | 'noApproverLast'

/** Decisions D5: a reviewer reviews contributions, an approver closes. Roles in order; unknown ones are passed over. */
export function sequenceWarnings(roles: readonly (AgentRole | undefined)[]): SequenceWarning[] {
  if (roles.length === 0) return []
  const reviewer = roles.indexOf('REVIEWER')
  const contributor = roles.indexOf('CONTRIBUTOR')
  const warnings: SequenceWarning[] = []
  if (reviewer >= 0 && (contributor < 0 || contributor > reviewer)) warnings.push('reviewerBeforeContributor')
  const last = roles.at(-1)
  if (last !== undefined && last !== 'APPROVER') warnings.push('noApproverLast')
  return warnings
}
