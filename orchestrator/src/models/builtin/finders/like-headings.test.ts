import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../../port.ts'
import { contribution } from '../contribution.ts'

const sources: Pick<Passage, 'name' | 'label' | 'text'>[] = [
  {
    name: 'Incident report pumps',
    label: 'How it was noticed',
    text: 'A night guard saw the red lamp at 3:40 and rang the foreman.',
  },
  {
    name: 'Incident report pumps',
    label: 'Effects',
    text: 'Two ferries were cancelled and 610 passengers waited until noon.',
  },
  { name: 'Harbour survey', label: 'Extent', text: 'The divers examined berths one to six.' },
  { name: 'Harbour survey', label: 'Effects', text: 'Gulls nest earlier than in former years.' },
  {
    name: 'Programme log',
    label: 'People',
    text: 'Person | Task | Share\nIda Holm | Leads the programme | 80 %\nOle Brandt | Berths and cranes | 30 %',
  },
  {
    name: 'Delivery contract',
    label: 'People',
    text: 'The yard names Ida Holm as leader. The yard may not recruit anybody of the port for two years.',
  },
]

const chapter = (expectedOutput: string): string =>
  contribution({
    phaseName: 'Discovery',
    phaseDescription: '',
    inputs: [],
    conversation: [],
    expectedOutput,
    passages: sources.map((source, index) => ({
      ...source,
      chunkId: `0198c0de-0000-7000-8000-0000000003${String(10 + index)}`,
      artifactId: null,
      sourceKind: 'initiative',
      page: null,
      context: source.label ?? '',
      relevance: 0.5,
    })),
  })

describe('headings that say a part in other words', () => {
  it.each([
    ['- Time to detection: hours until somebody saw it, and who', 'night guard', 'berths one to six'],
    ['- Consequences of an outage: for each service, as a figure', '610 passengers', 'Gulls'],
    ['- Scope: table with in scope, out of scope and reason', 'berths one to six', '610 passengers'],
    ['- Capacity: roles needed by milestone against people on record', 'Ole Brandt', 'recruit'],
  ])('%s', (expectedOutput, answer, other) => {
    const text = chapter(expectedOutput)
    expect(text).toContain(answer)
    expect(text).not.toContain(other)
  })

  it('tell under people whom they name, and no rule about nobody', () => {
    const text = chapter('- People: who leads and works on it')
    expect(text).toContain('names Ida Holm')
    expect(text).not.toContain('recruit')
  })
})
