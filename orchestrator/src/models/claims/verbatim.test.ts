import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../port.ts'
import { checkClaims } from './check-claims.ts'

const chunkId = '0198c0de-0000-7000-8000-000000000001'
const mark = `[[${chunkId}]]`
const passage: Passage = {
  chunkId,
  artifactId: null,
  sourceKind: 'client',
  name: 'Minutes',
  page: 1,
  label: 'Page 1',
  relevance: 0.8,
  text: [
    'The committee confirms that Abel and Bruck are both invited to the trial. It takes note that Bruck leaves two needs unmet.',
    'No. | Action | Owner | Due\nA-3 | Keeper of records for Vigo named | Ilse Tornow | 20 May 2027\nA-4 | Trials without help from the yard. | Jan Okoro | 27 May 2027',
    'Work | Own days | Partner days | Total\nCleansing | 210 | 40 | 250\nTrial loads | 70 | 60 | 130',
  ].join('\n\n'),
}
const standings = (line: string): (string | undefined)[] =>
  checkClaims(line, { passages: [passage], inputs: [], conversation: [] }).claims.map(
    ({ standing }) => standing,
  )

describe('what a passage says as it is is supported by it', () => {
  it.each([
    `- “The committee confirms that Abel and Bruck are both invited to the trial. It takes note that Bruck leaves two needs unmet” (Minutes, page 1) ${mark}`,
    `- A-3 Keeper of records for Vigo named – Owner: Ilse Tornow; Due: 20 May 2027 (Minutes, 8. Actions) ${mark}`,
    `- A-4 Trials without help from the yard – Owner: Jan Okoro; Due: 27 May 2027 ${mark}`,
    `- **27 May 2027:** A-4 Trials without help from the yard – Owner: Jan Okoro (Minutes, page 1) ${mark}`,
    `- Cleansing – Own days: 210; Partner days: 40; Total: 250 ${mark}`,
    `- **Own days:** laut Eingabe „200 Tage“, aber „Bruck leaves two needs unmet“ (Minutes, page 1) ${mark}`,
    `- Effort: Own days: 210 + 70 = 280 ${mark}`,
  ])('%s', (line) => {
    expect(new Set(standings(line))).toEqual(new Set(['supported']))
  })
})

describe('what it does not say so is not', () => {
  it.each([
    `- Cleansing – Own days: 70 ${mark}`,
    `- Effort: Own days: 210 + 70 = 290 ${mark}`,
    `- A-3 Keeper of records for Vigo named – Owner: Jan Okoro ${mark}`,
  ])('%s', (line) => {
    expect(standings(line)).not.toContain('supported')
  })
})
