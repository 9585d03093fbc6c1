import type { HitlMessage } from '@parley/contracts/http/conversation-records.ts'
import { mayManageInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { auditPhase, type Call, command } from './commands.ts'
import { getMessage } from './interactions.reading.ts'

/**
 * Marks a request as met, or opens it again. Whose it is, the orchestrator checks with the row in hand.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for what is no request
 */
export async function markMessageRequest(
  dependencies: Dependencies,
  call: Call,
  { params, body }: { params: { id: string }; body: { met: boolean } },
): Promise<{ message: HitlMessage }> {
  const { messageId } = await command(dependencies, call, {
    name: 'markRequest',
    subject: { messageId: params.id },
    input: { params, body: { met: body.met, mayManage: mayManageInitiatives(call.actor) } },
  })
  const message = await getMessage(dependencies, call.actor, messageId)
  await auditPhase(dependencies, call, {
    phaseId: message.phaseId,
    action: body.met ? 'message.request_met' : 'message.request_reopened',
    details: { messageId },
  })
  return { message }
}
