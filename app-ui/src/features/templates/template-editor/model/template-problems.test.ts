import { describe, expect, it } from '@jest/globals'
import { createEditorStore } from './editor-store.ts'
import { createProblemStore } from './problem-store.ts'
import { newTemplateDraft, type TemplateDraft } from './template-draft.ts'
import { problemsOf } from './template-problems.ts'

function draftWith(change: (draft: TemplateDraft) => void): TemplateDraft {
  const draft = { ...newTemplateDraft(), name: 'Vendor Selection' }
  change(draft)
  return draft
}
const text = (id: string, name = id) => ({
  id,
  name,
  label: 'Budget',
  type: 'text' as const,
  required: false,
})

describe('what keeps a template from being saved', () => {
  it('is nothing for a new template; its empty name is the server’s to refuse', () => {
    expect(problemsOf(newTemplateDraft())).toEqual([])
    expect(problemsOf({ ...newTemplateDraft(), name: 'x'.repeat(201) })).toMatchObject([
      { tab: 'general', itemId: 'template', property: 'name', text: { key: 'tooLong', count: 200 } },
    ])
  })

  it('names tab, phase, row and property', () => {
    const draft = draftWith(({ phases: [first, second], inputs, teamRoles }) => {
      if (first === undefined || second === undefined) return
      second.name = ' '
      second.durationDays = 0
      second.requiredInputs.groups.push({ id: 'g1', name: '', fields: [{ ...text('f1'), label: '' }] })
      second.recommendedArtifacts.push({ id: 'a1', name: ' ', importance: 'High' })
      second.initialRiskMitigations.push({ id: 'm1', description: '' })
      second.aiAgents.push({
        id: 'place1',
        aiAgentId: '01939b7e-0000-7000-8000-000000000001',
        moderatorPrompt: '',
        chapterTitle: 'x'.repeat(201),
        expectedOutput: '',
      })
      first.requiredInputs.fields.push(text('f2', 'budget'), text('f3', 'budget'))
      inputs.fields.push({ ...text('f4'), label: '' })
      teamRoles.push({ id: 'r1', name: '', description: '' })
    })
    const [first, second] = draft.phases.map(({ id }) => id)
    const found = problemsOf(draft).map(({ tab, phaseId, kind, itemId, property, text: { ...given } }) => [
      tab,
      phaseId,
      kind,
      itemId,
      property,
      'key' in given ? given.key : '',
    ])
    expect(found).toEqual([
      ['general', null, 'role', 'r1', 'name', 'empty'],
      ['inputs', null, 'field', 'f4', 'label', 'empty'],
      ['phases', first, 'field', 'f3', 'name', 'usedTwice'],
      ['phases', second, 'phase', second, 'name', 'empty'],
      ['phases', second, 'phase', second, 'durationDays', 'tooSmall'],
      ['phases', second, 'group', 'g1', 'name', 'empty'],
      ['phases', second, 'field', 'f1', 'label', 'empty'],
      ['phases', second, 'artifact', 'a1', 'name', 'empty'],
      ['phases', second, 'mitigation', 'm1', 'description', 'empty'],
      ['phases', second, 'agent', 'place1', 'chapterTitle', 'tooLong'],
    ])
  })

  it('is a client’s template without its client, and a firm’s that has no firm where that must be said', () => {
    const forClient = draftWith((draft) => void (draft.visibility = 'CLIENT'))
    expect(problemsOf(forClient)).toMatchObject([{ property: 'clientId', text: { key: 'chooseClient' } }])
    const forFirm = draftWith((draft) => void (draft.visibility = 'CONSULTING_FIRM'))
    expect(problemsOf(forFirm)).toEqual([])
    expect(problemsOf(forFirm, { mustNameFirm: true })).toMatchObject([{ text: { key: 'chooseFirm' } }])
  })
})

describe('what the server refuses', () => {
  it('stands at its place until that is changed', () => {
    const editor = createEditorStore(
      draftWith(({ phases }) => phases[1]?.requiredInputs.fields.push(text('f1'))),
    )
    const problems = createProblemStore(editor, { mustNameFirm: false })
    const phaseId = editor.getDraft().phases[1]?.id
    const errors = { name: 'Taken.', 'phases.1.requiredInputs.fields.0.label': 'Odd.', strange: 'Unknown.' }
    expect(problems.refuse(errors)).toMatchObject([
      { tab: 'general', itemId: 'template', property: 'name', text: { sentence: 'Taken.' } },
      { tab: 'general', itemId: 'template', property: 'strange' },
      { tab: 'phases', phaseId, kind: 'field', itemId: 'f1', property: 'label' },
    ])
    expect(problems.store.getState().byKey['template.name']?.text).toEqual({ sentence: 'Taken.' })
    // What is known by no place goes with any edit.
    editor.edit((draft) => void (draft.name = 'Another'))
    expect(problems.check().map(({ property }) => property)).toEqual(['label'])
    problems.accept()
    expect(problems.store.getState().problems).toEqual([])
  })
})
