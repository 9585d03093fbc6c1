import { allFields } from '@parley/contracts/rules/input-values.ts'
import { languageOfInitiative, type WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import type { ClientSettings } from '@parley/contracts/stored/settings.ts'
import type { InputField, RequiredInputs } from '@parley/contracts/template-definition.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import { findLanguage, wordsOf } from '../models/language/index.ts'

interface LanguageSettings {
  initiativeId: string
  /** The column of the initiative. */
  language: WrittenLanguage | null
  clientSettings: ClientSettings | null
  /** Of the whole initiative. */
  global: { inputs: RequiredInputs; values: Record<string, unknown> }
}

/** What the initiative's agents write in: set, or read off the inputs of all its phases. */
export async function findWrittenLanguage(
  tx: Kysely<DB>,
  { initiativeId, language, clientSettings, global }: LanguageSettings,
): Promise<WrittenLanguage> {
  const set = { initiative: language, client: clientSettings?.language ?? null }
  const isSet = (set.initiative ?? set.client) !== null
  const inputs = isSet
    ? []
    : [...textsOf(global.inputs, global.values), ...(await listPhaseTexts(tx, initiativeId))]
  return languageOfInitiative({ ...set, inputs }, (text) => findLanguage(wordsOf(text)))
}

async function listPhaseTexts(tx: Kysely<DB>, initiativeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('initiative_phase')
    .select(['definition', 'inputs'])
    .where('initiative_id', '=', initiativeId)
    .execute()
  return rows.flatMap((row) => textsOf(row.definition.requiredInputs, row.inputs))
}

/** Fields that hold words of whoever filled them; what can be chosen is worded by the template. */
const wordTypes: readonly InputField['type'][] = ['text', 'textarea', 'tags']

const textsOf = (inputs: RequiredInputs, values: Record<string, unknown>): string[] =>
  allFields(inputs)
    .filter(({ type }) => wordTypes.includes(type))
    .flatMap(({ name }) => {
      const value = values[name]
      return typeof value === 'string' ? [value] : Array.isArray(value) ? [value.join(' ')] : []
    })
