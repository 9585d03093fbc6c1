import type { Tx } from '../../database.ts'
import type { Tenant } from './initiatives.queries.ts'

export async function replacePeople(
  tx: Tx,
  initiative: Tenant & { id: string },
  people: { kind: 'stakeholder' | 'owner'; ids: string[] },
): Promise<void> {
  await tx
    .deleteFrom('initiative_stakeholder')
    .where('initiative_id', '=', initiative.id)
    .where('kind', '=', people.kind)
    .execute()
  const rows = people.ids.map((stakeholderId, position) => ({
    firm_id: initiative.firm_id,
    client_id: initiative.client_id,
    initiative_id: initiative.id,
    stakeholder_id: stakeholderId,
    kind: people.kind,
    position,
  }))
  if (rows.length > 0) await tx.insertInto('initiative_stakeholder').values(rows).execute()
}

export async function replaceMembers(
  tx: Tx,
  initiative: Tenant & { id: string },
  members: { userId: string; role: string }[],
): Promise<void> {
  await tx.deleteFrom('initiative_member').where('initiative_id', '=', initiative.id).execute()
  const rows = members.map(({ userId, role }) => ({
    firm_id: initiative.firm_id,
    client_id: initiative.client_id,
    initiative_id: initiative.id,
    user_id: userId,
    role,
  }))
  if (rows.length > 0) await tx.insertInto('initiative_member').values(rows).execute()
}

/** Which of the accounts may work for the client: its own people, and people of its firm. */
export async function findMemberIds(tx: Tx, clientId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('user_account')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('client_id', '=', clientId), eb('client_id', 'is', null)]))
    .execute()
  return new Set(rows.map((row) => row.id))
}

export async function isConsultantOfFirm(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('consultant').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
