import type { resolveHitl } from '@parley/contracts/http/agent-interactions.ts'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import type { z } from 'zod'
import { can } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { auditPhase, type Call, command } from './commands.ts'
import { getInteraction } from './interactions.reading.ts'

interface Decision {
  params: { id: string }
  body: z.output<typeof resolveHitl.body>
}

/**
 * Answers a waiting gate. Budgets of initiatives and months are settings: who raises one needs manage_settings, which
 * the orchestrator checks with the gate in hand; that one was raised is an entry of its own.
 * @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED, FORBIDDEN
 */
export async function resolveGate(
  dependencies: Dependencies,
  call: Call,
  { params, body }: Decision,
): Promise<{ interaction: Interaction }> {
  const { raised } = await command(dependencies, call, {
    name: 'resolveHitl',
    subject: { interactionId: params.id },
    input: { params, body: { ...body, mayRaise: can(call.actor, 'manage_settings') } },
  })
  const interaction = await getInteraction(dependencies, call.actor, { id: params.id })
  if (raised !== null)
    await auditPhase(dependencies, call, {
      phaseId: interaction.phaseId,
      action: 'budget.raised',
      details: { interactionId: params.id, ...raised },
    })
  return { interaction }
}
