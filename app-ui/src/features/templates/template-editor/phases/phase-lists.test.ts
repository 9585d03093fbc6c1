import { describe, expect, it } from '@jest/globals'
import type { AgentRole } from '@parley/contracts/enums.ts'
import fc from 'fast-check'
import type { AgentPlaceDraft, ArtifactDraft, MitigationDraft } from '../model/template-draft.ts'
import { addAgent, changeAgentPlace, instanceOf, sequenceWarnings } from './agent-changes.ts'
import {
  addArtifacts,
  addMitigations,
  linesOf,
  moveItem,
  removeItem,
  renameArtifact,
  restoreItem,
  rewordMitigation,
  weighArtifact,
} from './list-changes.ts'

describe('recommended artifacts', () => {
  it('are added trimmed, as Normal, and not where blank', () => {
    const list: ArtifactDraft[] = []
    expect(addArtifacts(list, ['  Business case ', ' '])).toBe(1)
    expect(list).toMatchObject([{ name: 'Business case', importance: 'Normal' }])
    weighArtifact(list, list[0]?.id ?? '', 'Very High')
    renameArtifact(list, list[0]?.id ?? '', 'Case')
    expect(list).toMatchObject([{ name: 'Case', importance: 'Very High' }])
  })

  it('are at most fifty', () => {
    const list: ArtifactDraft[] = []
    expect(
      addArtifacts(
        list,
        Array.from({ length: 60 }, (_, index) => `A${index}`),
      ),
    ).toBe(50)
    expect(list).toHaveLength(50)
  })
})

describe('mitigations', () => {
  it('are added one for each line that says something', () => {
    const list: MitigationDraft[] = []
    addMitigations(list, linesOf('One\r\n\n  Two  \rThree\n '))
    expect(list.map(({ description }) => description)).toEqual(['One', 'Two', 'Three'])
    rewordMitigation(list, list[1]?.id ?? '', '2')
    expect(list[1]?.description).toBe('2')
  })

  it('come back where they stood', () => {
    const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
    removeItem(list, 'b')
    restoreItem(list, { id: 'b' }, 1)
    restoreItem(list, { id: 'b' }, 0)
    expect(list.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('are neither lost nor doubled by any sequence of moves, and each stands where it was put', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'x'), fc.integer({ min: -1, max: 5 })),
    )
    fc.assert(
      fc.property(steps, (moves) => {
        const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
        for (const [id, index] of moves) {
          moveItem(list, id, index)
          expect(id === 'x' || list[Math.max(0, Math.min(index, 3))]?.id === id).toBe(true)
        }
        expect(list.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
      }),
    )
  })
})

describe('the agents of a phase', () => {
  it('are at most ten, the same one more than once', () => {
    const places: AgentPlaceDraft[] = []
    const added = Array.from({ length: 12 }, () => addAgent(places, 'agent'))
    expect(places).toHaveLength(10)
    expect(added.slice(10)).toEqual([undefined, undefined])
    expect(places.map(({ id }) => instanceOf(places, id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('are numbered as instances only where they stand more than once, by their order', () => {
    const places: AgentPlaceDraft[] = []
    const [first = '', other = '', second = ''] = ['a', 'b', 'a'].map((id) => addAgent(places, id))
    expect([first, other, second].map((id) => instanceOf(places, id))).toEqual([1, undefined, 2])
    moveItem(places, second, 0)
    expect([first, second].map((id) => instanceOf(places, id))).toEqual([2, 1])
    removeItem(places, first)
    expect(instanceOf(places, second)).toBeUndefined()
  })

  it('hold a prompt, a chapter and an expected output', () => {
    const places: AgentPlaceDraft[] = []
    const id = addAgent(places, 'a') ?? ''
    changeAgentPlace(places, id, { chapterTitle: 'Why now' })
    expect(places[0]).toMatchObject({ chapterTitle: 'Why now', moderatorPrompt: '' })
  })

  const [c, r, a] = ['CONTRIBUTOR', 'REVIEWER', 'APPROVER'] as const
  it.each<[(AgentRole | undefined)[], string[]]>([
    [[], []],
    [[c, r, a], []],
    [[c], ['noApproverLast']],
    [[r, c, a], ['reviewerBeforeContributor']],
    [[r], ['reviewerBeforeContributor', 'noApproverLast']],
    [[a, c], ['noApproverLast']],
    [[c, undefined], []],
  ])('%j are warned of with %j', (roles, warnings) => expect(sequenceWarnings(roles)).toEqual(warnings))
})
