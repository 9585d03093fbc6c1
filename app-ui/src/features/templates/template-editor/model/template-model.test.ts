import { describe, expect, it } from '@jest/globals'
import { createTemplate, type Template } from '@parley/contracts/http/templates.ts'
import { newId } from '@parley/contracts/ids.ts'
import { template } from '@parley/ui-kit/testing/records.ts'
import { createEditorStore } from './editor-store.ts'
import { industriesAfter } from './industry-choice.ts'
import { addPhase, movePhase, removePhase } from './phase-changes.ts'
import { changedParts, makesVersion, toBody } from './template-body.ts'
import { fromTemplate, newTemplateDraft } from './template-draft.ts'

const agentId = newId()
const field = {
  name: 'budget',
  label: 'Budget',
  type: 'currency' as const,
  required: true,
  currency: 'EUR' as const,
}
const range = {
  name: 'fit',
  label: 'Fit',
  type: 'range' as const,
  required: false,
  min: 0,
  max: 10,
  isFixed: true,
}
const inputs = {
  groups: [{ id: 'default', name: 'default', description: 'All', icon: 'BusinessIcon', fields: [field] }],
  fields: [range],
}
const place = { aiAgentId: agentId, moderatorPrompt: 'Ask', chapterTitle: 'One', expectedOutput: 'Text' }
const profile = {
  id: agentId,
  name: 'Analyst',
  role: 'CONTRIBUTOR' as const,
  description: '',
  systemMessage: 'You are',
  isSME: false,
}
const stored: Template = template({
  industries: [],
  teamRoles: [{ id: 'r1', name: 'Sponsor', description: 'Pays' }],
  inputs,
  outputs: { groups: [], fields: [field] },
  phases: [
    {
      id: 'p1',
      name: 'Discovery',
      description: 'Look',
      order: 1,
      durationDays: 14,
      requiredInputs: inputs,
      recommendedArtifacts: [{ name: 'RFP', importance: 'Very High' }],
      initialRiskMitigations: [{ id: 'm1', description: 'Owners named', order: 1 }],
      riskMitigations: [
        { id: 'm2', description: 'Plan agreed', order: 1 },
        { id: 'm3', description: 'Budget held', order: 2 },
      ],
      aiAgents: [
        { ...place, order: 1, aiAgent: profile },
        { ...place, chapterTitle: 'Two', order: 2, aiAgent: profile },
      ],
    },
  ],
})

describe('a template on its way to the editor and back', () => {
  it('loses nothing', () => {
    const body = toBody(fromTemplate(stored))
    const [phase] = stored.phases
    expect(body).toEqual({
      name: stored.name,
      description: stored.description,
      icon: stored.icon,
      status: stored.status,
      visibility: stored.visibility,
      initiativeType: stored.initiativeType,
      language: null,
      industries: ['all'],
      clientId: null,
      consultingFirmId: null,
      teamRoles: stored.teamRoles,
      inputs: stored.inputs,
      outputs: stored.outputs,
      // What the agents are is the server's to copy in.
      phases: [{ ...phase, aiAgents: phase?.aiAgents.map(({ aiAgent: _aiAgent, ...rest }) => rest) }],
    })
    expect(createTemplate.body.safeParse(body).success).toBe(true)
  })

  it('begins with five phases, for all industries, and no name', () => {
    const draft = newTemplateDraft()
    expect(draft.phases.map(({ name }) => name)).toEqual([
      'Initiation',
      'Discovery',
      'Analysis',
      'Synthesis',
      'Recommendation',
    ])
    expect(draft).toMatchObject({
      name: '',
      description: '',
      industries: ['all'],
      visibility: 'PARLEY',
      status: 'CURRENT',
    })
    expect(createTemplate.body.safeParse({ ...toBody(draft), name: 'New' }).success).toBe(true)
  })

  it('sends only the parts that were changed, and whom it is for as a whole', () => {
    const before = fromTemplate(stored)
    expect(changedParts(before, { ...before, name: ` ${before.name} ` })).toEqual({})
    expect(changedParts(before, { ...before, name: ' Other ' })).toEqual({ name: 'Other' })
    const clientId = newId()
    const given = changedParts(before, { ...before, visibility: 'CLIENT', clientId })
    expect(given).toEqual({ visibility: 'CLIENT', clientId, consultingFirmId: null })
    expect(makesVersion(given)).toBe(false)
    expect(makesVersion(changedParts(before, { ...before, phases: [] }))).toBe(true)
  })
})

describe('phases', () => {
  it('are appended, moved and removed, and numbered by their place', () => {
    const draft = newTemplateDraft()
    const added = addPhase(draft, 'Handover') ?? ''
    expect(toBody(draft).phases.at(-1)).toMatchObject({ id: added, name: 'Handover', order: 6 })
    expect(movePhase(draft, added, 1)).toBe(true)
    expect(movePhase(draft, added, -5)).toBe(true)
    expect(movePhase(draft, added, 0)).toBe(false)
    expect(
      toBody(draft)
        .phases.map(({ name, order }) => [name, order])
        .slice(0, 2),
    ).toEqual([
      ['Handover', 1],
      ['Initiation', 2],
    ])
    const second = draft.phases[1]?.id ?? ''
    expect(removePhase(draft, second)).toBe(true)
    expect(toBody(draft).phases.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5])
  })

  it('never lose the first, and so never all', () => {
    const draft = newTemplateDraft()
    for (const { id } of [...draft.phases]) removePhase(draft, id)
    expect(draft.phases.map(({ name }) => name)).toEqual(['Initiation'])
  })

  it('never lose the one that was saved as the first, which the server keeps wherever it is', () => {
    const draft = fromTemplate(template())
    const [first] = draft.phases
    const added = addPhase(draft, 'Handover') ?? ''
    movePhase(draft, added, 0)
    expect(removePhase(draft, first?.id ?? '')).toBe(false)
    movePhase(draft, added, 1)
    expect(removePhase(draft, added)).toBe(true)
  })

  it('are at most thirty', () => {
    const draft = newTemplateDraft()
    for (let count = draft.phases.length; count < 30; count += 1) addPhase(draft, 'More')
    expect(addPhase(draft, 'One too many')).toBeUndefined()
    expect(draft.phases).toHaveLength(30)
  })
})

describe('industries', () => {
  it('are all where nothing is chosen, and all or some, never both', () => {
    expect(industriesAfter(['banking'], [])).toEqual(['all'])
    expect(industriesAfter(['banking'], ['banking', 'all'])).toEqual(['all'])
    expect(industriesAfter(['all'], ['all', 'banking'])).toEqual(['banking'])
    expect(industriesAfter(['banking'], ['banking', 'retail'])).toEqual(['banking', 'retail'])
  })
})

describe('the store', () => {
  function editorAt() {
    let time = 0
    const editor = createEditorStore(newTemplateDraft(), () => time)
    const type = (name: string, mark?: string): void => editor.edit((draft) => void (draft.name = name), mark)
    return { editor, type, wait: (ms: number) => (time += ms), name: () => editor.getDraft().name }
  }

  it('takes typing back as one step, a pause begins the next', () => {
    const { editor, type, wait, name } = editorAt()
    for (const text of ['a', 'ab', 'abc']) {
      type(text, 'name')
      wait(900)
    }
    wait(1000)
    type('abcd', 'name')
    editor.undo()
    expect(name()).toBe('abc')
    editor.undo()
    expect(name()).toBe('')
    editor.redo()
    editor.redo()
    expect(name()).toBe('abcd')
  })

  it('keeps edits of different things apart, and those without a mark', () => {
    const { editor, type, name } = editorAt()
    type('a', 'name')
    editor.edit((draft) => void (draft.icon = 'PersonIcon'), 'icon')
    type('b', 'name')
    type('c')
    type('d')
    for (const expected of ['c', 'b', 'a', 'a', '']) {
      editor.undo()
      expect(name()).toBe(expected)
    }
  })

  it('a new edit ends what could be made again, an edit that changes nothing is no step', () => {
    const { editor, type, name } = editorAt()
    type('a')
    type('a')
    editor.undo()
    expect(name()).toBe('')
    type('b')
    editor.redo()
    expect(name()).toBe('b')
  })

  it('passes over steps that show nothing', () => {
    const { editor, type, name } = editorAt()
    type('a')
    type('ab', 'name')
    type('a', 'name')
    editor.undo()
    expect(name()).toBe('')
  })

  it('begins anew with nothing to take back', () => {
    const { editor, type, name } = editorAt()
    type('a')
    editor.reset({ ...newTemplateDraft(), name: 'Theirs' })
    editor.undo()
    expect(name()).toBe('Theirs')
    expect(editor.history.getState().pastStates).toEqual([])
  })

  it('leaves what an edit does not touch the same object', () => {
    const { editor } = editorAt()
    const [, second] = editor.getDraft().phases
    editor.edit(({ phases }) => {
      for (const phase of phases.slice(0, 1)) phase.name = 'First'
    })
    expect(editor.getDraft().phases[1]).toBe(second)
  })
})
