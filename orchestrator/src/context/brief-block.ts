import { excerptOf } from '../models/language/index.ts'
import type { Brief, Evidence } from '../models/port.ts'
import { fenceUntrusted } from './fence-untrusted.ts'

/** Characters of one input, of all, and of what one earlier phase concluded. */
const inputLimit = 4_000
const allInputsLimit = 24_000
const conclusionLimit = 2_400

/**
 * Who and what the engagement is about. It stays the same while a phase runs unless an input, a person or a date
 * changes. All of it is fenced: names and values are typed by many hands.
 */
export function briefBlock(evidence: Evidence): string {
  const { brief } = evidence
  const facts = [
    ...(brief === undefined ? [] : engagementLines(brief)),
    ...(evidence.phaseName === '' ? [] : phaseLines(evidence)),
    ...(brief === undefined ? [] : earlierLines(brief)),
  ]
  return facts.length === 0 ? '' : `# The engagement\n\n${fenceUntrusted('brief', facts.join('\n'))}`
}

function engagementLines(brief: Brief): string[] {
  const { client, initiative, people } = brief
  const industries = client.industries.length > 0 ? ` (${client.industries.join(', ')})` : ''
  const template = initiative.template === null ? '' : `, from the template ${oneLine(initiative.template)}`
  return [
    `Today: ${brief.today}`,
    `Consulting firm: ${oneLine(brief.firm)}`,
    `Client: ${oneLine(client.name)}${industries}`,
    `Initiative: ${oneLine(initiative.name)}${template}, ${initiative.status.toLowerCase()}`,
    ...(initiative.description.trim() === ''
      ? []
      : [`About it: ${excerptOf(oneLine(initiative.description), 2_000)}`]),
    ...(people.length > 0
      ? [
          'People:',
          ...people.map(
            ({ name, role, part }) => `- ${oneLine(name)}${role ? `, ${oneLine(role)}` : ''} (${part})`,
          ),
        ]
      : []),
    ...(brief.humanMinutes > 0 ? [`Hours of people so far: ${(brief.humanMinutes / 60).toFixed(1)}`] : []),
    ...(brief.budgetCents === null
      ? []
      : [`Budget for models: ${(brief.budgetCents / 100).toFixed(2)} US dollars`]),
  ]
}

function phaseLines({ phaseName, phaseDescription, brief, inputs, openInputs = [] }: Evidence): string[] {
  const phase = brief?.phase
  const place = phase === undefined ? '' : ` ${phase.number} of ${phase.of}`
  const dates = [
    phase?.starts ? `from ${phase.starts}` : undefined,
    phase?.ends ? `to ${phase.ends}` : undefined,
  ].filter((date) => date !== undefined)
  return [
    `Phase${place}: ${oneLine(phaseName)}${dates.length > 0 ? ` (${dates.join(' ')})` : ''}`,
    ...(phaseDescription.trim() === '' ? [] : [`Its purpose: ${oneLine(phaseDescription)}`]),
    ...inputLines(inputs),
    ...(openInputs.length > 0
      ? [`Inputs that nobody has filled: ${openInputs.map(oneLine).join('; ')}`]
      : []),
  ]
}

function inputLines(inputs: Evidence['inputs']): string[] {
  if (inputs.length === 0) return ['Inputs: none is filled.']
  const each = Math.min(inputLimit, Math.floor(allInputsLimit / inputs.length))
  return ['Inputs:', ...inputs.map(({ label, value }) => `- ${oneLine(label)}: ${cut(value.trim(), each)}`)]
}

function earlierLines({ earlier }: Brief): string[] {
  return earlier.flatMap(({ number, name, status, isActivated, conclusion }) => [
    `Phase ${number} before this one: ${oneLine(name)}, ${status.toLowerCase().replace('_', ' ')}${isActivated ? ', activated' : ''}`,
    ...(conclusion === null
      ? []
      : [`What its agents concluded:\n${cut(conclusion.trim(), conclusionLimit)}`]),
  ])
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const cut = (text: string, limit: number): string =>
  text.length <= limit ? text : `${excerptOf(text, limit - 2)} …`
