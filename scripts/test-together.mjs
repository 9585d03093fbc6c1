// What a generated group of test files does (scripts/test-groups.mjs), inside Jest.
import { describe } from '@jest/globals'

// jest-circus keeps the describe block that is being defined here; files that load with `await` need it to stay.
const key = Object.getOwnPropertySymbols(globalThis).find(
  ({ description }) => description === 'JEST_STATE_SYMBOL',
)
const state = key && globalThis[key]
if (!state?.currentDescribeBlock)
  throw new Error('jest-circus keeps its state elsewhere: see scripts/test-together.mjs.')

/**
 * Defines the tests of several files, those of each within a block that bears its path, so that what a file does
 * before and after its tests is done for them alone.
 * @param {Record<string, () => Promise<unknown>>} files by path, how each is loaded
 */
export async function together(files) {
  const outer = state.currentDescribeBlock
  for (const [path, load] of Object.entries(files)) {
    let block
    describe(path, () => {
      block = state.currentDescribeBlock
    })
    state.currentDescribeBlock = block
    try {
      await load()
    } finally {
      state.currentDescribeBlock = outer
    }
  }
}
