import { beforeAll, describe, expect, it } from '@jest/globals'
import type { ProviderRequest } from '@parley/orchestrator/src/models/port.ts'
import { openDemoEngagement, type RecordedPhase } from './demo-engagement.ts'
import { measureCalls, median } from './measure-context.ts'

let phases: RecordedPhase[]

beforeAll(async () => {
  const engagement = await openDemoEngagement(128_000)
  try {
    phases = []
    // All five are the bench's (npm run bench -- context); two of them hold the gate.
    for (const row of engagement.phases.filter((_, index) => index % 2 === 1))
      phases.push(await engagement.run(row))
  } finally {
    await engagement.close()
  }
}, 300_000)

const judging = new Set(['contribution', 'review', 'approval'])
const requests = (): ProviderRequest[] => phases.flatMap((phase) => phase.requests)
const outsideFences = (text: string): string =>
  text.replace(/<untrusted id="([0-9a-f]+)"[^>]*>[^]*?<\/untrusted id="\1">/g, '')

// The demo's ERP initiative behind a provider that records (docs/agents.md, One context, in blocks).
describe('phases of the demo', () => {
  it('give every contributor, reviewer and approver sources for each of its parts', () => {
    expect(phases.map(({ status }) => status)).toEqual(Array.from({ length: 2 }, () => 'COMPLETED'))
    const places = measureCalls(requests()).filter(({ task }) => judging.has(task))
    expect(places.length).toBeGreaterThanOrEqual(10)
    expect(Math.min(...places.map(({ passages }) => passages))).toBeGreaterThanOrEqual(6)
    expect(places.flatMap(({ perPart }) => perPart).every((found) => found > 0)).toBe(true)
  })

  it('tell every call who and what the engagement is about', () => {
    for (const { blocks } of requests()) {
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
