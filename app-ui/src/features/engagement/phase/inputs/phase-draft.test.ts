import { describe, expect, it } from '@jest/globals'
import {
  conflictsOf,
  emptyDraft,
  isDirty,
  rebased,
  shownValues,
  withEdit,
  withoutSaved,
} from './phase-draft.ts'

const stored = { goal: 'Old', sites: ['Leeds'] }

describe('edited values of a phase', () => {
  it('remember what they were when the person began, and forget an edit that was taken back', () => {
    const once = withEdit(emptyDraft, stored, ['goal', 'New'])
    expect(once).toEqual({ values: { goal: 'New' }, base: { goal: 'Old' } })
    const twice = withEdit(once, { ...stored, goal: 'Theirs' }, ['goal', 'Newer'])
    expect(twice).toEqual({ values: { goal: 'Newer' }, base: { goal: 'Old' } })
    expect(isDirty(withEdit(twice, stored, ['goal', 'Old']))).toBe(false)
    expect(isDirty(withEdit(emptyDraft, stored, ['sites', ['Leeds']]))).toBe(false)
  })

  it('stand over what is stored', () => {
    const draft = withEdit(emptyDraft, stored, ['goal', 'New'])
    expect(shownValues({ ...stored, sites: ['Graz'] }, draft)).toEqual({ goal: 'New', sites: ['Graz'] })
  })

  it('take what others wrote as their base, so that the next save overwrites it', () => {
    const draft = withEdit(emptyDraft, stored, ['goal', 'New'])
    expect(rebased(draft, ['goal'], { goal: 'Theirs' })).toEqual({
      values: { goal: 'New' },
      base: { goal: 'Theirs' },
    })
  })

  it('keep what was typed while a save was on its way', () => {
    const sent = withEdit(emptyDraft, stored, ['goal', 'New'])
    const typed = withEdit(withEdit(sent, stored, ['goal', 'Newer']), stored, ['sites', []])
    expect(withoutSaved(typed, sent)).toEqual({
      values: { goal: 'Newer', sites: [] },
      base: { goal: 'New', sites: ['Leeds'] },
    })
    expect(isDirty(withoutSaved(sent, sent))).toBe(false)
  })

  it('go back to what they were when they are taken back while a save is on its way', () => {
    const sent = withEdit(emptyDraft, stored, ['goal', 'New'])
    const back = withEdit(sent, stored, ['goal', 'Old'])
    expect(withoutSaved(back, sent)).toEqual({ values: { goal: 'Old' }, base: { goal: 'New' } })
  })

  it('conflict where somebody else wrote something else, in whatever order its parts are stored', () => {
    const papers = { plans: [{ artifactId: '1', name: 'Plan' }] }
    const draft = {
      values: { goal: 'Mine', sites: [], ...papers },
      base: { goal: 'Old', sites: null, plans: null },
    }
    expect(conflictsOf(draft, { goal: 'Theirs', plans: [{ name: 'Plan', artifactId: '1' }] })).toEqual([
      'goal',
    ])
  })
})
