import { allFields, isBlank } from '@parley/contracts/rules/input-values.ts'
import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import type { InputField, PhaseDefinition, RequiredInputs } from '@parley/contracts/template-definition.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import { findWrittenLanguage } from '../inputs/index.ts'
import type { Tenant } from '../tenant.ts'
import type { EvidenceInput, ModelChoice } from '../models/port.ts'
import { findModelSettings } from './model-settings.ts'
import type { Limits } from './provider-calls.queries.ts'

/** What the agents of a phase work from and with: inputs as people filled them, models as the client chose them. */
export interface PhaseContext extends Tenant {
  initiativeId: string
  phaseId: string
  phaseName: string
  phaseDescription: string
  phaseStatus: string
  initiativeStatus: string
  definition: PhaseDefinition
  /** Values of the phase's own inputs, by field name. */
  values: Record<string, unknown>
  /** Of this phase and of the initiative (decisions D11, Global inputs). */
  inputs: EvidenceInput[]
  /** That agents write in: set, or that of the inputs. */
  language: WrittenLanguage
  choices: { preparer: ModelChoice; reviewer: ModelChoice }
  limits: Limits
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
  const { choices, limits } = await findModelSettings(tx, row.client_settings)
  const definition = row.definition as PhaseDefinition
  const values = row.inputs as Record<string, unknown>
  const global = { inputs: globalFields(row.template_snapshot), values: globalValues(row.metadata) }
  const given: Given[] = [{ inputs: definition.requiredInputs, values }, global]
  const names = await readNames(tx, given)
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
    inputs: given.flatMap((one) => filled(one, names)),
    language: await findWrittenLanguage(tx, {
      initiativeId: row.initiative_id,
      language: row.language,
      clientSettings: row.client_settings,
      global,
    }),
    choices,
    limits,
  }
}

const globalFields = (snapshot: unknown): RequiredInputs =>
  (snapshot as { inputs?: RequiredInputs } | null)?.inputs ?? { groups: [], fields: [] }

const globalValues = (metadata: unknown): Record<string, unknown> =>
  (metadata as { globalInputs?: Record<string, unknown> }).globalInputs ?? {}

interface Given {
  inputs: RequiredInputs
  values: Record<string, unknown>
}
/** Names of the people that inputs hold by id. */
type Names = ReadonlyMap<string, string>

const isOfPeople = ({ type }: InputField): boolean => type === 'stakeholders' || type === 'contacts'

/** People whom inputs name by their ids; one who was deleted has no name any more. */
async function readNames(tx: Kysely<DB>, given: readonly Given[]): Promise<Names> {
  const ids = given
    .flatMap(({ inputs, values }) =>
      allFields(inputs)
        .filter(isOfPeople)
        .map(({ name }) => values[name]),
    )
    .flat()
    .filter((value) => idSchema.safeParse(value).success)
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('stakeholder')
    .select(['id', 'first_name', 'last_name', 'role'])
    .where('id', 'in', ids as string[])
    .execute()
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name} (${row.role})`]))
}

/** Filled inputs as a person would read them out. */
function filled({ inputs, values }: Given, names: Names): EvidenceInput[] {
  return allFields(inputs).flatMap((field) => {
    const value = isOfPeople(field) ? namesOf(values[field.name], names) : values[field.name]
    return isBlank(value) ? [] : [{ label: field.label, value: textOf(field, value) }]
  })
}

const namesOf = (value: unknown, names: Names): unknown =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => {
        if (typeof one !== 'string' || !idSchema.safeParse(one).success) return [one]
        return names.get(one) ?? []
      })
    : value

function textOf(field: InputField, value: unknown): string {
  if (field.type === 'currency') return `${field.currency ?? 'USD'} ${String(value)}`
  if (Array.isArray(value)) return value.map(itemText).join(', ')
  return itemText(value)
}

const itemText = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  const name = (value as { name?: unknown } | null)?.name
  return typeof name === 'string' ? name : JSON.stringify(value)
}
