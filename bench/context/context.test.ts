import { beforeAll, describe, expect, it } from '@jest/globals'
import type { ProviderRequest } from '@parley/orchestrator/src/models/port.ts'
import { openDemoEngagement, type RecordedPhase } from './demo-engagement.ts'
import { measureCalls, median } from './measure-context.ts'
import { openPartsIn, titlesIn, toldIn, twiceIn } from './told.ts'

let phases: RecordedPhase[]
const answer = '13 November 2026 holds: the deadline was extended.'

beforeAll(async () => {
  const engagement = await openDemoEngagement(128_000)
  try {
    phases = []
    for (const row of engagement.phases) {
      // The request for proposals says 30 October 2026.
      if (row.name === 'Discovery') await engagement.fill(row, 'answersDue', '2026-11-13')
      phases.push(await engagement.run(row, answer))
    }
  } finally {
    await engagement.close()
  }
}, 900_000)

const judging = new Set(['contribution', 'review', 'approval'])
const requests = (): ProviderRequest[] => phases.flatMap((phase) => phase.requests)
const outsideFences = (text: string): string =>
  text.replace(/<untrusted id="([0-9a-f]+)"[^>]*>[^]*?<\/untrusted id="\1">/g, '')

// The demo's ERP initiative behind a provider that records (docs/agents.md, One context, in blocks).
describe('phases of the demo', () => {
  it('give every contributor, reviewer and approver sources for each of its parts', () => {
    expect(phases.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'COMPLETED'))
    const places = measureCalls(requests()).filter(({ task }) => judging.has(task))
    expect(places.length).toBeGreaterThanOrEqual(10)
    expect(Math.min(...places.map(({ passages }) => passages))).toBeGreaterThanOrEqual(6)
    expect(places.flatMap(({ perPart }) => perPart).every((found) => found > 0)).toBe(true)
  })

  it('tell every call who and what the engagement is about, but for those that read claims against passages', () => {
    for (const { blocks } of requests().filter(({ task }) => task !== 'claim-check')) {
      const brief = blocks.find(({ name }) => name === 'brief')?.text ?? ''
      for (const words of ['Acme Manufacturing', 'ERP vendor selection', 'Phase ', 'Catherine Whitmore'])
        expect(brief).toContain(words)
    }
  })

  it('keep instructions outside of every fence, and documents inside', () => {
    for (const { blocks, evidence } of requests()) {
      const outside = outsideFences(blocks.map(({ text }) => text).join('\n\n'))
      const { agent, documents = [], passages } = evidence
      if (agent?.profile !== undefined) expect(outside).toContain(agent.profile)
      const fenced = [...passages, ...documents.flatMap((document) => document.passages)]
      for (const { text } of fenced.filter((passage) => passage.text.length > 80))
        expect(outside).not.toContain(text)
    }
  })

  it('share most of their prompt with the call before, where documents fit whole', () => {
    const shares = phases.flatMap((phase) =>
      measureCalls(phase.requests)
        .slice(1)
        .map(({ sharedPrefix }) => sharedPrefix),
    )
    expect(median(shares)).toBeGreaterThanOrEqual(0.6)
  })
})

// What the built-in model makes of them: it may say little, and never nonsense (docs/builtin-model.md).
describe('runs of the built-in model', () => {
  it('quote no headings, column heads or file names, nothing within quotes, and nothing twice', () => {
    for (const phase of phases) {
      const told = toldIn(phase)
      expect(told.length).toBeGreaterThan(10)
      const titles = titlesIn(phase)
      expect(told.filter(({ words }) => titles.has(words))).toEqual([])
      expect(told.filter(({ line }) => /“[^”]*“/.test(line))).toEqual([])
      expect(twiceIn(told)).toEqual([])
    }
  })

  it('approve no part that is open without naming it', () => {
    for (const phase of phases) {
      const verdict = phase.turns.findLast(({ role }) => role === 'APPROVER')?.text ?? ''
      expect(verdict).toMatch(/\*\*(?:Approve(?: with conditions)?|Reject)\*\*/)
      if (verdict.includes('**Approve'))
        for (const part of openPartsIn(phase)) expect(verdict.toLowerCase()).toContain(part.toLowerCase())
    }
  })

  it('name values that differ, ask people once which holds, and keep to the answer', () => {
    const phase = phases.find(({ name }) => name === 'Discovery')
    const [first, ...later] = phase?.turns.filter(({ role }) => role === 'CONTRIBUTOR') ?? []
    expect(first?.text).toMatch(
      /\*\*Answers due:\*\* the input says “13 November 2026”, but .*30 October 2026/,
    )
    expect(phase?.questions.filter((question) => question.includes('Answers due'))).toHaveLength(1)
    expect(later.filter(({ text }) => text.includes(answer))).not.toEqual([])
    expect(phase?.summary).toContain(answer)
  })
})
