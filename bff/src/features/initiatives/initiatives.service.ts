import { AppError, notFound } from '@parley/contracts/errors.ts'
import type { createInitiative, updateInitiative } from '@parley/contracts/http/initiatives.ts'
import type { InitiativeMetadataInput } from '@parley/contracts/http/initiative-metadata.ts'
import { checkValues } from '@parley/contracts/rules/input-values.ts'
import type { RequiredInputs } from '@parley/contracts/template-definition.ts'
import { afterCommit } from '@parley/server-kit/database/transaction-context.ts'
import type { z } from 'zod'
import { consultantIdOf, scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { json, refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { getEventInitiative, recordEvent } from '../activity/index.ts'
import { checkNamedInputs, settleInitiative } from '../phases/index.ts'
import { changesOf } from './initiative-changes.ts'
import { isConsultantOfFirm } from './initiative-people.queries.ts'
import { planDefinitions } from './initiative-plan.ts'
import { getOffer, olderVersion } from './initiative-preview.ts'
import { writeFirstTeam, writeMetadataPeople } from './initiatives.people.ts'
import {
  deleteInitiativeRow,
  findInitiativeForUpdate,
  findTemplateVersion,
  hasPhases,
  hasStartedPhase,
  type InitiativeRow,
  insertInitiative,
  insertPhases,
  listStorageKeys,
  updateInitiativeRow,
} from './initiatives.queries.ts'
import { type InitiativeAnswer, readInitiative } from './initiatives.reading.ts'

type NewInitiative = z.output<typeof createInitiative.body>
type InitiativeChange = z.output<typeof updateInitiative.body>
type Ports = Pick<Dependencies, 'database' | 'events' | 'files' | 'logger'>

/** Values of the template's global inputs after an edit, field by field; null clears one (decisions D11). @throws AppError VALIDATION_FAILED */
function mergeGlobalInputs(
  inputs: RequiredInputs,
  edited: Record<string, unknown>,
  stored: Record<string, unknown> = {},
): Record<string, unknown> {
  const checked = checkValues(inputs, edited, stored)
  if (Object.keys(checked.errors).length > 0)
    throw new AppError('VALIDATION_FAILED', 'Some inputs are not valid.', { errors: checked.errors })
  const merged = { ...stored, ...checked.values }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}

/** What is kept in the record itself: people are in their own table, hours are a sum. */
function plainMetadata(metadata: InitiativeMetadataInput) {
  const {
    stakeholders: _s,
    keyStakeholders: _k,
    initiativeOwners: _o,
    humanHoursSpent: _h,
    ...plain
  } = metadata
  return plain
}

/** Who leads a new initiative: who is named, else the consultant who makes it. @throws AppError NOT_FOUND */
async function leadOf(tx: Tx, caller: Caller, { consultantId }: NewInitiative): Promise<string | null> {
  if (consultantId === undefined) return consultantIdOf(caller)
  if (consultantId !== null && !(await isConsultantOfFirm(tx, consultantId))) throw notFound('Consultant')
  return consultantId
}

/**
 * Makes an initiative with its phases, plan, people and team from a template, in one transaction (decisions D10).
 * @throws AppError NOT_FOUND for a client, template or person that the actor does not see, CONFLICT for a template that
 * is not yet offered, STALE_UPDATE for one that has gone on since it was looked at, VALIDATION_FAILED
 */
export const makeInitiative = (
  ports: Ports,
  caller: Caller,
  body: NewInitiative,
): Promise<InitiativeAnswer> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const { client, template, definition } = await getOffer(tx, body)
    const { templateVersion = template.version } = body
    if (templateVersion !== template.version) throw olderVersion(template)
    const phases = planDefinitions(definition.phases, body)
    const { inputs } = definition
    const snapshot = {
      name: template.name,
      icon: template.icon,
      initiativeType: template.initiative_type,
      inputs,
    }
    const globalInputs = mergeGlobalInputs(inputs, body.metadata.globalInputs ?? {})
    await checkNamedInputs(tx, client.id, { inputs, before: {}, after: globalInputs })
    const tenant = { firm_id: client.firm_id, client_id: client.id }
    const id = await insertInitiative(tx, {
      ...tenant,
      name: body.name,
      description: body.description,
      isConfidential: body.isConfidential,
      language: body.language === undefined ? template.language : body.language,
      templateId: template.id,
      templateVersion: template.version,
      templateSnapshot: snapshot,
      consultantId: await leadOf(tx, caller, body),
      metadata: { ...plainMetadata(body.metadata), globalInputs },
      createdById: caller.userId,
    })
    await insertPhases(tx, { ...tenant, id, templateVersion }, phases)
    await writeMetadataPeople(tx, { ...tenant, id }, body.metadata)
    const initiative = await getEventInitiative(tx, id)
    await recordEvent(tx, { ports, caller }, { initiative, action: 'initiative.created' })
    if (body.team !== undefined) await writeFirstTeam(tx, { ports, caller }, { initiative, team: body.team })
    return readInitiative(tx, caller, id)
  })

async function getForUpdate(tx: Tx, id: string): Promise<InitiativeRow> {
  const row = await findInitiativeForUpdate(tx, id)
  if (row === undefined) throw notFound('Initiative')
  return row
}

/** @throws AppError STALE_UPDATE, VALIDATION_FAILED, NOT_FOUND for people of somebody else */
export const changeInitiative = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: InitiativeChange },
): Promise<InitiativeAnswer> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getForUpdate(tx, id)
    await refuseStale(row, body.updatedAt, () => readInitiative(tx, caller, id))
    const { consultantId } = body
    if (consultantId && !(await isConsultantOfFirm(tx, consultantId))) throw notFound('Consultant')
    await checkStatus(tx, row, body.status)
    if (body.metadata !== undefined) await writeMetadataPeople(tx, row, body.metadata)
    await updateInitiativeRow(tx, id, {
      ...(body.name !== undefined && { name: body.name }),
      ...(body.description !== undefined && { description: body.description }),
      ...(body.status !== undefined && { status: body.status }),
      ...(body.isConfidential !== undefined && { is_confidential: body.isConfidential }),
      ...(body.isArchived !== undefined && { is_archived: body.isArchived }),
      ...(body.language !== undefined && { language: body.language }),
      ...(consultantId !== undefined && { consultant_id: consultantId }),
      ...(body.metadata !== undefined && { metadata: json(await mergeMetadata(tx, row, body.metadata)) }),
    })
    // Taken back from hold or cancellation, the phases say what it is (decisions D3).
    if (body.status === 'ACTIVE' || body.status === 'PENDING') await settleInitiative(tx, id)
    const initiative = await getEventInitiative(tx, id)
    for (const action of changesOf(row, body))
      await recordEvent(tx, { ports, caller }, { initiative, action, notification: 'INITIATIVE_UPDATED' })
    return readInitiative(tx, caller, id)
  })

/**
 * An initiative is active once a phase has started (decisions D3); who takes one back from hold or cancellation says
 * that it goes on, and its phases say as what.
 * @throws AppError INVALID_TRANSITION
 */
async function checkStatus(tx: Tx, row: InitiativeRow, status: InitiativeChange['status']): Promise<void> {
  if (status !== 'ACTIVE' || row.status !== 'PENDING') return
  if (!(await hasStartedPhase(tx, row.id)))
    throw new AppError('INVALID_TRANSITION', 'An initiative becomes active when its first phase starts.')
}

async function mergeMetadata(tx: Tx, row: InitiativeRow, metadata: InitiativeMetadataInput) {
  const stored = row.metadata
  const plain = plainMetadata(metadata)
  if (plain.globalInputs === undefined) return { ...stored, ...plain }
  const inputs = row.template_snapshot?.inputs ?? { groups: [], fields: [] }
  const before = stored.globalInputs ?? {}
  const globalInputs = mergeGlobalInputs(inputs, plain.globalInputs, before)
  await checkNamedInputs(tx, row.client_id, { inputs, before, after: globalInputs })
  return { ...stored, ...plain, globalInputs }
}

/** Deletes all that the initiative holds; its files go once that is certain. */
export const removeInitiative = (ports: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const { files, logger } = ports
    const initiative = await getForUpdate(tx, id)
    const keys = await listStorageKeys(tx, id)
    // Before it is gone, and with it the list of who follows it.
    await recordEvent(
      tx,
      { ports, caller },
      { initiative, action: 'initiative.deleted', notification: 'INITIATIVE_DELETED' },
    )
    await deleteInitiativeRow(tx, id)
    afterCommit(() => {
      for (const key of keys)
        files.delete(key).catch((error: unknown) => logger.warn({ error, key }, 'a file was not deleted'))
    })
    return { id }
  })

/** Phases of an initiative that has none, from its template; harmless where it has some (decisions D10). */
export const makePhases = ({ database }: Ports, caller: Caller, id: string): Promise<InitiativeAnswer> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getForUpdate(tx, id)
    if (await hasPhases(tx, id)) return readInitiative(tx, caller, id)
    const version =
      row.template_id === null || row.template_version === null
        ? undefined
        : await findTemplateVersion(tx, row.template_id, row.template_version)
    if (version === undefined)
      throw new AppError('CONFLICT', 'The template of this initiative has no phases.')
    const phases = planDefinitions(version.definition.phases, {})
    await insertPhases(tx, { ...row, templateVersion: row.template_version }, phases)
    const did = { action: 'initiative.phases_created', entity: 'initiative', entityId: id } as const
    await auditRecord(tx, { caller, row }, did)
    return readInitiative(tx, caller, id)
  })
