import type { InputField, InputGroup, RequiredInputs } from '@parley/contracts/template-definition.ts'
import type { AssignmentContent, TemplateContent, TemplatePhaseContent } from '../content.ts'
import { place } from '../templates/builders.ts'

/** What people read of a field: its label alone, or with the rest of its texts. */
type FieldTexts =
  string | [label: string, rest: { placeholder?: string; description?: string; options?: string[] }]

/** What people read of a group of fields: its name alone, or with its description. */
type GroupTexts = string | [name: string, description: string]

/** What people read of inputs: groups by their ids, fields by their names. */
interface InputTexts {
  groups?: Readonly<Record<string, GroupTexts>>
  fields?: Readonly<Record<string, FieldTexts>>
}

/** What an agent is asked for at its place: its chapter, the task, and what each named part has to hold. */
interface PlaceTexts {
  title: string
  asks: string
  parts: Readonly<Record<string, string>>
}

/** What people and agents read of a phase; lists in the order of the phase itself. */
export interface PhaseTexts extends InputTexts {
  name: string
  description: string
  artifacts: readonly string[]
  /** Statements that have to hold before and after the conversation. */
  before: readonly string[]
  after: readonly string[]
  places: readonly PlaceTexts[]
}

/** A template in another language: its words by the keys of what they name; all else stays as it is. */
export interface TemplateTexts extends InputTexts {
  name: string
  description: string
  /** Name and description by the role's id. */
  teamRoles: Readonly<Record<string, [name: string, description: string]>>
  /** By the phase's id. */
  phases: Readonly<Record<string, PhaseTexts>>
}

/** @throws Error where a text is missing, or one is left over */
const paired = <Item, Text>(
  place: string,
  items: readonly Item[],
  texts: readonly Text[],
): [Item, Text][] => {
  if (items.length !== texts.length)
    throw new Error(`${place}: ${items.length} are to be named, and there are ${texts.length} texts.`)
  return items.map((item, index): [Item, Text] => [item, texts[index] as Text])
}

/** @throws Error where a key has no text, or a text has no key */
const checkKeys = (place: string, keys: readonly string[], texts: object): void => {
  const named = Object.keys(texts)
  const wrong = [...keys.filter((key) => !named.includes(key)), ...named.filter((key) => !keys.includes(key))]
  if (wrong.length > 0) throw new Error(`${place}: ${wrong.join(', ')} without a counterpart.`)
}

const euro = (field: InputField): InputField =>
  field.currency === undefined ? field : { ...field, currency: 'EUR' }

function germanField(place: string, field: InputField, texts: FieldTexts | undefined): InputField {
  if (texts === undefined) throw new Error(`${place}: ${field.name} has no text.`)
  const [label, rest] = typeof texts === 'string' ? [texts, {}] : texts
  const { placeholder, description, options } = field
  checkKeys(
    `${place}, ${field.name}`,
    Object.entries({ placeholder, description, options }).flatMap(([key, text]) =>
      text === undefined ? [] : [key],
    ),
    rest,
  )
  paired(`${place}, ${field.name}`, options ?? [], rest.options ?? [])
  return { ...euro(field), label, ...rest }
}

function germanGroup(place: string, group: InputGroup, texts: GroupTexts | undefined): InputGroup {
  const [name, description] = typeof texts === 'string' ? [texts] : (texts ?? [''])
  if ((group.description === undefined) !== (description === undefined))
    throw new Error(`${place}, ${group.id}: a description without a counterpart.`)
  return { ...group, name, ...(description !== undefined && { description }) }
}

/** Owners are asked for in every template in the same words. */
const ownersGroup = { owners: 'Verantwortliche der Initiative' }

function germanInputs(place: string, { groups, fields }: RequiredInputs, texts: InputTexts): RequiredInputs {
  const names: Record<string, GroupTexts> = {
    ...(groups.some(({ id }) => id === 'owners') ? ownersGroup : {}),
    ...texts.groups,
  }
  const labels = texts.fields ?? {}
  const all = [...groups.flatMap((group) => group.fields), ...fields]
  checkKeys(
    place,
    groups.map(({ id }) => id),
    names,
  )
  checkKeys(
    place,
    all.map(({ name }) => name),
    labels,
  )
  const inGerman = (field: InputField): InputField => germanField(place, field, labels[field.name])
  return {
    groups: groups.map((group): InputGroup => ({
      ...germanGroup(place, group, names[group.id]),
      fields: group.fields.map(inGerman),
    })),
    fields: fields.map(inGerman),
  }
}

function germanPhase(phase: TemplatePhaseContent, texts: PhaseTexts): TemplatePhaseContent {
  const { id } = phase
  return {
    ...phase,
    name: texts.name,
    description: texts.description,
    requiredInputs: germanInputs(id, phase.requiredInputs, texts),
    recommendedArtifacts: paired(id, phase.recommendedArtifacts, texts.artifacts).map(([artifact, name]) => ({
      ...artifact,
      name,
    })),
    initialRiskMitigations: paired(id, phase.initialRiskMitigations, texts.before).map(([, text]) => text),
    riskMitigations: paired(id, phase.riskMitigations, texts.after).map(([, text]) => text),
    aiAgents: paired(id, phase.aiAgents, texts.places).map(
      ([{ agent }, { title, asks, parts }]): AssignmentContent =>
        place(germanKey(agent), title, { asks, parts }),
    ),
  }
}

/** Agents and templates in German stand beside the English ones, under keys of their own. */
export const germanKey = (key: string): string => `${key}-de`

/** The template in German: the same phases, fields and agents, which the texts name. @throws Error for a missing text */
export function inGerman(template: TemplateContent, texts: TemplateTexts): TemplateContent {
  const { key, teamRoles, phases } = template
  checkKeys(
    key,
    teamRoles.map(({ id }) => id),
    texts.teamRoles,
  )
  checkKeys(
    key,
    phases.map(({ id }) => id),
    texts.phases,
  )
  return {
    ...template,
    key: germanKey(key),
    language: 'de',
    name: texts.name,
    description: texts.description,
    teamRoles: teamRoles.map((role) => {
      const [name, description] = texts.teamRoles[role.id] ?? ['', '']
      return { ...role, name, description }
    }),
    inputs: germanInputs(key, template.inputs, texts),
    phases: phases.map((phase) => germanPhase(phase, texts.phases[phase.id] as PhaseTexts)),
  }
}

/** Of the owners, which every template asks for: who they are in this one. */
export const owners = (description: string): Readonly<Record<string, FieldTexts>> => ({
  initiativeOwners: ['Verantwortliche der Initiative', { description }],
})

/** What the reviewer checks above all in this phase, and a part that only this phase needs. */
export const reviewing = (asks: string, parts: PlaceTexts['parts']): PlaceTexts => ({
  title: 'Prüfung',
  asks,
  parts: {
    Urteil:
      'freigeben oder überarbeiten lassen, mit Beitrag, benanntem Teil und dem, was genügen würde; wegen des Stils geht nichts zurück.',
    'Belege der Aussagen':
      'Tabelle mit Beitrag, Aussage, Quelle samt Fundstelle und Ergebnis (trifft zu, teilweise, widersprochen, nicht gefunden) für jede Zahl, jedes Datum, jeden Namen und jedes Zitat, von dem die Entscheidung abhängt.',
    Rechenprobe:
      'jede Summe, jeder Anteil, jede Differenz und jede Dauer mit den Ausgangswerten nachgerechnet; bei Abweichung die richtige Zahl.',
    'Fehlende Teile':
      'nach Beitrag und Name; was sich aus den Unterlagen beantworten ließe, getrennt von dem, was ein Mensch beantworten muss.',
    Widersprüche:
      'Aussagen zweier Beiträge oder eines Beitrags und einer Quelle, die nicht beide stimmen können, nebeneinander zitiert, mit der verlässlicheren Quelle.',
    ...parts,
  },
})

/** What makes this phase's work good enough, or not. */
export const deciding = (asks: string, criteria: string): PlaceTexts => ({
  title: 'Entscheidung',
  asks,
  parts: {
    Entscheidung:
      'freigeben, mit oder ohne Auflagen, oder ablehnen, im ersten Satz; der wichtigste Grund im zweiten.',
    Entscheidungskriterien: criteria,
    Auflagen:
      'nummeriert; was von wem bis wann nachzuweisen ist und was geschieht, wenn der Nachweis ausbleibt.',
    'Verbleibende Risiken':
      'was die nächste Phase als offen übernimmt, jeweils mit der Person, die es trägt.',
  },
})
