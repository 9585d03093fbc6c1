// Jest knows from earlier runs which test files take long; a clean clone has none, and takes the largest files for
// the longest. These are small and long: begun last, one of them would run alone while the other cores are idle.
import Sequencer from '@jest/test-sequencer'

const long = [
  /processes-on-\w+\.services\.test\.ts$/,
  /kill\.services\.test\.ts$/,
  /evaluation\.labelled\.test\.ts$/,
  /isolation[\w.-]*\.test\.ts$/,
  // Of fourteen tests each.
  /\/\.parley-tests\//,
]
const rankOf = ({ path }) => long.findIndex((pattern) => pattern.test(path)) >>> 0

export default class LongTestsFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((left, right) => rankOf(left) - rankOf(right))
  }
}
