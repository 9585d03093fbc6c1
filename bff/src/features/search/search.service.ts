import type { SearchHit, SearchResults } from '@parley/contracts/http/search.ts'
import type { Actor } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import * as views from './search.views.ts'

/** Words beyond these do not narrow a search any more. */
const mostWords = 6

const nameOf = (row: { first_name: string; last_name: string }): string =>
  `${row.first_name} ${row.last_name}`.trim()

const clientOf = (row: { client_id: string | null; client_name: string | null }): SearchHit['client'] =>
  row.client_id === null || row.client_name === null ? null : { id: row.client_id, name: row.client_name }

/** Accounts, and whom one works with where one stands: a client's stakeholders inside it, consultants in a firm. */
async function findPeople(tx: Tx, actor: Actor, search: views.Search): Promise<SearchResults['people']> {
  const users = await views.findUsers(tx, actor, search)
  const found: SearchResults['people'] = users.map((row) => ({
    id: row.id,
    kind: 'user',
    name: nameOf(row),
    detail: row.email ?? '',
    client: clientOf(row),
  }))
  if (actor.kind === 'client') {
    const rows = await views.findStakeholders(tx, search)
    for (const row of rows)
      found.push({
        id: row.id,
        kind: 'stakeholder',
        name: nameOf(row),
        detail: row.role,
        client: clientOf(row),
      })
  }
  if (actor.kind === 'firm') {
    const rows = await views.findConsultants(tx, search)
    // Who has an account is found by it already.
    for (const row of rows.filter(({ has_account }) => !has_account))
      found.push({ id: row.id, kind: 'consultant', name: nameOf(row), detail: row.email ?? '', client: null })
  }
  return found.slice(0, search.limit)
}

/**
 * A few of each kind that the actor may see and can open from where they stand. Super admins find what the directory
 * and the console hold (decisions D1): of initiatives the name, of documents nothing.
 */
export async function findEverything(tx: Tx, actor: Actor, q: string): Promise<SearchResults> {
  const search = { text: q, words: q.split(/\s+/).slice(0, mostWords), limit: views.hitsPerKind }
  const people = await findPeople(tx, actor, search)
  const initiatives = await views.findInitiatives(tx, search)
  const artifacts = actor.kind === 'super_admin' ? [] : await views.findArtifacts(tx, actor, search)
  const templates = await views.findTemplates(tx, search)
  const clients = actor.kind === 'client' ? [] : await views.findClients(tx, search)
  return {
    people,
    initiatives: initiatives.map((row) => ({ ...named(row), client: clientOf(row), status: row.status })),
    artifacts: artifacts.map((row) => ({
      ...named(row),
      client: clientOf(row),
      fileName: row.file_name,
      initiativeId: row.initiative_id,
    })),
    templates: templates.map((row) => ({ ...named(row), client: clientOf(row) })),
    clients: clients.map((row) => ({ ...named(row), client: null })),
  }
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
