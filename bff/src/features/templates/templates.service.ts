import type { InitiativeType, TemplateStatus } from '@parley/contracts/enums.ts'
import { type createTemplate, type Template, type updateTemplate } from '@parley/contracts/http/templates.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import type { TemplateDefinition } from '@parley/contracts/template-definition.ts'
import { defaultAiHours, defaultPhaseNames, phaseInput } from '@parley/contracts/template-input.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findAgentsOf } from './agent-profiles.ts'
import { industryCodes } from './industries.ts'
import { homeOf, settlePlace, type TemplatePlace, type WantedPlace } from './template-place.ts'
import { auditTemplate, type TemplateEvent } from './templates.audit.ts'
import {
  deleteTemplateRow,
  insertTemplate,
  insertVersion,
  listIndustryRows,
  type TemplateRow,
  updateTemplateRow,
} from './templates.queries.ts'
import { getDefinition, getManagedTemplate, readTemplate } from './templates.reading.ts'
import { definitionOf, isSameDefinition } from './written-definition.ts'

type Ports = Pick<Dependencies, 'database'>
type NewTemplate = z.output<typeof createTemplate.body>
type Change = z.output<typeof updateTemplate.body>

/** What is stored of a template beside its definition. */
export interface TemplateColumns {
  name: string
  description: string
  icon: string
  status: TemplateStatus
  initiative_type: InitiativeType
  language: WrittenLanguage | null
  industries: string[]
  ai_hours: number
}

/** Writes a template in its first version. @returns its id */
export async function writeTemplate(
  tx: Tx,
  caller: Caller,
  made: {
    columns: TemplateColumns
    place: TemplatePlace
    definition: TemplateDefinition
    event: Pick<TemplateEvent, 'action' | 'details'>
  },
): Promise<Id> {
  const { columns, place, definition, event } = made
  const phase_count = definition.phases.length
  const id = await insertTemplate(tx, { ...columns, ...place, phase_count, created_by_id: caller.userId })
  await insertVersion(tx, { templateId: id, version: 1, definition, note: '', userId: caller.userId })
  await auditTemplate(tx, caller, { ...event, template: { id, firm_id: place.firm_id } })
  return id
}

const wantedOf = ({ visibility, clientId, consultingFirmId }: Change): WantedPlace => ({
  visibility,
  clientId,
  consultingFirmId,
})

/** The five phases of a new template, empty (Document 2, section 3). */
const defaultPhases = () => defaultPhaseNames.map((name) => phaseInput.parse({ name }))

/**
 * Writes a new template. It belongs to the firm of who makes it, or to nobody where a super admin does.
 * @throws AppError VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, CONFLICT
 */
export const addTemplate = ({ database }: Ports, caller: Caller, body: NewTemplate): Promise<Template> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const place = await settlePlace(tx, caller, { wanted: wantedOf(body), current: homeOf(caller.firmId) })
    const written = { ...body, phases: body.phases ?? defaultPhases() }
    const columns = {
      name: body.name,
      description: body.description,
      icon: body.icon,
      status: body.status,
      initiative_type: body.initiativeType,
      language: body.language,
      industries: industryCodes(body.industries, await listIndustryRows(tx)),
      ai_hours: defaultAiHours,
    }
    const definition = definitionOf(written, { agents: await findAgentsOf(tx, written) })
    const id = await writeTemplate(tx, caller, { columns, place, definition, event: { action: 'created' } })
    return readTemplate(tx, caller, id)
  })

async function changedColumns(tx: Tx, body: Change) {
  const { name, description, icon, status, initiativeType, language, industries, aiHours } = body
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(icon !== undefined && { icon }),
    ...(status !== undefined && { status }),
    ...(initiativeType !== undefined && { initiative_type: initiativeType }),
    ...(language !== undefined && { language }),
    ...(industries !== undefined && { industries: industryCodes(industries, await listIndustryRows(tx)) }),
    ...(aiHours !== undefined && { ai_hours: aiHours }),
  }
}

const placeOf = ({ visibility, owner_firm_id, firm_id, client_id }: TemplateRow): TemplatePlace => ({
  visibility,
  owner_firm_id,
  firm_id,
  client_id,
})

/** Adds a version after the newest one. @returns the columns that say so */
export async function addVersion(
  tx: Tx,
  caller: Caller,
  { row, definition, note }: { row: TemplateRow; definition: TemplateDefinition; note: string },
): Promise<{ version: number; phase_count: number }> {
  const version = row.version + 1
  await insertVersion(tx, { templateId: row.id, version, definition, note, userId: caller.userId })
  return { version, phase_count: definition.phases.length }
}

/** A version where phases, inputs, outputs or roles are other than before, and none where they are the same. */
async function changedVersion(tx: Tx, caller: Caller, { row, body }: { row: TemplateRow; body: Change }) {
  const former = await getDefinition(tx, row, row.version)
  const definition = definitionOf(body, { former, agents: await findAgentsOf(tx, body) })
  if (isSameDefinition(former, definition)) return {}
  return addVersion(tx, caller, { row, definition, note: body.versionNote ?? '' })
}

/**
 * Changes a template; initiatives made from it keep what they have (decisions D3).
 * @throws AppError NOT_FOUND, FORBIDDEN, STALE_UPDATE with the template as it is now, VALIDATION_FAILED, CONFLICT
 */
export const changeTemplate = (
  { database }: Ports,
  caller: Caller,
  { id, body }: { id: Id; body: Change },
): Promise<Template> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getManagedTemplate(tx, caller, id)
    await refuseStale(row, body.updatedAt, () => readTemplate(tx, caller, id))
    const { owner_firm_id: _kept, ...place } = await settlePlace(tx, caller, {
      wanted: wantedOf(body),
      current: placeOf(row),
    })
    const version = await changedVersion(tx, caller, { row, body })
    const columns = { ...(await changedColumns(tx, body)), ...version }
    await updateTemplateRow(tx, id, { ...columns, ...place })
    const fields = Object.keys(columns)
    await auditTemplate(tx, caller, { action: 'updated', template: { id, ...place }, details: { fields } })
    return readTemplate(tx, caller, id)
  })

/** Deletes a template with its versions; initiatives made from it stay as they are (decisions D10). */
export const removeTemplate = ({ database }: Ports, caller: Caller, id: Id): Promise<{ id: Id }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getManagedTemplate(tx, caller, id)
    await deleteTemplateRow(tx, id)
    await auditTemplate(tx, caller, { action: 'deleted', template: row })
    return { id }
  })

/**
 * Assigns a template to a client (which brings its firm) or to a firm, or gives it back to its owner (decisions D10).
 * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, CONFLICT
 */
export const giveTemplate = (
  { database }: Ports,
  caller: Caller,
  to: { templateId: Id; clientId: Id | null; consultingFirmId: Id | null },
): Promise<Template> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const { templateId: id, clientId, consultingFirmId } = to
    const row = await getManagedTemplate(tx, caller, id)
    const isGiven = clientId !== null || consultingFirmId !== null
    const wanted = {
      visibility: clientId === null ? ('CONSULTING_FIRM' as const) : ('CLIENT' as const),
      clientId,
      consultingFirmId,
    }
    const { owner_firm_id: _kept, ...place } = isGiven
      ? await settlePlace(tx, caller, { wanted, current: placeOf(row) })
      : homeOf(row.owner_firm_id)
    await updateTemplateRow(tx, id, place)
    await auditTemplate(tx, caller, {
      action: isGiven ? 'assigned' : 'unassigned',
      template: { id, firm_id: place.firm_id ?? row.firm_id },
      details: isGiven ? { clientId: place.client_id, firmId: place.firm_id } : { clientId: row.client_id },
    })
    return readTemplate(tx, caller, id)
  })

/**
 * Copies a template that the actor sees, under a new name, in a version 1 of its own. The copy belongs to who makes it:
 * to their firm, or to all where a super admin does.
 * @throws AppError NOT_FOUND
 */
export const copyTemplate = (
  { database }: Ports,
  caller: Caller,
  { id: sourceId, name }: { id: Id; name: string },
): Promise<Template> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const source = await readTemplate(tx, caller, sourceId)
    const { description, icon, status, initiativeType, language, industries, aiHours } = source
    const { phases, inputs, outputs, teamRoles } = source
    const id = await writeTemplate(tx, caller, {
      columns: {
        name,
        description,
        icon,
        status,
        initiative_type: initiativeType,
        language,
        industries: industries.map(({ code }) => code),
        ai_hours: aiHours,
      },
      place: homeOf(caller.firmId),
      definition: { phases, inputs, outputs, teamRoles },
      event: { action: 'cloned', details: { sourceId } },
    })
    return readTemplate(tx, caller, id)
  })
