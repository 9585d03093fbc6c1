import { firmChannel, type FirmMessage } from '@parley/contracts/events/channels.ts'
import type { Export } from '@parley/contracts/http/exports.ts'
import { afterCommit } from '@parley/server-kit/database/transaction-context.ts'
import type { ExportPorts } from './export-ports.ts'
import type { HeldExport } from './exports.queries.ts'

/** EXPORT_UPDATED on the own stream of the person whose it is, once it is committed (decisions D11, Live). */
export function announceExport(
  { events, logger }: Pick<ExportPorts, 'events' | 'logger'>,
  whose: Pick<HeldExport, 'exportId' | 'firmId' | 'clientId' | 'userId'>,
  state: Pick<Export, 'status' | 'progress'>,
): void {
  const message: FirmMessage = {
    type: 'EXPORT_UPDATED',
    firmId: whose.firmId,
    clientId: whose.clientId,
    userId: whose.userId,
    data: { exportId: whose.exportId, ...state },
  }
  afterCommit(() => {
    events
      .publish(firmChannel(whose.firmId), message)
      .catch((error: unknown) => logger.warn({ error }, 'an event was not published'))
  })
}
