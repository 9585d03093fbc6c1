import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import type {
  CommandAnswer,
  CommandInput,
  CommandName,
} from '../../orchestrator-client/orchestrator-client.ts'
import { getInteraction, getMessage, requirePhase } from './interactions.reading.ts'

/** Who makes the request that a command is for. */
export interface Call {
  actor: Actor
  requestId: string
}

/** What a command is about: its row is looked up first, so that a foreign id goes no further. */
export type Subject = { phaseId: string } | { interactionId: string } | { messageId: string }

async function requireSubject(dependencies: Dependencies, actor: Actor, subject: Subject): Promise<void> {
  if ('phaseId' in subject) await requirePhase(dependencies, actor, subject.phaseId)
  else if ('interactionId' in subject)
    await getInteraction(dependencies, actor, { id: subject.interactionId })
  else await getMessage(dependencies, actor, subject.messageId)
}

/** Hands a command to the orchestrator once its subject is known to be the actor's. */
export async function command<Name extends CommandName>(
  dependencies: Dependencies,
  { actor, requestId }: Call,
  { name, subject, input }: { name: Name; subject: Subject; input: CommandInput<Name> },
): Promise<CommandAnswer<Name>> {
  await requireSubject(dependencies, actor, subject)
  return dependencies.orchestrator.call(name, input, { scope: scopeOf(actor), requestId })
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
