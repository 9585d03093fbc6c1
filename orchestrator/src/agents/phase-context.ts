import type { InitiativeStatus, PhaseStatus } from '@parley/contracts/enums.ts'
import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import {
  filledInputs,
  findWrittenLanguage,
  globalInputsOf,
  openInputs,
  readInputNames,
} from '../inputs/index.ts'
import type { Tenant } from '../tenant.ts'
import type { Brief, EvidenceInput } from '../models/port.ts'
import { findModelSettings, type ModelUse } from './model-settings.ts'

/** What the agents of a phase work from and with: inputs as people filled them, models as the client chose them. */
export interface PhaseContext extends Tenant, ModelUse {
  initiativeId: string
  phaseId: string
  phaseName: string
  phaseDescription: string
  phaseStatus: PhaseStatus
  initiativeStatus: InitiativeStatus
  definition: PhaseDefinition
  /** Values of the phase's own inputs, by field name. */
  values: Record<string, unknown>
  /** Of this phase and of the initiative (decisions D11, Global inputs). */
  inputs: EvidenceInput[]
  /** Who and what the engagement is about; read for steps that ask a model. */
  brief?: Brief
  /** Labels of those without a value, required ones first. */
  openInputs: string[]
  /** That agents write in: set, or that of the inputs. */
  language: WrittenLanguage
}

/** @returns undefined where the phase is missing or another tenant's */
export async function findPhaseContext(tx: Kysely<DB>, phaseId: string): Promise<PhaseContext | undefined> {
  const row = await tx
    .selectFrom('initiative_phase as phase')
    .innerJoin('initiative', 'initiative.id', 'phase.initiative_id')
    .innerJoin('client', 'client.id', 'phase.client_id')
    .where('phase.id', '=', phaseId)
    .select([
      'phase.id',
      'phase.firm_id',
      'phase.client_id',
      'phase.initiative_id',
      'phase.name',
      'phase.status',
      'phase.inputs',
      'phase.definition',
      'initiative.status as initiative_status',
      'initiative.language',
      'initiative.metadata',
      'initiative.template_snapshot',
      'client.settings as client_settings',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const models = await findModelSettings(tx, row.client_settings)
  const definition = row.definition
  const values = row.inputs
  const global = globalInputsOf(row)
  const given = [{ inputs: definition.requiredInputs, values }, global]
  const names = await readInputNames(tx, row.initiative_id, given)
  return {
    firmId: row.firm_id,
    clientId: row.client_id,
    initiativeId: row.initiative_id,
    phaseId: row.id,
    phaseName: row.name,
    phaseDescription: definition.description,
    phaseStatus: row.status,
    initiativeStatus: row.initiative_status,
    definition,
    values,
    inputs: given.flatMap((one) => filledInputs(one, { names })),
    openInputs: openInputs(given, { names }),
    language: await findWrittenLanguage(tx, {
      initiativeId: row.initiative_id,
      language: row.language,
      clientSettings: row.client_settings,
      global,
    }),
    ...models,
  }
}
