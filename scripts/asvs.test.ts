import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const root = dirname(import.meta.dirname)
const table = readFileSync(join(root, 'docs/asvs.md'), 'utf8')

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const requirements = table
  .split('\n')
  .map(cellsOf)
  .filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([id = '', level = '', , state = '', metBy = '', test = '', remark = '']) => ({
    id,
    level,
    state,
    metBy,
    test,
    remark,
  }))

const states = ['met', 'met by setting', 'not met', 'not applicable'] as const
const isMet = (state: string): boolean => state.startsWith('met')
const countOf = (state: string): number => requirements.filter((row) => row.state === state).length
const filesIn = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, file = '']) => file)

describe('the table of ASVS', () => {
  it('has each requirement of the two levels once, in a state that it knows', () => {
    expect(requirements).toHaveLength(253)
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(253)
    const odd = requirements.filter(
      ({ level, state }) => !['1', '2'].includes(level) || !states.some((known) => known === state),
    )
    expect(odd).toEqual([])
  })

  it('names files that exist, and tests that are tests', () => {
    const named = requirements.flatMap(({ metBy, test }) => [...filesIn(metBy), ...filesIn(test)])
    expect(named.length).toBeGreaterThan(300)
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
    const tests = requirements.flatMap(({ test }) => filesIn(test))
    expect(tests.filter((file) => !/\.(test|spec)\.tsx?$/.test(file))).toEqual([])
  })

  it('says of what is met where and by which test, and of the rest why not', () => {
    const lacking = requirements.filter(({ state, metBy, test, remark }) =>
      isMet(state) ? metBy === '' || test === '' : remark === '',
    )
    expect(lacking).toEqual([])
  })

  it('counts what it holds', () => {
    const [met, bySetting, notMet, notApplicable] = states.map(countOf)
    const sums = table.split('\n').find((line) => line.includes('**All**')) ?? ''
    expect(cellsOf(sums).map((cell) => cell.replaceAll('*', ''))).toEqual([
      'All',
      ...['253', met, bySetting, notMet, notApplicable].map(String),
    ])
    const applying = requirements.length - countOf('not applicable')
    const share = requirements.filter(({ state }) => isMet(state)).length / applying
    expect(table).toContain(`are met: ${(share * 100).toFixed(1)} %`)
    expect(share).toBeGreaterThan(0.95)
  })
})
