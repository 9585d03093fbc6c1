import { describe, expect, it } from '@jest/globals'
import { industryCodes, initiativeTypes } from '@parley/contracts/enums.ts'
import { allFields } from '@parley/contracts/rules/input-values.ts'
import {
  fieldTypes,
  templateDefinitionSchema,
  type InputField,
} from '@parley/contracts/template-definition.ts'
import {
  defaultPhaseNames,
  maxAgentsPerPhase,
  requiredInputsInput,
} from '@parley/contracts/template-input.ts'
import { demoTemplates } from './seed-templates.ts'
import { phaseDefinitionOf } from '../starter/write-template.ts'
import { starterAgents } from '../starter/agents.ts'
import type { TemplateContent, TemplatePhaseContent } from '../starter/content.ts'

const agentIds = new Map(
  starterAgents.map(({ key }, index) => [key, `0190a000-0000-7000-8000-${String(index).padStart(12, '0')}`]),
)
const agentOf = (key: string) => starterAgents.find((agent) => agent.key === key)
const templates = demoTemplates.map((template): [string, TemplateContent] => [template.key, template])
const phases = demoTemplates.flatMap((template) =>
  template.phases.map((phase): [string, TemplatePhaseContent, TemplateContent] => [
    `${template.key}, ${phase.id}`,
    phase,
    template,
  ]),
)
const distinct = (values: readonly string[]): number => new Set(values).size
const kebabCase = /^[a-z]+(-[a-z]+)*$/

describe.each(templates)('the template %s', (_, template) => {
  it('is one that the contract accepts, with nothing beyond it', () => {
    const definition = {
      phases: template.phases.map((phase, index) => phaseDefinitionOf(phase, index + 1, agentIds)),
      inputs: template.inputs,
      outputs: template.outputs,
      teamRoles: template.teamRoles,
    }
    expect(templateDefinitionSchema.parse(definition)).toEqual(definition)
    expect(initiativeTypes).toContain(template.initiativeType)
    expect(industryCodes).toEqual(expect.arrayContaining(template.industries))
  })

  it('has five phases and at least four team roles, each with an id of its own', () => {
    const { phases: own, teamRoles } = template
    expect(own).toHaveLength(5)
    expect(teamRoles.length).toBeGreaterThanOrEqual(4)
    for (const things of [own, teamRoles]) {
      expect(distinct(things.map(({ id }) => id))).toBe(things.length)
      expect(distinct(things.map(({ name }) => name))).toBe(things.length)
      for (const { id, description } of things) {
        expect(id).toMatch(kebabCase)
        expect(description.length).toBeGreaterThan(20)
      }
    }
  })

  it('keeps the owners of the initiative in a fixed field of the first phase', () => {
    const owners = template.phases.map((phase) =>
      phase.requiredInputs.groups
        .filter(({ id }) => id === 'owners')
        .flatMap(({ fields }) => fields.map(({ type, isFixed }) => ({ type, isFixed }))),
    )
    expect(owners).toEqual([[{ type: 'stakeholders', isFixed: true }], [], [], [], []])
  })

  it('asks in its global inputs for nothing twice', () => {
    expect(requiredInputsInput.safeParse(template.inputs).error).toBeUndefined()
  })

  it('calls only experts of its industries', () => {
    const served = (key: string): boolean => {
      const industries = agentOf(key)?.industries ?? []
      const wanted = template.industries
      return [wanted, industries].some((codes) => codes.includes('all'))
        ? true
        : industries.some((code) => wanted.includes(code))
    }
    const called = template.phases.flatMap((phase) => phase.aiAgents.map(({ agent }) => agent))
    expect(called.filter((key) => !served(key))).toEqual([])
  })
})

const isSound = ({ type, options, currency, min, max, required, isFixed }: InputField): boolean => {
  if (isFixed === true && required) return false
  if (type === 'select' || type === 'multi-select')
    return options !== undefined && options.length > 1 && distinct(options) === options.length
  if (type === 'currency') return currency !== undefined
  return type !== 'range' || (min !== undefined && max !== undefined && min < max)
}

/** Types whose fields stand two in a row, with the label in their frame: a longer one would be cut. */
const narrow: readonly string[] = ['text', 'select', 'date', 'number', 'currency', 'contacts', 'stakeholders']
const isLegible = ({ type, label }: InputField): boolean => label.length <= (narrow.includes(type) ? 36 : 80)

describe.each(phases)('the phase %s', (_, phase) => {
  it('names each field, group and artifact once, and each field can be filled', () => {
    expect(requiredInputsInput.safeParse(phase.requiredInputs).error).toBeUndefined()
    const { groups } = phase.requiredInputs
    expect(distinct(groups.map(({ id }) => id))).toBe(groups.length)
    for (const group of groups) {
      expect(group.icon).toMatch(/^[A-Z]\w+Icon$/)
      expect(group.fields).not.toHaveLength(0)
    }
    const fields = allFields(phase.requiredInputs)
    expect(distinct(fields.map(({ label }) => label))).toBe(fields.length)
    expect(fields.filter((field) => !isSound(field) || !isLegible(field))).toEqual([])
    expect(fields.some(({ required }) => required)).toBe(true)
    const artifacts = phase.recommendedArtifacts.map(({ name }) => name)
    expect(artifacts).not.toHaveLength(0)
    expect(distinct(artifacts)).toBe(artifacts.length)
  })

  it('ends with a reviewer and an approver, who have something to judge', () => {
    const roles = phase.aiAgents.map(({ agent }) => agentOf(agent)?.role)
    expect(roles.length).toBeLessThanOrEqual(maxAgentsPerPhase)
    expect(roles.slice(-2)).toEqual(['REVIEWER', 'APPROVER'])
    expect(distinct(roles.slice(0, -2).map(String))).toBe(1)
    expect(roles[0]).toBe('CONTRIBUTOR')
    for (const { chapterTitle, moderatorPrompt, expectedOutput } of phase.aiAgents)
      expect([chapterTitle, moderatorPrompt, expectedOutput]).not.toContain('')
  })

  it('lasts some days and states what has to hold before and after the conversation', () => {
    expect(phase.durationDays).toBeGreaterThanOrEqual(5)
    const { initialRiskMitigations: before, riskMitigations: after } = phase
    expect(before).not.toHaveLength(0)
    expect(after).not.toHaveLength(0)
    expect(distinct([...before, ...after])).toBe(before.length + after.length)
  })
})

const flagships = templates.filter(([key]) =>
  ['cyber-resilience', 'operating-model', 'cloud-migration'].includes(key),
)

describe.each(flagships)('the template %s, worked out in full', (_, template) => {
  it('runs from initiation to recommendation', () => {
    expect(template.phases.map(({ name }) => name)).toEqual([...defaultPhaseNames])
  })

  it('uses every type of field', () => {
    const used = [template.inputs, ...template.phases.map((phase) => phase.requiredInputs)]
      .flatMap(allFields)
      .map(({ type }) => type)
    expect(new Set(used)).toEqual(new Set(fieldTypes))
  })

  it('gives each phase three to five agents, checks before and after, and artifacts of unequal weight', () => {
    for (const phase of template.phases) {
      const { aiAgents, initialRiskMitigations, riskMitigations, recommendedArtifacts } = phase
      const counts = [aiAgents, initialRiskMitigations, riskMitigations].map(({ length }) => length)
      expect([3, 4, 5]).toContain(counts[0])
      expect([3, 4, 5]).toContain(counts[1])
      expect([2, 3, 4]).toContain(counts[2])
      expect(distinct(recommendedArtifacts.map(({ importance }) => importance))).toBeGreaterThanOrEqual(3)
    }
  })
})

/** A part as it is written: its name, then what it has to hold. */
const partLine = /^- (\p{Lu}[^:;,.]{2,44}): (\S.{20,320}\.)$/u
const isChecklist = (lines: string[]): boolean =>
  [3, 4, 5, 6].includes(lines.length) &&
  lines.every((line) => partLine.test(line)) &&
  distinct(lines.map((line) => line.replace(partLine, '$1').toLowerCase())) === lines.length
/** A field's label as a sentence names it: without what stands behind a comma or in brackets. */
const spokenLabel = ({ label }: InputField): string => label.replace(/(,| \().*$/, '')
/** Most characters that a place asks its search for (find-passages). */
const mostSearched = 2_000

describe.each(templates)('what the template %s asks its agents for', (_, template) => {
  const places = template.phases.flatMap((phase, index) => {
    const until = template.phases.slice(0, index + 1).map(({ requiredInputs }) => requiredInputs)
    const labels = [template.inputs, ...until].flatMap(allFields).map(spokenLabel)
    return phase.aiAgents.map((place) => ({ ...place, phase: phase.id, labels }))
  })
  const whole = ({ moderatorPrompt, expectedOutput, chapterTitle }: (typeof places)[number]): string =>
    [moderatorPrompt, expectedOutput, chapterTitle].join('\n')

  it('is three to six parts at each place, each on a line of its own with its name and content', () => {
    expect(places.filter(({ expectedOutput }) => !isChecklist(expectedOutput.split('\n')))).toEqual([])
    expect(places.filter((place) => whole(place).length > mostSearched)).toEqual([])
    expect(distinct(places.map(({ moderatorPrompt }) => moderatorPrompt))).toBe(places.length)
  })

  it('names only inputs that people have been asked for by then', () => {
    const unknown = places.flatMap((place) =>
      [...whole(place).matchAll(/\b(?:inputs?|Eingaben?) (?=\p{Lu})(.{1,80})/gu)]
        .map(([, words = '']) => words)
        .filter((words) => !place.labels.some((label) => words.startsWith(label))),
    )
    expect(unknown).toEqual([])
  })
})

/** Of the German templates, each with the English one that it puts into other words. */
const pairs = templates.flatMap(([key, template]) =>
  templates
    .filter(([other]) => other === `${key}-de`)
    .map(([, german]): [string, TemplateContent, TemplateContent] => [key, template, german]),
)

/** What people and agents read of a template, without keys, icons and other values of the product. */
const unread = new Set(
  ['id', 'key', 'icon', 'type', 'importance', 'currency', 'agent'].concat([
    'industries',
    'firm',
    'client',
    'initiativeType',
    'status',
    'language',
  ]),
)
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n')
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  const isField = 'label' in value
  return Object.entries(value).flatMap(([key, inner]) =>
    unread.has(key) || (isField && key === 'name') ? [] : wordsOf(inner),
  )
}
/** The same in both languages: products, standards, and words that German has taken over. */
const sameInBoth = new Set([
  ...['Sponsor', 'Integration', 'Minimal', 'Plan', 'Benchmark', 'Budget', 'Start', 'Offline', 'Standards'],
  ...['DORA', 'UK NIS Regulations', 'HIPAA', 'PCI DSS', 'ESRS', 'ISSB', 'GRI', 'UK SRS', 'EDI', 'OPC UA'],
  ...['Amazon Web Services', 'Microsoft Azure', 'Google Cloud'],
])

it('every template is there in English and in German', () => {
  const keys = templates.map(([key]) => key)
  expect(
    keys
      .filter((key) => !key.endsWith('-de'))
      .map((key) => `${key}-de`)
      .sort(),
  ).toEqual(keys.filter((key) => key.endsWith('-de')).sort())
})

it.each(pairs)('the template %s says everything in German', (_, english, german) => {
  const said = new Set(wordsOf(english))
  expect([...new Set(wordsOf(german))].filter((text) => said.has(text) && !sameInBoth.has(text))).toEqual([])
})

it('every agent says in 80 to 180 words how it works, and no two say the same', () => {
  const messages = starterAgents.map(({ systemMessage }) => systemMessage)
  const lengths = messages.map((message) => message.split(/\s+/).length)
  expect(lengths.filter((words) => words < 80 || words > 180)).toEqual([])
  expect(distinct(messages)).toBe(messages.length)
})

it('exactly one template is announced and not yet to be used', () => {
  const announced = demoTemplates.filter(({ status, language }) => status === 'FUTURE' && language === 'en')
  expect(announced.map(({ key }) => key)).toEqual(['sustainability-reporting'])
})
