import { describe, expect, it } from '@jest/globals'
import { drawSample } from './sample.ts'

const cases = Array.from({ length: 1000 }, (_, index) => `case ${index}`)
const drawn = (environment: NodeJS.ProcessEnv, oneOf = 4): string[] => {
  const sample = drawSample({ oneOf, environment })
  return cases.filter((name) => sample.includes(name, 'of this test'))
}

describe('a sample of cases', () => {
  it('has about as many as were asked for', () => {
    const { length } = drawn({ PARLEY_SEED: '1' })
    expect(length).toBeGreaterThan(200)
    expect(length).toBeLessThan(300)
  })

  it('is another one each time, and repeated by the seed that its name tells', () => {
    const first = drawSample({ oneOf: 4, environment: {} })
    const seed = /PARLEY_SEED=(\d+)/.exec(first.name)?.[1] ?? ''
    expect(drawn({ PARLEY_SEED: seed })).toEqual(cases.filter((name) => first.includes(name, 'of this test')))
    expect(drawn({ PARLEY_SEED: '1' })).not.toEqual(drawn({ PARLEY_SEED: '2' }))
  })

  it('is all where all are asked for', () => {
    expect(drawn({ PARLEY_SOAK: '1' })).toEqual(cases)
    expect(drawn({}, 1)).toEqual(cases)
  })
})
