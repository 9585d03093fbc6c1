import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { isClear, lookAt, matchOf } from './intake.ts'

const wanted = ['Stakeholder Map', 'Cost Model', 'Integration Landscape']
const fileOf = (name: string, content = 'A plan.'): File => {
  const file = new File([content], name)
  // The test's browser has none.
  file.arrayBuffer = () => Promise.resolve(new TextEncoder().encode(content).buffer)
  return file
}
const known = (given: object) => ({ name: 'Plan', fileName: 'plan.txt', size: 7, contentHash: '', ...given })
const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex')

describe('the recommended document that a file is', () => {
  it.each([
    ['cost_model_v3.xlsx', 'Cost Model'],
    ['Acme-Stakeholder-Map-2026.pdf', 'Stakeholder Map'],
    ['integration.pdf', 'Integration Landscape'],
    ['Landscape of integration.pptx', 'Integration Landscape'],
    ['minutes.docx', null],
    ['.pdf', null],
  ])('is told by the name: %s', (name, match) => {
    expect(matchOf(name, wanted)).toBe(match)
  })

  it('is not guessed where two would do', () => {
    expect(matchOf('cost.xlsx', ['Cost Model', 'Cost Baseline'])).toBeNull()
  })
})

describe('files, before any is sent', () => {
  it('are given one recommended document each', async () => {
    const files = [fileOf('Cost Model.xlsx'), fileOf('Cost Model (2).xlsx', 'Other')]
    const incoming = await lookAt(files, { wanted, artifacts: [] })
    expect(incoming.map(({ countsAs }) => countsAs)).toEqual(['Cost Model', null])
    expect(isClear(incoming, wanted)).toBe(false)
    expect(isClear(incoming.slice(0, 1), wanted)).toBe(true)
  })

  it('are doubles by their content under any name, and by their name with any content', async () => {
    const artifacts = [
      known({ contentHash: hashOf('A plan.') }),
      known({ name: 'Notes', fileName: 'n.md', size: 1 }),
    ]
    const files = [
      fileOf('other.txt'),
      fileOf('PLAN.txt', 'Changed.'),
      fileOf('notes.txt', 'New notes'),
      fileOf('x.txt', 'xxxxxxx'),
    ]
    const incoming = await lookAt(files, { wanted: [], artifacts })
    expect(incoming.map(({ double }) => double)).toEqual([
      { by: 'content', name: 'Plan' },
      { by: 'name', name: 'Plan' },
      { by: 'name', name: 'Notes' },
      null,
    ])
  })

  it('are refused where the server would refuse them', async () => {
    const large = fileOf('large.pdf')
    Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 })
    const files = [fileOf('run.exe'), fileOf('empty.txt', ''), large, fileOf('Fine.PDF')]
    const incoming = await lookAt(files, { wanted: [], artifacts: [] })
    expect(incoming.map(({ refusal }) => refusal)).toEqual(['type', 'empty', 'size', null])
  })
})
