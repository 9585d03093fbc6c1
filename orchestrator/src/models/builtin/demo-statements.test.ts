import { describe, expect, it } from '@jest/globals'
import { checkStatement } from './statement-check.ts'

/** What the demo's phases ask and its documents say, one a line: verdict, statement, document (\n where a line of it ends). */
const samples = String.raw`
holds :: The steering committee has approved a range for the total cost of ownership. :: The committee approves a range of £6.2 million to £7.6 million for the total cost of ownership, contingency of 10% on one-off cost included.\n\nThe steering committee met on 8 September.
holds :: The weights of the award criteria were approved by the steering committee before the opening of the offers. :: ## 4. Award criteria\n\n| Criterion | Weight | Evidence |\n| --- | --- | --- |\n| Implementation approach and partner | 15% | Plan, named team, reference calls |\n\nThe weights were approved by the steering committee on 8 September 2026 and will not be changed after the opening of the offers.
holds :: Volume and quality of the data to be migrated were assessed for each legacy source. :: # Data Migration Assessment\n\nVolume and quality were assessed for each of the three legacy sources.
holds :: There is a list of the interfaces between the present systems and their surroundings. :: ## Interfaces\n\nThere are 23 interfaces between the ERP systems and their surroundings.\n\n| Direction | File transfer | API |\n| --- | --- | --- |\n| Millrace | 4 | 0 |\n| Draftwell | 2 | 0 |\n| Stockline | 1 | 0 |
cannot-tell :: There is a list of the licences of the present systems. :: ## Interfaces\n\n| Direction | File transfer | API |\n| --- | --- | --- |\n| Millrace | 4 | 0 |\n| Draftwell | 2 | 0 |\n| Stockline | 1 | 0 |
does-not-hold :: Every plant has a named data owner. :: Each plant names a data owner by 30 September.\n\nSheffield and Grand Rapids have named their data owners. Katowice has not.
cannot-tell :: Every plant has a named data owner. :: Each plant names a data owner.
cannot-tell :: The pilot can be stopped at any time without harm. :: ## Measures of success\n\n| Measure | Today | Target | Stop if |\n| --- | --- | --- | --- |\n| Documentation time for a patient | 6.2 min | 3.5 min | none |\n| Agreement of nurses | none | 85% | below 70% |
cannot-tell :: Each vendor has answered every requirement with one of the four codes. :: Bidders answer each requirement with one of four codes: S (standard), C (configuration) or N (not met).
`

const rows = samples
  .trim()
  .split('\n')
  .map((line) => line.split(' :: '))

// A contradiction is of the same subject; a row, a rule and a plan confirm nothing (docs/builtin-model.md).
describe('statements of the demo', () => {
  it.each(rows)('%s: %s', (verdict, text = '', document = '') => {
    const passage = {
      chunkId: 'c1',
      artifactId: 'a1',
      sourceKind: 'initiative' as const,
      name: 'Report.md',
      page: null,
      text: document.replaceAll(String.raw`\n`, '\n'),
      relevance: 0.5,
    }
    const result = checkStatement({ id: 's1', text }, { inputs: [], passages: [passage], turns: [] })
    expect(result.verdict).toBe(verdict)
  })
})
