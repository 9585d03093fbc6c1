import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const part = (label: string, text: string) => passageOf({ name: 'Harbour Audit (draft)', label, text })
const audit = [
  part(
    'Harbour Audit',
    'Harbour Audit\n\nOwner: Edda Voss, Port Authority\n\nThe quay was looked at in May.',
  ),
  part('Cranes', 'Cranes\n\nTwo of nine cranes stand still for want of parts. Nobody keeps a list of parts.'),
  part('Costs', 'Costs\n\nItem | Euro\nRails | 410,000\nMotors | 90,000\nTotal | 500,000'),
]
const other = passageOf({
  name: 'Tide Tables',
  text: 'What the audit of the harbour says is of no use to pilots.',
})

describe('who asks what a document says, by its name,', () => {
  it('is told what each of its parts says, in its order, and nothing that others say of it', () => {
    const told = ask('What does “Harbour Audit” say?', ...audit, other)
    const lines = told.split('\n').filter((line) => line.startsWith('- '))
    expect(told.split('\n')[0]).toBe('What “Harbour Audit (draft)” says, part by part:')
    expect(lines.map((line) => line.replace(/ \[\[.*/u, ''))).toEqual([
      '- “The quay was looked at in May.”',
      '- “Two of nine cranes stand still for want of parts.”',
      '- “Nobody keeps a list of parts.”',
      '- Total – Euro: **500,000**',
      '- Rails – Euro: **410,000**',
      '- Motors – Euro: **90,000**',
    ])
  })

  it('is told the first of each part where there are many, in the language of the question', () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      part(`Part ${at}`, `Pier ${at} was built by three firms.\n\nPier ${at} was mended twice by its owner.`),
    )
    const told = ask('Fasse „Harbour Audit“ zusammen', ...many)
    expect(told.split('\n')[0]).toBe('Was „Harbour Audit (draft)“ sagt, Teil für Teil:')
    expect(told.match(/built by three/g)?.length).toBe(8)
    expect(told).not.toContain('mended')
  })

  it('is told nothing where no document is called so', () => {
    expect(isRefused(ask('What does “Lighthouse Survey” say?', ...audit, other))).toBe(true)
  })
})
