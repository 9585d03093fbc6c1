import { type SearchHit, searchHitsPerKind, type SearchResults } from '@parley/contracts/http/search.ts'
import type { Actor } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import type { Search } from './search-words.ts'
import * as work from './search-work.views.ts'
import * as views from './search.views.ts'

/** Words beyond these do not narrow a search any more. */
const mostWords = 6

const nameOf = (row: { first_name: string; last_name: string }): string =>
  `${row.first_name} ${row.last_name}`.trim()

const clientOf = (row: { client_id: string | null; client_name: string | null }): SearchHit['client'] =>
  row.client_id === null || row.client_name === null ? null : { id: row.client_id, name: row.client_name }

/** Accounts, and whom one works with where one stands: a client's stakeholders inside it, consultants in a firm. */
async function findPeople(tx: Tx, actor: Actor, search: Search): Promise<SearchResults['people']> {
  const [users, stakeholders, consultants] = await Promise.all([
    views.findUsers(tx, actor, search),
    actor.kind === 'client' ? views.findStakeholders(tx, search) : [],
    actor.kind === 'firm' ? views.findConsultants(tx, search) : [],
  ])
  const found: SearchResults['people'] = [
    ...users.map((row) => ({
      id: row.id,
      kind: 'user' as const,
      name: nameOf(row),
      detail: row.email ?? '',
      client: clientOf(row),
    })),
    ...stakeholders.map((row) => ({
      id: row.id,
      kind: 'stakeholder' as const,
      name: nameOf(row),
      detail: row.role,
      client: clientOf(row),
    })),
    // Who has an account is found by it already.
    ...consultants
      .filter(({ has_account: hasAccount }) => !hasAccount)
      .map((row) => ({
        id: row.id,
        kind: 'consultant' as const,
        name: nameOf(row),
        detail: row.email ?? '',
        client: null,
      })),
  ]
  return found.slice(0, search.limit)
}

type Work = Pick<SearchResults, 'phases' | 'observations' | 'artifacts' | 'interviews'>

const placeOf = (row: {
  client_id: string
  client_name: string
  initiative_id: string
  initiative_name: string
}) => ({
  client: { id: row.client_id, name: row.client_name },
  initiative: { id: row.initiative_id, name: row.initiative_name },
})

/** What initiatives hold, which super admins see nothing of (decisions D1). */
async function findWork(tx: Tx, actor: Actor, search: Search): Promise<Work> {
  if (actor.kind === 'super_admin') return { phases: [], observations: [], artifacts: [], interviews: [] }
  const [phases, observations, artifacts, interviews] = await Promise.all([
    work.findPhases(tx, search),
    work.findObservations(tx, search),
    views.findArtifacts(tx, actor, search),
    work.findInterviews(tx, search),
  ])
  return {
    phases: phases.map((row) => ({
      ...named(row),
      ...placeOf(row),
      status: row.status,
    })),
    observations: observations.map((row) => ({
      ...named(row),
      ...placeOf(row),
      severity: row.severity,
      status: row.status,
      phase: { id: row.phase_id, name: row.phase_name },
    })),
    artifacts: artifacts.map((row) => ({
      ...named(row),
      client: clientOf(row),
      fileName: row.file_name,
      initiativeId: row.initiative_id,
      initiative:
        row.initiative_id === null || row.initiative_name === null
          ? null
          : { id: row.initiative_id, name: row.initiative_name },
    })),
    interviews: interviews.map((row) => ({
      ...named(row),
      ...placeOf(row),
      status: row.status,
      interviewDate: row.interview_date.toISOString(),
    })),
  }
}

/**
 * A few of each kind that the actor may see and can open from where they stand. Super admins find what the directory
 * and the console hold (decisions D1): of initiatives the name, of what they hold nothing. One answer is waited for.
 */
export async function findEverything(tx: Tx, actor: Actor, q: string): Promise<SearchResults> {
  const search = { text: q, words: q.split(/\s+/).slice(0, mostWords), limit: searchHitsPerKind }
  const [people, initiatives, held, templates, clients] = await Promise.all([
    findPeople(tx, actor, search),
    views.findInitiatives(tx, search),
    findWork(tx, actor, search),
    views.findTemplates(tx, search),
    actor.kind === 'client' ? [] : views.findClients(tx, search),
  ])
  return {
    people,
    initiatives: initiatives.map((row) => ({
      ...named(row),
      client: clientOf(row),
      status: row.status,
    })),
    ...held,
    templates: templates.map((row) => ({ ...named(row), client: clientOf(row) })),
    clients: clients.map((row) => ({ ...named(row), client: null })),
  }
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
