import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../../port.ts'
import { placeOfPiece, readSources } from './index.ts'

const passage = (text: string): Passage => ({
  chunkId: '0198c0de-0000-7000-8000-000000000022',
  artifactId: null,
  sourceKind: 'initiative',
  name: 'Offers',
  label: 'Page 2',
  page: 2,
  context: 'Offers at a glance › 3. Brightwater',
  text,
  relevance: 0.5,
})
const places = (text: string): string[] =>
  readSources({ passages: [passage(text)] }).flatMap(({ pieces }) => pieces.map((one) => placeOfPiece(one)))

describe('place of a finding on a page', () => {
  it('has the heading, which may say whose offer it is', () => {
    expect(places('3. Brightwater\n\nThe fee is €41,000 a year for all sites.')).toEqual([
      'Offers, page 2, 3. Brightwater',
    ])
  })

  it('has no heading that only stands below it', () => {
    expect(
      places(
        'The former tender was cancelled in May.\n\n3. Brightwater\n\nThe fee is €41,000 a year for all sites.',
      ),
    ).toEqual(['Offers, page 2', 'Offers, page 2, 3. Brightwater'])
  })
})
