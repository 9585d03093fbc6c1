import { describe, expect, it } from '@jest/globals'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { changesOf, draftOf } from './record-draft.ts'

describe('an edit of an initiative', () => {
  it('names the template inputs that were changed, and none that were read with them', () => {
    const globalInputs = { gone: 'Kept', sites: ['Leeds'], goal: 'Old' }
    const was = draftOf(initiative({ metadata: { ...initiative().metadata, globalInputs } }))
    const draft = { ...was, globalInputs: { ...was.globalInputs, goal: 'New', sites: undefined } }
    expect(changesOf(was, draft)).toEqual({ metadata: { globalInputs: { goal: 'New', sites: null } } })
  })
})
