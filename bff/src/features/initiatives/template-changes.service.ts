import { AppError, conflict, notFound } from '@parley/contracts/errors.ts'
import type {
  InitiativeTemplateChanges,
  takeTemplateVersion,
} from '@parley/contracts/http/initiative-template.ts'
import { globalChanges } from '@parley/contracts/rules/template-changes.ts'
import { isClosed, takeReasons } from '@parley/contracts/rules/template-take.ts'
import type { TemplateDefinition } from '@parley/contracts/template-definition.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { json, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { recordEvent } from '../activity/index.ts'
import { olderVersion } from './initiative-preview.ts'
import {
  findInitiative,
  findInitiativeForUpdate,
  findTemplate,
  findTemplateVersion,
  type InitiativeRow,
  updateInitiativeRow,
} from './initiatives.queries.ts'
import {
  addPhaseRow,
  changePhaseRow,
  listPhaseRows,
  listPhaseRowsForUpdate,
  type PhaseRow,
} from './template-changes.queries.ts'
import {
  type ComparedPhase,
  comparePhases,
  keepValues,
  placePhases,
  presentCompared,
} from './template-comparison.ts'

type Ports = Pick<Dependencies, 'database' | 'events' | 'logger'>
type Wanted = z.output<typeof takeTemplateVersion.body>
type Taken = z.input<typeof takeTemplateVersion.response>

const nothing = { groups: [], fields: [] }
const nothingChanged = { phases: [], changes: [], canTakeGlobalInputs: false }

/** The template as the actor sees it now. */
async function findNewest(tx: Tx, { template_id }: InitiativeRow) {
  const template = template_id === null ? undefined : await findTemplate(tx, template_id)
  return template && { ...template, definition: template.definition }
}

/** What the initiative has of its template beside the phases: global inputs from its own copy. */
async function readOwn(tx: Tx, row: InitiativeRow): Promise<Omit<TemplateDefinition, 'phases'>> {
  const { template_id: id, template_version: version } = row
  const made = id === null || version === null ? undefined : await findTemplateVersion(tx, id, version)
  const definition = made?.definition
  const snapshot = row.template_snapshot
  return {
    inputs: snapshot?.inputs ?? nothing,
    outputs: definition?.outputs ?? nothing,
    teamRoles: definition?.teamRoles ?? [],
  }
}

const isOfInputs = ({ part }: { part: string }): boolean => part === 'global-input' || part === 'group'

/** What is new in the template since the initiative, or each phase of it, took its version. */
export const getTemplateChanges = (
  { database }: Ports,
  actor: Actor,
  id: string,
): Promise<InitiativeTemplateChanges> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const row = await findInitiative(tx, id)
    if (row === undefined) throw notFound('Initiative')
    const version = row.template_version
    const newest = await findNewest(tx, row)
    if (newest === undefined) return { template: null, version, ...nothingChanged }
    const phases = comparePhases(await listPhaseRows(tx, id), newest.definition.phases, row.status)
    const changes = globalChanges(await readOwn(tx, row), newest.definition)
    return {
      template: { id: newest.id, name: newest.name, newestVersion: newest.version },
      version,
      phases: phases.map(presentCompared),
      changes,
      canTakeGlobalInputs: !isClosed(row.status) && changes.some(isOfInputs),
    }
  })

/** @throws AppError NOT_FOUND for a phase of somewhere else, CONFLICT with the reason why one may not */
function chosenPhases(compared: readonly ComparedPhase[], ids: readonly string[]) {
  return [...new Set(ids)].map((id) => {
    const { row, next, reason = null } = compared.find((one) => one.row?.id === id) ?? {}
    if (row === undefined) throw notFound('Phase')
    // Where nothing differs, the phase only comes to know the newer version.
    if (next === undefined || (reason !== null && reason !== takeReasons.same))
      throw conflict(`${row.name}: ${reason ?? takeReasons.gone}`)
    return { row, next }
  })
}

/**
 * Phases not yet started take the newest version of the template over, and new ones are added, in one transaction. What
 * was filled in stays under the same field names.
 * @throws AppError CONFLICT where the template is gone or a phase may not; STALE_UPDATE where the template has gone on;
 * NOT_FOUND; VALIDATION_FAILED
 */
export const takeVersion = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: Wanted },
): Promise<Taken> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const initiative = await findInitiativeForUpdate(tx, id)
    if (initiative === undefined) throw notFound('Initiative')
    const newest = await findNewest(tx, initiative)
    refuseUnfit(initiative, newest, body)
    const rows = await listPhaseRowsForUpdate(tx, id)
    const compared = comparePhases(rows, newest.definition.phases, initiative.status)
    const chosen = chosenPhases(compared, body.phaseIds)
    const { version } = newest
    const cleared: string[] = []
    const changed = new Map<string, Date>()
    for (const { row, next } of chosen) {
      const kept = keepValues(next.requiredInputs, row.inputs)
      cleared.push(...kept.cleared)
      const values = { name: next.name, inputs: json(kept.values), template_version: version }
      const definition = json({ ...next, order: row.position })
      changed.set(row.id, await changePhaseRow(tx, row.id, { ...values, definition }))
    }
    const added = body.addPhases ? await addPhases(tx, { initiative, version }, { rows, compared }) : []
    if (body.globalInputs) cleared.push(...(await takeGlobalInputs(tx, initiative, newest.definition)))
    else await updateInitiativeRow(tx, id, {})
    await recordEvent(
      tx,
      { ports, caller },
      {
        initiative,
        action: 'initiative.template_taken',
        details: { version, phaseIds: [...changed.keys()], addedIds: added },
        notification: 'INITIATIVE_UPDATED',
      },
    )
    await tellPhases(tx, { initiative, ids: [...rows.map((row) => row.id), ...added] }, changed)
    return { taken: chosen.length, added: added.length, cleared }
  })

type Newest = NonNullable<Awaited<ReturnType<typeof findNewest>>>

function refuseUnfit(
  { status }: InitiativeRow,
  newest: Newest | undefined,
  body: Wanted,
): asserts newest is Newest {
  if (newest === undefined) throw conflict('The template of this initiative is gone or out of your sight.')
  if (newest.version !== body.version) throw olderVersion(newest)
  if (isClosed(status)) throw conflict(takeReasons.closed)
  if (body.phaseIds.length === 0 && !body.addPhases && !body.globalInputs) {
    const text = 'Choose what to take over.'
    throw new AppError('VALIDATION_FAILED', text, { errors: { phaseIds: text } })
  }
}

/** @returns ids of the new phases */
async function addPhases(
  tx: Tx,
  { initiative, version }: { initiative: InitiativeRow; version: number },
  { rows, compared }: { rows: readonly PhaseRow[]; compared: readonly ComparedPhase[] },
): Promise<string[]> {
  const places = placePhases(rows, compared).map((phase, index) => ({ ...phase, position: index + 1 }))
  // From the last to the first, so that no place is taken twice on the way.
  for (const { row, position } of places.toReversed())
    if (row !== undefined && row.position !== position) await changePhaseRow(tx, row.id, { position })
  const ids: string[] = []
  for (const { row, next, position } of places)
    if (row === undefined && next !== undefined)
      ids.push(await addPhaseRow(tx, initiative, { definition: next, position, version }))
  return ids
}

/** @returns labels of the fields that lost their value */
async function takeGlobalInputs(
  tx: Tx,
  initiative: InitiativeRow,
  { inputs }: TemplateDefinition,
): Promise<string[]> {
  const metadata = initiative.metadata
  const { values, cleared } = keepValues(inputs, metadata.globalInputs ?? {})
  await updateInitiativeRow(tx, initiative.id, {
    ...(initiative.template_snapshot && {
      template_snapshot: json({ ...initiative.template_snapshot, inputs }),
    }),
    metadata: json({ ...metadata, globalInputs: values }),
  })
  return cleared
}

/** Whoever looks at a phase follows that phase alone, so each of them is told. */
async function tellPhases(
  tx: Tx,
  { initiative, ids }: { initiative: InitiativeRow; ids: readonly string[] },
  changed: ReadonlyMap<string, Date>,
): Promise<void> {
  for (const phaseId of ids) {
    const place = { firmId: initiative.firm_id, clientId: initiative.client_id, phaseId }
    const at = changed.get(phaseId)
    const told =
      at === undefined
        ? { type: 'INITIATIVE_UPDATED' as const, data: { initiativeId: initiative.id } }
        : { type: 'PHASE_UPDATED' as const, data: { phaseId, updatedAt: at.toISOString() } }
    await appendPhaseEvents(tx, place, [told])
  }
}
