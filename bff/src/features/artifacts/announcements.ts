import { firmChannel, type FirmMessage } from '@parley/contracts/events/channels.ts'
import { afterCommit } from '@parley/server-kit/database/transaction-context.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'

type Ports = Pick<Dependencies, 'events' | 'logger'>

interface Owned {
  id: string
  firmId: string
  /** Null for the firm's own. */
  clientId: string | null
}

/** Rings for indexing, and tells those who look at the list once it is committed. */
export async function announceArtifact(
  tx: Tx,
  ports: Ports,
  { id, firmId, clientId, indexing }: Owned & { indexing: { status: string } },
): Promise<void> {
  await ring(tx, { topic: 'artifact.ingest', entityId: id, firmId, clientId })
  tellOfArtifact(ports, { id, firmId, clientId, status: indexing.status })
}

/** ARTIFACT_UPDATED on the own stream of those who may see the document (decisions D11, Live). */
export function tellOfArtifact(
  { events, logger }: Ports,
  { id, firmId, clientId, status }: Owned & { status: string },
): void {
  const message: FirmMessage = {
    type: 'ARTIFACT_UPDATED',
    firmId,
    clientId,
    userId: null,
    data: { artifactId: id, status },
  }
  afterCommit(() => {
    events
      .publish(firmChannel(firmId), message)
      .catch((error: unknown) => logger.warn({ error }, 'an event was not published'))
  })
}
