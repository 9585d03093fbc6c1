import type { AuditAction } from '@parley/contracts/audit-actions.ts'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { despiteLostDatabase } from '@parley/server-kit/database/wait-for-database.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Request } from 'express'
import type {
  CommandAnswer,
  CommandInput,
  CommandName,
} from '../../orchestrator-client/orchestrator-client.ts'
import { getInteraction, getMessage, requirePhase, requireSequence } from './interactions.reading.ts'

/** Who makes the request that a command is for. */
export interface Call {
  actor: Actor
  requestId: string
  request: Request
}

/** What a command is about: its row is looked up first, so that a foreign id goes no further. */
export type Subject =
  { phaseId: string } | { interactionId: string } | { messageId: string } | { sequenceId: string }

/** Id of the phase that it is in. @throws AppError NOT_FOUND */
async function requireSubject(dependencies: Dependencies, actor: Actor, subject: Subject): Promise<string> {
  if ('phaseId' in subject) return (await requirePhase(dependencies, actor, subject.phaseId)).id
  if ('sequenceId' in subject) return requireSequence(dependencies, actor, subject.sequenceId)
  if ('interactionId' in subject)
    return (await getInteraction(dependencies, actor, { id: subject.interactionId })).phaseId
  return (await getMessage(dependencies, actor, subject.messageId)).phaseId
}

interface PhaseEntry {
  phaseId: string
  action: AuditAction
  details: Record<string, unknown>
}

/**
 * What somebody did in a phase's conversation, by ids alone (decisions D11, Audit). It is done: where the database is away,
 * its entry waits for it, since whoever was told that it failed would ask for it again.
 */
export function auditPhase(
  dependencies: Dependencies,
  call: Call,
  { phaseId, action, details }: PhaseEntry,
): Promise<void> {
  const entry = { action, entity: 'phase', entityId: phaseId, details }
  return despiteLostDatabase(async () => {
    const row = await requirePhase(dependencies, call.actor, phaseId)
    await dependencies.database.tenantTransaction(scopeOf(call.actor), (tx) =>
      auditRecord(tx, { caller: callerOf(call), row }, entry),
    )
  })
}

/** What a command is called in the audit log; the orchestrator itself tells of the others. */
const audited: Partial<Record<CommandName, AuditAction>> = {
  executeSequence: 'sequence.started',
  cancelSequences: 'sequence.cancelled',
  pauseSequence: 'sequence.paused',
  resumeSequence: 'sequence.resumed',
  summariseAgain: 'sequence.summary_requested',
  clearConversation: 'conversation.cleared',
  sendUserMessage: 'message.sent',
  updateMessage: 'message.updated',
  deleteMessage: 'message.deleted',
  askAgent: 'interaction.asked',
  createInteraction: 'interaction.added',
  startInteraction: 'interaction.started',
  giveFeedback: 'interaction.feedback_given',
  resolveHitl: 'interaction.decided',
  deleteInteraction: 'interaction.deleted',
  validatePhase: 'validation.started',
  createConversationObservations: 'observation.conversation_drawn',
}

const idNames = ['interactionId', 'messageId', 'sequenceId', 'validationId']
const idsIn = (answer: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => idNames.includes(name)))

/**
 * Hands a command to the orchestrator once its subject is known to be the actor's; what it has carried out is then in the
 * audit log.
 */
export async function command<Name extends CommandName>(
  dependencies: Dependencies,
  call: Call,
  { name, subject, input }: { name: Name; subject: Subject; input: CommandInput<Name> },
): Promise<CommandAnswer<Name>> {
  const { actor, requestId } = call
  const phaseId = await requireSubject(dependencies, actor, subject)
  const answer = await dependencies.orchestrator.call(name, input, { scope: scopeOf(actor), requestId })
  const action = audited[name]
  if (action !== undefined) await auditPhase(dependencies, call, { phaseId, action, details: idsIn(answer) })
  return answer
}

type InteractionCommand = {
  [Name in CommandName]: CommandAnswer<Name> extends { interactionId: string } ? Name : never
}[CommandName]

/** The same, for commands about one interaction: answers the interaction as it is now. */
export async function interactionCommand<Name extends InteractionCommand>(
  dependencies: Dependencies,
  call: Call,
  given: { name: Name; subject: Subject; input: CommandInput<Name> },
): Promise<{ interaction: Interaction }> {
  const { interactionId } = (await command(dependencies, call, given)) as { interactionId: string }
  return { interaction: await getInteraction(dependencies, call.actor, { id: interactionId }) }
}
