import { describe, expect, it } from '@jest/globals'
import { emptyDraft, isDirty, rebased, shownValues, withEdit, withoutSaved } from './phase-draft.ts'

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
    expect(rebased(draft, { goal: 'Theirs' })).toEqual({ values: { goal: 'New' }, base: { goal: 'Theirs' } })
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
})
