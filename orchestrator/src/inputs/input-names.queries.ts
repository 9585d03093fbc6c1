import { type GivenInputs, idsIn } from '@parley/contracts/rules/input-references.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import type { InputNames } from './readable-inputs.ts'

type Tx = Kysely<DB>
type Named = readonly (readonly [id: string, name: string])[]

/**
 * What the people and documents are called that inputs of an initiative hold by id: people with their role, documents
 * with their file. Who was deleted, or is another tenant's, has no name.
 */
export async function readInputNames(
  tx: Tx,
  initiativeId: string,
  given: readonly GivenInputs[],
): Promise<InputNames> {
  const { people, documents } = idsIn(given)
  const named = await Promise.all([
    nameStakeholders(tx, people),
    nameAccounts(tx, initiativeId, people),
    nameDocuments(tx, documents),
  ])
  return new Map(named.flat())
}

const withRole = (person: { first_name: string; last_name: string }, role: string | null): string => {
  const name = `${person.first_name} ${person.last_name}`.trim()
  return role === null || role === '' ? name : `${name} (${role})`
}

async function nameStakeholders(tx: Tx, ids: string[]): Promise<Named> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('stakeholder')
    .select(['id', 'first_name', 'last_name', 'role'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => [row.id, withRole(row, row.role)])
}

/** By their part in the initiative's team, else their position, else whose people they are. */
async function nameAccounts(tx: Tx, initiativeId: string, ids: string[]): Promise<Named> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('user_account as person')
    .leftJoin('initiative_member as member', (join) =>
      join.onRef('member.user_id', '=', 'person.id').on('member.initiative_id', '=', initiativeId),
    )
    .leftJoin('consultant', 'consultant.id', 'person.consultant_id')
    .leftJoin('client', 'client.id', 'person.client_id')
    .leftJoin('consulting_firm as firm', 'firm.id', 'person.firm_id')
    .select(['person.id', 'person.first_name', 'person.last_name'])
    .select(['member.role', 'consultant.position', 'client.name as client', 'firm.name as firm'])
    .where('person.id', 'in', ids)
    .where('person.deleted_at', 'is', null)
    .execute()
  return rows.map((row) => [row.id, withRole(row, row.role ?? row.position ?? row.client ?? row.firm)])
}

async function nameDocuments(tx: Tx, ids: string[]): Promise<Named> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('artifact')
    .select(['id', 'name', 'file_name'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, name, file_name }) => [id, name === file_name ? name : `${name} (${file_name})`])
}
