// What a generated group of test files does (scripts/test-groups.mjs), inside Jest.
import { afterAll, describe, jest } from '@jest/globals'

/**
 * Defines the tests of several files, those of each within a block that bears its path, so that what a file does
 * before and after its tests is done for them alone, and what it spies on is as before for the next. A block is defined
 * at once, so that none of the files, nor what they import, may wait while it is loaded.
 * @param {(path: string) => unknown} load of the group
 * @param {readonly string[]} paths of the files, from the root
 */
export function together(load, paths) {
  for (const path of paths)
    describe(path, () => {
      load(`../${path}`)
      afterAll(() => void jest.restoreAllMocks())
    })
}
