import { notFound } from '@parley/contracts/errors.ts'
import {
  type ConnectionKind,
  type ConnectionLinks,
  connectionKinds,
  type setConnections,
} from '@parley/contracts/http/connections.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { recordEvent } from '../activity/index.ts'
import {
  findInitiative,
  findInitiativeForUpdate,
  findTargetIds,
  listLinks,
  replaceLinks,
  touchInitiative,
} from './connections.queries.ts'

type Ports = Pick<Dependencies, 'database' | 'events' | 'logger'>

const fieldOf = {
  portfolio: 'portfolioIds',
  program: 'programIds',
  objective: 'businessObjectiveIds',
} as const satisfies Record<ConnectionKind, keyof ConnectionLinks>
const wordOf = { portfolio: 'Portfolio', program: 'Program', objective: 'Business objective' } as const

async function readLinks(tx: Tx, id: string): Promise<ConnectionLinks> {
  const initiative = await findInitiative(tx, id)
  if (initiative === undefined) throw notFound('Initiative')
  const links = await listLinks(tx, id)
  const of = (kind: ConnectionKind): string[] =>
    links.filter((link) => link.kind === kind).map((link) => link.target_id)
  return {
    portfolioIds: of('portfolio'),
    programIds: of('program'),
    businessObjectiveIds: of('objective'),
    updatedAt: initiative.updated_at.toISOString(),
  }
}

export const getLinks = ({ database }: Ports, actor: Actor, id: string): Promise<ConnectionLinks> =>
  database.tenantRead(scopeOf(actor), (tx) => readLinks(tx, id))

/** Replaces the lists that are given. @throws AppError STALE_UPDATE, NOT_FOUND for a record of another client */
export const setLinks = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: z.output<typeof setConnections.body> },
): Promise<ConnectionLinks> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const initiative = await findInitiativeForUpdate(tx, id)
    if (initiative === undefined) throw notFound('Initiative')
    await refuseStale(initiative, body.updatedAt, () => readLinks(tx, id))
    for (const kind of connectionKinds) {
      const given = body[fieldOf[kind]]
      if (given === undefined) continue
      const ids = [...new Set(given)]
      const known = await findTargetIds(tx, { kind, clientId: initiative.client_id }, ids)
      if (ids.some((target) => !known.has(target))) throw notFound(wordOf[kind])
      await replaceLinks(tx, initiative, { kind, ids })
    }
    await touchInitiative(tx, id)
    await recordEvent(
      tx,
      { ports, caller },
      { initiative, action: 'initiative.connections_changed', notification: 'CONNECTIONS_CHANGED' },
    )
    return readLinks(tx, id)
  })
