import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../../port.ts'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const summary = (of: string, section: string, text: string): Passage => {
  const [client = '', initiative = ''] = of.split(': ')
  const name = `${client}: Summary of ${initiative}, ${section}`
  return passageOf({
    name,
    label: name,
    text,
    context: `${client}\n${name}`,
    sourceKind: 'initiative',
    trust: 'person',
  })
}

const passages = [
  summary(
    'Veldhoven Ferries: Ticketing selection',
    'Vendor choices',
    'Vendors chosen in Ticketing selection: Farepoint.',
  ),
  summary(
    'Veldhoven Ferries: Ticketing selection',
    'Outcomes',
    'Queues at the gates are shorter by half. Refunds take a day.',
  ),
  summary('Veldhoven Ferries: Ticketing selection', 'Key findings', 'One ticket in ten was read twice.'),
  summary(
    'Veldhoven Ferries: Ticketing selection',
    'Recommendations',
    'Try the gates with wet tickets first.',
  ),
  summary(
    'Ostrava Dairy: Cold chain review',
    'Vendor choices',
    'Vendors chosen in Cold chain review: Frostlog and Kelvinry.',
  ),
  summary('Ostrava Dairy: Cold chain review', 'Outcomes', 'Spoilt milk fell to 0.4 percent.'),
]

describe('what an engagement came to', () => {
  it('is told by the section of its summary, and by no other', () => {
    const text = ask('What were the outcomes of the ticketing selection?', ...passages)
    expect(text).toContain('Queues at the gates are shorter by half')
    expect(text).toContain('Refunds take a day')
    expect(text).not.toMatch(/Farepoint|milk/)
  })

  it('has as lessons what was found and what was recommended', () => {
    const text = ask('Was haben wir bei der Ticketing selection gelernt?', ...passages)
    expect(text).toContain('read twice')
    expect(text).toContain('wet tickets')
    expect(text).not.toContain('Queues')
  })

  it('tells no vendor from what was recommended', () => {
    expect(isRefused(ask('Which vendors did we choose for wet tickets?', ...passages))).toBe(true)
  })

  it('does not tell who decides', () => {
    expect(isRefused(ask('Who decides on the vendor?', ...passages))).toBe(true)
    expect(isRefused(ask('Wer entscheidet über den Anbieter?', ...passages))).toBe(true)
    const minutes = passageOf({
      name: 'Minutes',
      text: 'The steering committee decides on the vendor in March.',
    })
    expect(ask('Who decides on the vendor?', ...passages, minutes)).toContain('steering committee')
  })

  it('is told of each where none is named', () => {
    const text = ask('Which clients chose which vendor?', ...passages)
    expect(text).toContain('Farepoint')
    expect(text).toContain('Frostlog and Kelvinry')
  })

  it('is not told of another that is asked about', () => {
    expect(isRefused(ask('Which vendor did Brandt Textiles choose?', ...passages))).toBe(true)
    expect(ask('Which vendor did Ostrava Dairy choose?', ...passages)).not.toContain('Farepoint')
  })
})
