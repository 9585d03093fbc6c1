import { AppError, notFound } from '@parley/contracts/errors.ts'
import type { InitiativeMetadataInput, PersonEntry } from '@parley/contracts/http/initiatives.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { presentPerson } from './initiatives.presenter.ts'
import {
  findInitiativeForUpdate,
  findMemberIds,
  findStakeholderIds,
  replaceMembers,
  replacePeople,
  type Tenant,
} from './initiatives.queries.ts'
import { readTeam } from './initiatives.reading.ts'
import { listPeople } from './initiatives.views.ts'

type Ports = Pick<Dependencies, 'database'>
type Kind = 'stakeholder' | 'owner'
type Initiative = Tenant & { id: string }

const unique = (ids: string[]): string[] => [...new Set(ids)]

/** @throws AppError NOT_FOUND when one of the people is not the client's: like one that does not exist */
export async function writePeople(
  tx: Tx,
  initiative: Initiative,
  people: { kind: Kind; ids: string[] },
): Promise<void> {
  const ids = unique(people.ids)
  const known = await findStakeholderIds(tx, initiative.client_id, ids)
  if (ids.some((id) => !known.has(id))) throw notFound('Stakeholder')
  await replacePeople(tx, initiative, { kind: people.kind, ids })
}

type Entry = NonNullable<InitiativeMetadataInput['stakeholders']>[number]
const idOf = (entry: Entry): string => (typeof entry === 'string' ? entry : entry.id)

/** People named in the metadata; the join table is their truth (decisions D11, People of an initiative). */
export async function writeMetadataPeople(
  tx: Tx,
  initiative: Initiative,
  metadata: InitiativeMetadataInput,
): Promise<void> {
  const stakeholders = metadata.keyStakeholders ?? metadata.stakeholders
  if (stakeholders !== undefined)
    await writePeople(tx, initiative, { kind: 'stakeholder', ids: stakeholders.map(idOf) })
  if (metadata.initiativeOwners !== undefined)
    await writePeople(tx, initiative, { kind: 'owner', ids: metadata.initiativeOwners.map(idOf) })
}

export const setPeople = (
  { database }: Ports,
  actor: Actor,
  { id, kind, ids }: { id: string; kind: Kind; ids: string[] },
): Promise<PersonEntry[]> =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    const initiative = await findInitiativeForUpdate(tx, id)
    if (initiative === undefined) throw notFound('Initiative')
    await writePeople(tx, initiative, { kind, ids })
    const people = await listPeople(tx, [id])
    return people.filter((person) => person.kind === kind).map(presentPerson)
  })

/** @throws AppError NOT_FOUND for an account that may not see the client; VALIDATION_FAILED for one named twice */
export const setTeam = (
  { database }: Ports,
  actor: Actor,
  { id, members }: { id: string; members: { userId: string; role: string }[] },
) =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    const initiative = await findInitiativeForUpdate(tx, id)
    if (initiative === undefined) throw notFound('Initiative')
    const ids = members.map((member) => member.userId)
    if (unique(ids).length !== ids.length) {
      const errors = { members: 'Each person may be in the team once.' }
      throw new AppError('VALIDATION_FAILED', errors.members, { errors })
    }
    const known = await findMemberIds(tx, initiative.client_id, ids)
    if (ids.some((userId) => !known.has(userId))) throw notFound('User')
    await replaceMembers(tx, initiative, members)
    return readTeam(tx, id)
  })
