import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { newId } from '../ids.ts'
import type {
  InputField,
  PhaseDefinition,
  RequiredInputs,
  TemplateDefinition,
} from '../template-definition.ts'
import { movedPlaces } from './changes/list-matches.ts'
import { templateChanges } from './template-changes.ts'

const field = (name: string, more: Partial<InputField> = {}): InputField => ({
  name,
  label: name.toUpperCase(),
  type: 'text',
  required: false,
  ...more,
})
const group = (id: string, fields: InputField[], name = `Group ${id}`) => ({ id, name, fields })
const inputs = (groups: RequiredInputs['groups'] = [], fields: InputField[] = []): RequiredInputs => ({
  groups,
  fields,
})
const agentId = newId()
const agent = (more: object = {}, profile: object = {}, id = agentId) => ({
  aiAgentId: id,
  order: 1,
  moderatorPrompt: 'Ask',
  chapterTitle: 'One',
  expectedOutput: 'A list',
  ...more,
  aiAgent: {
    id,
    name: 'Analyst',
    role: 'CONTRIBUTOR' as const,
    description: 'Analyses',
    systemMessage: 'You analyse',
    isSME: false,
    ...profile,
  },
})
const statement = (id: string, description: string) => ({ id, description, order: 1 })
const phase = (name: string, more: Partial<PhaseDefinition> = {}): PhaseDefinition => ({
  id: `id of ${name}`,
  name,
  description: '',
  order: 1,
  requiredInputs: inputs(),
  recommendedArtifacts: [],
  initialRiskMitigations: [],
  riskMitigations: [],
  aiAgents: [],
  ...more,
})
const template = (phases: PhaseDefinition[], more: Partial<TemplateDefinition> = {}): TemplateDefinition => ({
  phases,
  inputs: inputs(),
  outputs: inputs(),
  teamRoles: [],
  ...more,
})

/** Each change in a line: what happened, to which part, and how. */
const told = (before: TemplateDefinition, after: TemplateDefinition): string[] =>
  templateChanges(before, after).map(({ kind, part, name, details }) =>
    [kind, part, name, ...details.map((one) => `${one.property}: ${one.before} > ${one.after}`)].join(' | '),
  )
const toldOfPhase = (before: Partial<PhaseDefinition>, after: Partial<PhaseDefinition>): string[] =>
  told(template([phase('P', before)]), template([phase('P', after)]))

describe('phases of two versions of a template', () => {
  const [a, b, c] = [phase('A'), phase('B'), phase('C')]

  it('are told when they come and go, as a whole', () => {
    const full = phase('New', {
      aiAgents: [agent()],
      recommendedArtifacts: [{ name: 'X', importance: 'High' }],
    })
    expect(told(template([a, b]), template([a, full]))).toEqual([
      'added | phase | New',
      'removed | phase | B',
    ])
  })
  it('are the same by their id, whatever their name and place', () => {
    expect(told(template([a, b]), template([a, { ...b, name: 'Better' }]))).toEqual([
      'changed | phase | Better | name: B > Better',
    ])
    expect(told(template([a, b, c]), template([c, a, b]))).toEqual(['moved | phase | C | order: 3 > 1'])
  })
  it('are the same by their name where the ids differ, and by their place where there are none', () => {
    expect(told(template([a]), template([{ ...a, id: 'other', durationDays: 5 }]))).toEqual([
      'changed | phase | A | durationDays:  > 5',
    ])
    const early = (name: string) => ({ ...phase(name), id: undefined }) as unknown as PhaseDefinition
    expect(told(template([early('A'), early('B')]), template([a, c]))).toEqual([
      'changed | phase | C | name: B > C',
    ])
    expect(told(template([a, b]), template([a, c]))).toEqual(['added | phase | C', 'removed | phase | B'])
  })
  it('have not moved because one came before them', () => {
    expect(told(template([a, b]), template([c, a, b]))).toEqual(['added | phase | C'])
  })
})

describe('what a phase holds', () => {
  it('has fields by their name, in groups by their id', () => {
    const before = { requiredInputs: inputs([group('1', [field('x'), field('y')])], [field('z')]) }
    const after = {
      requiredInputs: inputs(
        [group('1', [field('y', { required: true, options: ['a', 'b'] })], 'Renamed')],
        [field('z'), field('x', { label: 'Ex' }), field('n')],
      ),
    }
    expect(toldOfPhase(before, after)).toEqual([
      'changed | group | Renamed | name: Group 1 > Renamed',
      'changed | input | Y | required:  > Yes | options:  > a, b',
      'added | input | N',
      'changed | input | Ex | label: X > Ex',
      'moved | input | Ex | group: Group 1 > ',
    ])
  })
  it('has groups that come, go, move and keep their fields', () => {
    const [one, two] = [group('1', [field('x')]), group('2', [field('y')])]
    const order = toldOfPhase({ requiredInputs: inputs([one, two]) }, { requiredInputs: inputs([two, one]) })
    expect(order).toEqual(['moved | group | Group 1 | order: 1 > 2'])
    const gone = toldOfPhase({ requiredInputs: inputs([one, two]) }, { requiredInputs: inputs([one]) })
    expect(gone).toEqual(['removed | group | Group 2', 'removed | input | Y'])
  })
  it('has artifacts by name, statements by id, else by text', () => {
    expect(
      toldOfPhase(
        { recommendedArtifacts: [{ name: 'Plan', importance: 'High' }] },
        { recommendedArtifacts: [{ name: 'Plan', importance: 'Low' }] },
      ),
    ).toEqual(['changed | artifact | Plan | importance: High > Low'])
    const list = (...riskMitigations: PhaseDefinition['riskMitigations']) => ({ riskMitigations })
    expect(toldOfPhase(list(statement('1', 'Old')), list(statement('1', 'New')))).toEqual([
      'changed | mitigation | New | description: Old > New',
    ])
    expect(toldOfPhase(list(statement('1', 'Same')), list(statement('2', 'Same')))).toEqual([])
    const initial = toldOfPhase({}, { initialRiskMitigations: [statement('1', 'First')] })
    expect(initial).toEqual(['added | initial-mitigation | First'])
  })
  it('has agents by what they are and which of several they are', () => {
    const second = agent({ chapterTitle: 'Two' })
    const changed = toldOfPhase(
      { aiAgents: [agent(), second] },
      { aiAgents: [agent(), { ...second, moderatorPrompt: 'Ask more' }] },
    )
    expect(changed).toEqual(['changed | agent | Analyst (2) | moderatorPrompt: Ask > Ask more'])
    expect(toldOfPhase({ aiAgents: [agent(), second] }, { aiAgents: [agent()] })).toEqual([
      'removed | agent | Analyst (2)',
    ])
    const other = agent({}, { name: 'Judge' }, newId())
    expect(toldOfPhase({ aiAgents: [agent(), other] }, { aiAgents: [other, agent()] })).toEqual([
      'moved | agent | Analyst | order: 1 > 2',
    ])
  })
})

it('tells of global inputs, outputs and team roles', () => {
  const lead = { id: 'r', name: 'Lead', description: '' }
  expect(
    told(
      template([phase('A')], { teamRoles: [lead] }),
      template([phase('A')], {
        inputs: inputs([group('g', [field('x')])]),
        outputs: inputs([], [field('o')]),
        teamRoles: [{ ...lead, description: 'Leads' }],
      }),
    ),
  ).toEqual([
    'added | group | Group g',
    'added | global-input | X',
    'added | output | O',
    'changed | team-role | Lead | description:  > Leads',
  ])
})

describe('every property', () => {
  const withField = (more: Partial<InputField>) => ({ requiredInputs: inputs([], [field('x', more)]) })
  it.each<Partial<InputField>>([
    { label: 'New' },
    { description: 'New' },
    { type: 'date' },
    { required: true },
    { placeholder: 'New' },
    { options: ['New'] },
    { currency: 'EUR' },
    { isFixed: true },
    { min: 1 },
    { max: 1 },
  ])('of a field is compared: %j', (change) => {
    expect(toldOfPhase(withField({}), withField(change))).toHaveLength(1)
  })
  it.each([
    [{ moderatorPrompt: 'New' }, {}],
    [{ chapterTitle: 'New' }, {}],
    [{ expectedOutput: 'New' }, {}],
    [{}, { name: 'New' }],
    [{}, { role: 'REVIEWER' }],
    [{}, { description: 'New' }],
    [{}, { systemMessage: 'New' }],
    [{}, { isSME: true }],
  ])('of an agent is compared: %j %j', (place, profile) => {
    expect(toldOfPhase({ aiAgents: [agent()] }, { aiAgents: [agent(place, profile)] })).toHaveLength(1)
  })
  it('tells one option with a comma from two', () => {
    const change = toldOfPhase(withField({ options: ['a, b'] }), withField({ options: ['a', 'b'] }))
    expect(change).toHaveLength(1)
  })
})

describe('whatever the order', () => {
  const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 })

  it('those that did not move stand in their former order, and none moved where nothing did', () => {
    fc.assert(
      fc.property(orders, (places) => {
        const moved = movedPlaces(places)
        const rest = places.filter((place) => !moved.has(place))
        expect(rest).toEqual(rest.toSorted((x, y) => x - y))
        expect(moved.size === 0).toBe(places.every((place, index) => place === index))
      }),
    )
  })
  it('phases that only change places are moved, never lost or new', () => {
    const phases = Array.from({ length: 7 }, (_none, index) => phase(`P${index}`))
    fc.assert(
      fc.property(orders, (places) => {
        const after = places.flatMap((place) => phases.slice(place, place + 1))
        const kinds = templateChanges(template(phases), template(after)).map(({ kind }) => kind)
        expect(kinds.every((kind) => kind === 'moved')).toBe(true)
        expect(templateChanges(template(after), template(after))).toEqual([])
      }),
    )
  })
})
