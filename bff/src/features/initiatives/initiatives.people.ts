import { AppError, notFound } from '@parley/contracts/errors.ts'
import type { InitiativeMetadataInput, PersonEntry } from '@parley/contracts/http/initiative-metadata.ts'
import type { setStakeholders } from '@parley/contracts/http/initiatives.ts'
import type { setTeam as setTeamRoute, Team } from '@parley/contracts/http/team.ts'
import { type NotifiedInitiative, notify } from '@parley/server-kit/notifications/notify.queries.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { recordEvent } from '../activity/index.ts'
import { findStakeholderIds, presentPerson } from '../stakeholders/index.ts'
import { findMemberIds, replaceMembers, replacePeople } from './initiative-people.queries.ts'
import { findInitiativeForUpdate, type Tenant, updateInitiativeRow } from './initiatives.queries.ts'
import { readInitiative, readTeam } from './initiatives.reading.ts'
import { listMembers, listPeople } from './initiatives.views.ts'

type Ports = Pick<Dependencies, 'database' | 'events' | 'logger'>
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

type PeopleChange = z.output<typeof setStakeholders.body>

/**
 * Replaces the stakeholders or the owners.
 * @throws AppError STALE_UPDATE, NOT_FOUND when one of the people is not the client's
 */
export const setPeople = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: PeopleChange },
): Promise<PersonEntry[]> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const initiative = await findInitiativeForUpdate(tx, id)
    if (initiative === undefined) throw notFound('Initiative')
    const readKind = async (): Promise<PersonEntry[]> => {
      const people = await listPeople(tx, [id])
      return people.filter(({ kind }) => kind === body.kind).map(presentPerson)
    }
    await refuseStale(initiative, body.updatedAt, () => readInitiative(tx, caller, id))
    await writePeople(tx, initiative, { kind: body.kind, ids: body.stakeholderIds })
    await updateInitiativeRow(tx, id, {})
    await recordEvent(tx, { ports, caller }, { initiative, action: 'initiative.people_changed' })
    return readKind()
  })

type TeamChange = z.output<typeof setTeamRoute.body>

/** @throws AppError NOT_FOUND for an account that may not see the client; VALIDATION_FAILED for one named twice */
async function checkMembers(
  tx: Tx,
  clientId: string,
  { ids, field }: { ids: string[]; field: string },
): Promise<void> {
  if (unique(ids).length !== ids.length) {
    const text = 'Each person may be in the team once.'
    throw new AppError('VALIDATION_FAILED', text, { errors: { [field]: text } })
  }
  const known = await findMemberIds(tx, clientId, ids)
  if (ids.some((userId) => !known.has(userId))) throw notFound('User')
}

/** The team of a new initiative; who is in it is told. @throws AppError NOT_FOUND, VALIDATION_FAILED */
export async function writeFirstTeam(
  tx: Tx,
  { ports, caller }: { ports: Ports; caller: Caller },
  { initiative, team }: { initiative: NotifiedInitiative; team: TeamChange['members'] },
): Promise<void> {
  const ids = team.map(({ userId }) => userId)
  await checkMembers(tx, initiative.client_id, { ids, field: 'team' })
  await replaceMembers(tx, initiative, team)
  await notify(tx, ports, { initiative, actorId: caller.userId, kind: 'TEAM_JOINED', to: ids })
}

/** Replaces the team; who joins or leaves is told. @throws AppError STALE_UPDATE, NOT_FOUND, VALIDATION_FAILED */
export const setTeam = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: TeamChange },
): Promise<Team> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const initiative = await findInitiativeForUpdate(tx, id)
    if (initiative === undefined) throw notFound('Initiative')
    await refuseStale(initiative, body.updatedAt, () => readTeam(tx, id))
    const after = body.members.map((member) => member.userId)
    await checkMembers(tx, initiative.client_id, { ids: after, field: 'members' })
    const before = (await listMembers(tx, id)).map((member) => member.id)
    await replaceMembers(tx, initiative, body.members)
    await updateInitiativeRow(tx, id, {})
    const joined = after.filter((userId) => !before.includes(userId))
    const left = before.filter((userId) => !after.includes(userId))
    await recordEvent(
      tx,
      { ports, caller },
      {
        initiative,
        action: 'initiative.team_changed',
        details: { joined, left },
        notification: 'TEAM_CHANGED',
        // They are told what it means for them, once.
        except: [...joined, ...left],
      },
    )
    const notice = { initiative, actorId: caller.userId }
    await notify(tx, ports, { ...notice, kind: 'TEAM_JOINED', to: joined })
    await notify(tx, ports, { ...notice, kind: 'TEAM_LEFT', to: left })
    return readTeam(tx, id)
  })
