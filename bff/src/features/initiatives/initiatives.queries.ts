import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import type { InitiativeMetadata, TemplateSnapshot } from '@parley/contracts/stored/initiative.ts'
import type { Updateable } from 'kysely'
import type { SequenceStatus } from '@parley/contracts/enums.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { InitiativeTable } from '@parley/migrations/generated/database.ts'
import { json, nextUpdatedAt, type Tx } from '../../database.ts'
import type { PhaseToMake } from './initiative-plan.ts'

export interface Tenant {
  firm_id: string
  client_id: string
}

export async function findInitiative(tx: Tx, id: string) {
  return tx.selectFrom('initiative').selectAll().where('id', '=', id).executeTakeFirst()
}
export type InitiativeRow = Awaited<ReturnType<typeof findInitiative>> & object

/** The row, locked against a second change until this transaction ends. */
export async function findInitiativeForUpdate(tx: Tx, id: string) {
  return tx.selectFrom('initiative').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export interface NewInitiative extends Tenant {
  name: string
  description: string
  isConfidential: boolean
  language: WrittenLanguage | null
  templateId: string
  templateVersion: number
  templateSnapshot: TemplateSnapshot
  consultantId: string | null
  metadata: InitiativeMetadata
  createdById: string
}

export async function insertInitiative(tx: Tx, initiative: NewInitiative): Promise<string> {
  const id = newId()
  await tx
    .insertInto('initiative')
    .values({
      id,
      firm_id: initiative.firm_id,
      client_id: initiative.client_id,
      name: initiative.name,
      description: initiative.description,
      is_confidential: initiative.isConfidential,
      language: initiative.language,
      template_id: initiative.templateId,
      template_version: initiative.templateVersion,
      template_snapshot: json(initiative.templateSnapshot),
      consultant_id: initiative.consultantId,
      metadata: json(initiative.metadata),
      created_by_id: initiative.createdById,
    })
    .execute()
  return id
}

export async function insertPhases(
  tx: Tx,
  initiative: Tenant & { id: string; templateVersion: number | null },
  phases: readonly PhaseToMake[],
): Promise<void> {
  if (phases.length === 0) return
  const rows = phases.map(({ definition, plannedStart, plannedEnd }, index) => ({
    id: newId(),
    firm_id: initiative.firm_id,
    client_id: initiative.client_id,
    initiative_id: initiative.id,
    name: definition.name,
    position: index + 1,
    definition: json(definition),
    template_version: initiative.templateVersion,
    planned_start: plannedStart,
    planned_end: plannedEnd,
  }))
  await tx
    .insertInto('initiative_phase')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['initiative_id', 'position']).doNothing())
    .execute()
}

export async function hasPhases(tx: Tx, initiativeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('initiative_phase')
    .select('id')
    .where('initiative_id', '=', initiativeId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Phases in which a run is in one of these states. */
export async function listPhasesOfRuns(
  tx: Tx,
  initiativeId: string,
  statuses: readonly SequenceStatus[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('sequence_run')
    .select('phase_id')
    .distinct()
    .where('initiative_id', '=', initiativeId)
    .where('status', 'in', statuses)
    .execute()
  return rows.map((row) => row.phase_id)
}

export async function updateInitiativeRow(
  tx: Tx,
  id: string,
  changes: Updateable<InitiativeTable>,
): Promise<void> {
  await tx
    .updateTable('initiative')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

export async function deleteInitiativeRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('initiative').where('id', '=', id).execute()
}

export async function findClient(tx: Tx, id: string) {
  return tx
    .selectFrom('client')
    .select(['id', 'firm_id', 'name', 'is_obsolete', 'settings'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Storage keys of all files of an initiative, for their removal after its deletion. */
export async function listStorageKeys(tx: Tx, initiativeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('artifact')
    .select('storage_key')
    .where('initiative_id', '=', initiativeId)
    .execute()
  return rows.map((row) => row.storage_key)
}

/** A template in the newest version, whole. */
export async function findTemplate(tx: Tx, id: string) {
  return tx
    .selectFrom('initiative_template as t')
    .innerJoin('template_version as v', (join) =>
      join.onRef('v.template_id', '=', 't.id').onRef('v.version', '=', 't.version'),
    )
    .select([
      't.id',
      't.name',
      't.icon',
      't.status',
      't.initiative_type',
      't.language',
      't.version',
      'v.definition',
    ])
    .where('t.id', '=', id)
    .executeTakeFirst()
}

/** The version of the template that an initiative was made from. */
export async function findTemplateVersion(tx: Tx, templateId: string, version: number) {
  return tx
    .selectFrom('template_version')
    .select('definition')
    .where('template_id', '=', templateId)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function hasStartedPhase(tx: Tx, initiativeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('initiative_phase')
    .select('id')
    .where('initiative_id', '=', initiativeId)
    .where('status', '<>', 'PENDING')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
