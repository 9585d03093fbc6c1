import { downloadConversation } from '@parley/contracts/http/phases.ts'
import { mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route, sent } from '../../http/define-route.ts'
import { sendFile } from '../../http/send-file.ts'
import { auditPhase, getConversation } from '../interactions/index.ts'
import { typeOfFormat, writeConversation } from './conversation-formats.ts'

/** The conversation of a phase as a file, named `conversation-{date}.{format}` (Document 2, 2.2; decisions D10). */
export const conversationExportRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(downloadConversation, {
    policy: mayReadInitiatives,
    handle: async (call) => {
      const { params, response } = call
      const { format } = call.query
      const conversation = await getConversation(dependencies, call.actor, params.phaseId)
      await auditPhase(dependencies, call, {
        phaseId: params.phaseId,
        action: 'conversation.downloaded',
        details: { format },
      })
      const date = dependencies.clock.now().toISOString().slice(0, 10)
      await sendFile(response, {
        name: `conversation-${date}.${format}`,
        type: typeOfFormat[format],
        content: writeConversation(conversation, format),
      })
      return sent
    },
  }),
]
