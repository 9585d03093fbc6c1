import { agentOfSlide, takenUpOn } from '@parley/contracts/demo-story/demo-story.ts'
import { AppError, conflict, notFound } from '@parley/contracts/errors.ts'
import {
  type addToDemo,
  type changeDemoAddition,
  type DemoAddition,
  type downloadDemoDeck,
  mostAdditions,
} from '@parley/contracts/http/demo-deck.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { PersonLimit } from '../../http/person-limit.ts'
import {
  type AdditionRow,
  deleteAdditionRow,
  deleteAllOf,
  findAdditionForUpdate,
  holdAccount,
  insertAddition,
  keepReply,
  listAdditionRows,
  updateAdditionContent,
} from './demo-deck.queries.ts'

export type Ports = Pick<Dependencies, 'database' | 'orchestrator' | 'logger' | 'clock'> & {
  limits: PersonLimit
}
type Language = z.output<typeof addToDemo.body>['language']

const present = (row: AdditionRow): DemoAddition => {
  const slide = row.reply_slide ?? takenUpOn(row.slide)
  return {
    id: row.id,
    slide: row.slide,
    content: row.content,
    reply:
      row.reply === null
        ? null
        : {
            slide,
            agent: agentOfSlide[slide],
            text: row.reply,
            provider: row.reply_provider ?? '',
            model: row.reply_model ?? '',
          },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** The person's own, also while they act inside a client or a firm. */
export const listAdditions = ({ database }: Ports, { userId }: Actor): Promise<DemoAddition[]> =>
  database.tenantRead(authScope, async (tx) => (await listAdditionRows(tx, userId)).map(present))

/** Keeps the person's words first, then lets the agent answer. @throws AppError CONFLICT, TOO_MANY_REQUESTS */
export async function add(
  ports: Ports,
  caller: Caller,
  { slide, content, language }: z.output<typeof addToDemo.body>,
): Promise<DemoAddition> {
  const { userId } = caller
  await ports.limits.consume(userId)
  const row = await ports.database.tenantTransaction(authScope, async (tx) => {
    await holdAccount(tx, userId)
    if ((await listAdditionRows(tx, userId)).length >= mostAdditions)
      throw conflict(`You have added ${mostAdditions} times. Take something back, or start over.`)
    return insertAddition(tx, { userId, slide, content })
  })
  return answered(ports, caller, { row, language })
}

/** @throws AppError NOT_FOUND, STALE_UPDATE, TOO_MANY_REQUESTS */
export async function change(
  ports: Ports,
  caller: Caller,
  { id, body }: { id: Id; body: z.output<typeof changeDemoAddition.body> },
): Promise<DemoAddition> {
  await ports.limits.consume(caller.userId)
  const row = await ports.database.tenantTransaction(authScope, async (tx) => {
    const before = await getOwn(tx, caller, id)
    await refuseStale(before, body.updatedAt, () => Promise.resolve(present(before)))
    return updateAdditionContent(tx, id, body.content)
  })
  return answered(ports, caller, { row, language: body.language })
}

/** @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
export async function askAgain(
  ports: Ports,
  caller: Caller,
  { id, language }: { id: Id; language: Language },
): Promise<DemoAddition> {
  await ports.limits.consume(caller.userId)
  const row = await ports.database.tenantTransaction(authScope, (tx) => getOwn(tx, caller, id))
  return answered(ports, caller, { row, language })
}

async function getOwn(tx: Tx, { userId }: Actor, id: Id): Promise<AdditionRow> {
  const row = await findAdditionForUpdate(tx, { id, userId })
  if (row === undefined) throw notFound('Addition')
  return row
}

/** With what the agent of the next slide says, where one can be asked; the person's words stand in any case. */
async function answered(
  ports: Ports,
  caller: Caller,
  { row, language }: { row: AdditionRow; language: Language },
): Promise<DemoAddition> {
  const slide = takenUpOn(row.slide)
  try {
    const body = { slide, content: row.content, language }
    const by = { scope: scopeOf(caller), requestId: caller.requestId }
    const reply = await ports.orchestrator.call('replyInDemo', { params: {}, body }, by)
    const kept = await ports.database.tenantTransaction(authScope, (tx) =>
      keepReply(tx, row, { ...reply, slide }),
    )
    return present(kept ?? row)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    ports.logger.warn({ error }, 'no agent of the demo deck answered')
    return present(row)
  }
}

/** @throws AppError NOT_FOUND */
export const remove = ({ database }: Ports, actor: Actor, id: Id): Promise<{ id: Id }> =>
  database.tenantTransaction(authScope, async (tx) => {
    await getOwn(tx, actor, id)
    await deleteAdditionRow(tx, id)
    return { id }
  })

export const startOver = ({ database }: Ports, { userId }: Actor): Promise<{ removed: number }> =>
  database.tenantTransaction(authScope, async (tx) => ({ removed: await deleteAllOf(tx, userId) }))

export interface DemoFile {
  name: string
  content: Buffer
}

/** The slides with what the person has added. @throws AppError UNAVAILABLE */
export async function writeFile(
  ports: Ports,
  caller: Caller,
  { format, language }: z.output<typeof downloadDemoDeck.query>,
): Promise<DemoFile> {
  const additions = await listAdditions(ports, caller)
  const now = ports.clock.now()
  const body = {
    format,
    language,
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(now),
    personName: `${caller.firstName} ${caller.lastName}`.trim(),
    additions: additions.map(({ slide, content, reply }) => ({ slide, content, reply: reply?.text ?? null })),
  }
  const by = { scope: scopeOf(caller), requestId: caller.requestId }
  const { base64 } = await ports.orchestrator.call('writeDemoDeck', { params: {}, body }, by)
  return {
    name: `demo-deck-${now.toISOString().slice(0, 10)}.${format}`,
    content: Buffer.from(base64, 'base64'),
  }
}
