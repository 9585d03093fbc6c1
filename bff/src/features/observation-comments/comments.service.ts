import { AppError, notFound } from '@parley/contracts/errors.ts'
import type { ObservationComment } from '@parley/contracts/http/observation-comments.ts'
import {
  findNotifiedInitiative,
  notify,
  type NotifyPorts,
} from '@parley/server-kit/notifications/notify.queries.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { isAdministrator } from '../../authorization/initiative-policy.ts'
import { findOnlookerIds } from '../../authorization/onlookers.queries.ts'
import { nameOf } from '../../authorization/person-name.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import { announceObservations, inShort, placeOfObservation } from '../observations/index.ts'
import {
  type Commented,
  deleteCommentRow,
  findCommented,
  findCommentForUpdate,
  insertComment,
  listCommenterIds,
  updateCommentText,
} from './comments.queries.ts'
import {
  type CommentPage,
  type CommentView,
  findCommentView,
  listCommentViews,
  listPeopleNames,
} from './comments.views.ts'
import { mentionedIn } from './mentions.ts'

type Ports = Pick<Dependencies, 'database'>
type TellingPorts = Ports & NotifyPorts

/** Somebody of the product who acts inside the tenant is nobody whom it knows by name. */
const supportName = 'Parley support'

/** @throws AppError NOT_FOUND */
async function getCommented(tx: Tx, id: string): Promise<Commented> {
  const row = await findCommented(tx, id)
  if (row === undefined) throw notFound('Observation')
  return row
}

async function presentAll(tx: Tx, rows: readonly CommentView[]): Promise<ObservationComment[]> {
  const people = await listPeopleNames(tx, [...new Set(rows.flatMap(({ text }) => mentionedIn(text)))])
  const names = new Map(people.map((person) => [person.id, nameOf(person)]))
  return rows.map((row) => present(row, names))
}

const present = (row: CommentView, names: ReadonlyMap<string, string>): ObservationComment => ({
  id: row.id,
  observationId: row.observation_id,
  author:
    row.author_id === null
      ? null
      : { id: row.author_id, name: row.known_author_id === null ? supportName : nameOf(row) },
  text: row.text,
  mentions: mentionedIn(row.text).map((id) => ({ id, name: names.get(id) ?? 'Deleted user' })),
  editedAt: row.updated_at > row.created_at ? row.updated_at.toISOString() : null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

async function getComment(tx: Tx, id: string): Promise<ObservationComment> {
  const row = await findCommentView(tx, id)
  const [comment] = row === undefined ? [] : await presentAll(tx, [row])
  if (comment === undefined) throw notFound('Comment')
  return comment
}

export const listComments = (
  { database }: Ports,
  actor: Actor,
  { id, page }: { id: string; page: CommentPage },
): Promise<ListResult<ObservationComment>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await getCommented(tx, id)
    const { rows, total } = await listCommentViews(tx, id, page)
    return listResult(await presentAll(tx, rows), { from: page.from, total })
  })

/** @throws AppError NOT_FOUND for somebody who may not see the client, like for nobody */
async function checkMentions(tx: Tx, clientId: string, ids: readonly string[]): Promise<void> {
  const known = await findOnlookerIds(tx, clientId, ids)
  if (ids.some((id) => !known.has(id))) throw notFound('User')
}

interface News {
  about: Commented
  mentioned: readonly string[]
  /** Who is told of a comment as such, unless mentioned. */
  following: readonly string[]
}

/** Everybody once, and nobody of their own words. */
async function tell(
  tx: Tx,
  { ports, caller }: { ports: NotifyPorts; caller: Caller },
  { about, mentioned, following }: News,
): Promise<void> {
  const initiative = await findNotifiedInitiative(tx, about.phase_id)
  if (initiative === undefined) return
  const notice = {
    initiative,
    actorId: caller.userId,
    body: inShort(about),
    within: placeOfObservation(about),
  }
  await notify(tx, ports, { ...notice, kind: 'OBSERVATION_MENTIONED', to: mentioned })
  const others = [...new Set(following)].filter((id) => !mentioned.includes(id))
  await notify(tx, ports, { ...notice, kind: 'OBSERVATION_COMMENTED', to: others })
}

/** @throws AppError NOT_FOUND */
export const addComment = (
  ports: TellingPorts,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<ObservationComment> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const about = await getCommented(tx, id)
    const mentioned = mentionedIn(text)
    await checkMentions(tx, about.client_id, mentioned)
    const following = [...(await listCommenterIds(tx, id)), about.assignee_id ?? []].flat()
    const { firm_id, client_id, initiative_id } = about
    const place = { firm_id, client_id, initiative_id, observation_id: id }
    const commentId = await insertComment(tx, { ...place, author_id: caller.userId, text })
    const did = { action: 'observation.commented', entity: 'observation', entityId: id } as const
    await auditRecord(tx, { caller, row: about }, { ...did, details: { commentId } })
    await tell(tx, { ports, caller }, { about, mentioned, following })
    await announceObservations(tx, about)
    return getComment(tx, commentId)
  })

/**
 * Changes an own comment; who is mentioned only now is told.
 * @throws AppError NOT_FOUND, FORBIDDEN for somebody else's, STALE_UPDATE
 */
export const changeComment = (
  ports: TellingPorts,
  caller: Caller,
  { id, text, updatedAt }: { id: string; text?: string | undefined; updatedAt?: string | undefined },
): Promise<ObservationComment> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findCommentForUpdate(tx, id)
    if (row === undefined) throw notFound('Comment')
    if (row.author_id !== caller.userId)
      throw new AppError('FORBIDDEN', 'Only who wrote a comment may change it.')
    await refuseStale(row, updatedAt, () => getComment(tx, id))
    if (text === undefined || text === row.text) return getComment(tx, id)
    const about = await getCommented(tx, row.observation_id)
    const before = mentionedIn(row.text)
    const mentioned = mentionedIn(text).filter((one) => !before.includes(one))
    await checkMentions(tx, about.client_id, mentioned)
    await updateCommentText(tx, id, text)
    const did = { action: 'observation.comment_changed', entity: 'observation', entityId: about.id } as const
    await auditRecord(tx, { caller, row: about }, { ...did, details: { commentId: id } })
    await tell(tx, { ports, caller }, { about, mentioned, following: [] })
    await announceObservations(tx, about)
    return getComment(tx, id)
  })

/** Deletes an own comment; administrators delete any. @throws AppError NOT_FOUND, FORBIDDEN */
export const removeComment = ({ database }: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findCommentForUpdate(tx, id)
    if (row === undefined) throw notFound('Comment')
    if (row.author_id !== caller.userId && !isAdministrator(caller))
      throw new AppError('FORBIDDEN', 'Only who wrote a comment, or an administrator, may delete it.')
    const about = await getCommented(tx, row.observation_id)
    await deleteCommentRow(tx, id)
    const did = { action: 'observation.comment_deleted', entity: 'observation', entityId: about.id } as const
    await auditRecord(tx, { caller, row: about }, { ...did, details: { commentId: id } })
    await announceObservations(tx, about)
    return { id }
  })
