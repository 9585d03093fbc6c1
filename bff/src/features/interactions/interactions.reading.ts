import { notFound } from '@parley/contracts/errors.ts'
import type { HitlMessage, Interaction, Sequence } from '@parley/contracts/http/conversation-records.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import {
  agesOf,
  presentFormerRuns,
  presentInteraction,
  presentMessage,
  presentSequence,
} from './interactions.presenter.ts'
import {
  findInteractionView,
  findMessageView,
  findPhase,
  findPhaseOfSequence,
  findSequenceView,
  listFormerRuns,
  listInteractionViews,
  listMessageViews,
  listTurnAges,
} from './interactions.views.ts'

type Ports = Pick<Dependencies, 'database'>

/** What was said in one run, or beside it until the next. */
export interface Talk {
  sequence: Sequence | null
  interactions: Interaction[]
  messages: HitlMessage[]
}

export interface Conversation extends Talk {
  phase: { name: string; initiativeName: string }
  /** Of the runs before, oldest first. */
  former: Talk[]
}

/** Messages of a phase that are listed at most: the newest. */
const mostMessages = 5_000

async function getPhase(tx: Tx, id: string) {
  const phase = await findPhase(tx, id)
  if (phase === undefined) throw notFound('Phase')
  return phase
}

/** @throws AppError NOT_FOUND for a phase that the actor does not see; the orchestrator checks the same */
export const requirePhase = ({ database }: Ports, actor: Actor, phaseId: string) =>
  database.tenantRead(scopeOf(actor), (tx) => getPhase(tx, phaseId))

/** Id of the phase that a run is of. @throws AppError NOT_FOUND */
export const requireSequence = ({ database }: Ports, actor: Actor, id: string): Promise<string> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const run = await findPhaseOfSequence(tx, id)
    if (run === undefined) throw notFound('Sequence')
    return run.phase_id
  })

/** A run of the phase with its interactions: the named one, or the latest. */
async function readRun(tx: Tx, phaseId: string, sequenceId?: string) {
  const run = await findSequenceView(tx, phaseId, sequenceId)
  if (run === undefined && sequenceId !== undefined) throw notFound('Sequence')
  if (run === undefined) return { sequence: null, interactions: [], formerRuns: [] }
  const [rows, former] = await Promise.all([
    listInteractionViews(tx, run.id),
    listFormerRuns(tx, phaseId, run.created_at),
  ])
  const ages = agesOf(rows)
  return {
    sequence: presentSequence(run),
    interactions: rows.map((row) => presentInteraction(row, ages)),
    formerRuns: presentFormerRuns(former),
  }
}

export const listInteractions = (
  { database }: Ports,
  actor: Actor,
  { phaseId, sequenceId }: { phaseId: string; sequenceId: string | undefined },
) =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await getPhase(tx, phaseId)
    return readRun(tx, phaseId, sequenceId)
  })

/** @throws AppError NOT_FOUND, also when the interaction is of another run than the one named */
export const getInteraction = (
  { database }: Ports,
  actor: Actor,
  { id, sequenceId }: { id: string; sequenceId?: string | undefined },
): Promise<Interaction> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const row = await findInteractionView(tx, id)
    if (row === undefined || (sequenceId !== undefined && row.sequence_id !== sequenceId))
      throw notFound('Interaction')
    return presentInteraction(row, agesOf(await listTurnAges(tx, row.sequence_id)))
  })

export const getMessage = ({ database }: Ports, actor: Actor, id: string): Promise<HitlMessage> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const row = await findMessageView(tx, id)
    if (row === undefined) throw notFound('Message')
    return presentMessage(row)
  })

export const listMessages = ({ database }: Ports, actor: Actor, phaseId: string): Promise<HitlMessage[]> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await getPhase(tx, phaseId)
    return (await listMessageViews(tx, phaseId, mostMessages)).map(presentMessage)
  })

/** Words that name no run are of the one that was the newest when they were said. */
const isOfFormer =
  ({ sequence }: Talk, lastSeq: number) =>
  (message: HitlMessage): boolean =>
    message.sequenceId === null ? message.seq <= lastSeq : message.sequenceId === sequence?.id

/** All that was said in a phase, the runs before the newest included, for a file of it (decisions D12). */
export const getConversation = ({ database }: Ports, actor: Actor, phaseId: string): Promise<Conversation> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const phase = await getPhase(tx, phaseId)
    const newest = await readRun(tx, phaseId)
    let messages = (await listMessageViews(tx, phaseId)).map(presentMessage)
    const former: Talk[] = []
    for (const { id, lastSeq } of newest.formerRuns) {
      const talk: Talk = { ...(await readRun(tx, phaseId, id)), messages: [] }
      const [own, later] = partition(messages, isOfFormer(talk, lastSeq))
      former.push({ ...talk, messages: own })
      messages = later
    }
    return {
      phase: { name: phase.name, initiativeName: phase.initiative_name },
      sequence: newest.sequence,
      interactions: newest.interactions,
      messages,
      former,
    }
  })

function partition<Item>(items: readonly Item[], holds: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(holds), items.filter((item) => !holds(item))]
}
