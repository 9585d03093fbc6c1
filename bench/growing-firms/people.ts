import type { Id } from '@parley/contracts/ids.ts'
import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import type { TestApp } from '@parley/bff/src/testing/test-app.ts'
import type { Question } from '../list-questions.ts'
import type { MadeFirm } from './rows.ts'

/** Who asks at a firm: its administrator, a consultant with five of its clients, and the administrator of its first client. */
export interface People {
  firm: MadeFirm
  clientId: Id
  initiativeId: Id
  phaseId: Id
  admin: ApiClient
  consultant: ApiClient
  client: ApiClient
}

export async function addPeople(app: TestApp, firm: MadeFirm): Promise<People> {
  const [clientId] = firm.clientIds
  if (clientId === undefined) throw new Error('A firm needs a client.')
  const clients = firm.clientIds.slice(0, 5).map((id) => ({ id, firmId: firm.id, name: '' }))
  const [phase] = await app.database.asOwner<{ id: Id; initiative: Id }>(
    'select id, initiative_id as initiative from initiative_phase where client_id = $1 and position = 1 order by id limit 1',
    [clientId],
  )
  if (phase === undefined) throw new Error('A client needs an initiative.')
  return {
    firm,
    clientId,
    phaseId: phase.id,
    initiativeId: phase.initiative,
    admin: await app.as(await app.addUser('firmAdmin', { firmId: firm.id })),
    consultant: await app.as(await app.addConsultant({ id: firm.id, name: '' }, clients)),
    client: await app.as(await app.addUser('clientAdmin', { firmId: firm.id, clientId })),
  }
}

const firstPage = (sort: [string, 'ASC' | 'DESC']): string =>
  `?${new URLSearchParams({ filter: '{}', range: '[0,24]', sort: JSON.stringify(sort) }).toString()}`

/** What people ask most, as the screens do. */
export function questionsOf(people: People): Question[] {
  const { firm, clientId, initiativeId, phaseId } = people
  const ask = (list: 'admin' | 'consultant' | 'client', what: string, path: string): Question => ({
    list,
    what,
    ask: () => people[list].raw('GET', `/api${path}`),
  })
  return [
    ask('client', 'who one is', '/auth/me'),
    ask('client', 'work', `/my-work${firstPage(['urgency', 'ASC'])}`),
    ask('client', 'initiatives', `/initiatives/client/${clientId}${firstPage(['createdAt', 'DESC'])}`),
    ask('client', 'an initiative', `/initiatives/${initiativeId}`),
    ask('client', 'its phase', `/initiative-phases/phases/${phaseId}`),
    ask('client', 'its conversation', `/agent-interactions/phase/${phaseId}`),
    ask('client', 'its findings', `/initiative-phases/phases/${phaseId}/observations`),
    ask('client', 'stakeholders', `/stakeholders/client/${clientId}${firstPage(['lastName', 'ASC'])}`),
    ask('client', 'notifications', `/notifications${firstPage(['createdAt', 'DESC'])}`),
    ask('client', 'names that begin with a word', '/search?q=initiative'),
    ask('consultant', 'work', `/my-work${firstPage(['urgency', 'ASC'])}`),
    ask('consultant', 'initiatives', `/initiatives/consulting-firm${firstPage(['createdAt', 'DESC'])}`),
    ask('consultant', 'names that begin with a word', '/search?q=initiative'),
    ask('admin', 'work', `/my-work${firstPage(['urgency', 'ASC'])}`),
    ask('admin', 'initiatives', `/initiatives/consulting-firm${firstPage(['createdAt', 'DESC'])}`),
    ask('admin', 'clients', `/clients${firstPage(['name', 'ASC'])}`),
    ask('admin', 'users', `/users${firstPage(['lastName', 'ASC'])}`),
    ask('admin', 'dashboard', `/dashboard/consulting-firm/${firm.id}`),
    ask('admin', 'audit log', `/audit-events${firstPage(['at', 'DESC'])}`),
    ask('admin', 'names that begin with a word', '/search?q=initiative'),
  ]
}
