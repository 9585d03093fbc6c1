import { type Id, newId } from '@parley/contracts/ids.ts'
import type { TemplateDefinition } from '@parley/contracts/template-definition.ts'
import type { InitiativeTemplateTable } from '@parley/migrations/generated/database.ts'
import type { Insertable, Updateable } from 'kysely'
import { json, nextUpdatedAt, type Tx } from '../../database.ts'

export const findFirmRow = (tx: Tx, id: Id) =>
  tx.selectFrom('consulting_firm').select(['id', 'is_obsolete']).where('id', '=', id).executeTakeFirst()

export const findClientRow = (tx: Tx, id: Id) =>
  tx.selectFrom('client').select(['id', 'firm_id', 'is_obsolete']).where('id', '=', id).executeTakeFirst()

/** The row, locked against a second change until this transaction ends. */
export const findTemplateForUpdate = (tx: Tx, id: Id) =>
  tx.selectFrom('initiative_template').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplateForUpdate>>>

export async function insertTemplate(
  tx: Tx,
  row: Omit<Insertable<InitiativeTemplateTable>, 'id'>,
): Promise<Id> {
  const id = newId()
  await tx
    .insertInto('initiative_template')
    .values({ ...row, id })
    .execute()
  return id
}

export const updateTemplateRow = (tx: Tx, id: Id, changes: Updateable<InitiativeTemplateTable>) =>
  tx
    .updateTable('initiative_template')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()

export const deleteTemplateRow = (tx: Tx, id: Id) =>
  tx.deleteFrom('initiative_template').where('id', '=', id).execute()

export interface NewVersion {
  templateId: Id
  version: number
  definition: TemplateDefinition
  note: string
  userId: Id
}

/** Half of a character alone is no text that the database takes; it becomes the sign for an unknown one. */
const storable = (definition: TemplateDefinition) =>
  json(definition, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))

/** Versions are only ever added (decisions D11, Templates). */
export const insertVersion = (tx: Tx, { templateId, version, definition, note, userId }: NewVersion) =>
  tx
    .insertInto('template_version')
    .values({
      id: newId(),
      template_id: templateId,
      version,
      definition: storable(definition),
      note,
      created_by_id: userId,
    })
    .execute()

/** Of a template that was found in the actor's scope: versions themselves carry no tenant. */
export const findDefinition = (tx: Tx, templateId: Id, version: number) =>
  tx
    .selectFrom('template_version')
    .select('definition')
    .where('template_id', '=', templateId)
    .where('version', '=', version)
    .executeTakeFirst()

export const listIndustryRows = (tx: Tx) =>
  tx.selectFrom('industry').select(['id', 'code']).orderBy('code').execute()

/** Agents with all that a template copies of them. */
export async function listAgentProfiles(tx: Tx, ids: readonly Id[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('ai_agent')
    .select(['id', 'name', 'role', 'description', 'system_message', 'is_sme', 'is_active'])
    .where('id', 'in', [...ids])
    .execute()
}

/** Active agents, by whose name and role those of a file are found; the oldest of equal ones first. */
export const listActiveAgents = (tx: Tx) =>
  tx
    .selectFrom('ai_agent')
    .select(['id', 'name', 'role', 'description', 'system_message', 'is_sme', 'is_active'])
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
export type AgentProfileRow = Awaited<ReturnType<typeof listActiveAgents>>[number]
