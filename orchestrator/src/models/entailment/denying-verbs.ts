import type { Clause, ReadText } from './sentence.ts'
import type { Status } from './status.ts'
import type { Term } from './terms.ts'

/** Verbs by which nothing is done, given or there: what another verb says of the same things is not so. */
const denies =
  /(?<![\p{L}])(?:refus(?:es|ed|ing)|den(?:ies|ied)|withh(?:olds|eld)|lacks?|lacked|declin(?:es|ed)(?= (?:to|the|an?|its|their|his|her)\s)|waiv(?:es|ed)|(?:is|are|was|were) (?:dropped|waived|cancelled|omitted)|falls? away|entf(?:ällt|allen|iel|ielen)|f(?:ällt|allen) (?:[\p{L}\d.]+ ){0,6}?(?:weg|aus)|unterbleib(?:t|en)|unterblieb(?:en)?|verweiger(?:t|te|ten|n)|versag(?:t|te|ten|en)|verwehr(?:t|te|ten|en)|fehl(?:t|te|ten|en)|(?:lehn(?:t|te|ten|en)) (?:[\p{L}\d.]+ ){0,8}?ab)(?![\p{L}])/iu
const alsoDenied = /(?<![\p{L}])(?:not|no|never|nicht|kein\w*|nie)(?![\p{L}])/iu

/** Whether a clause says by its very verb that something is not done, given or there. */
export const deniesByVerb = (focus: Clause | undefined, statement: ReadText): boolean =>
  focus !== undefined &&
  denies.test(focus.text) &&
  !alsoDenied.test(focus.text) &&
  !denies.test(statement.text)

/** What a comparison says that such a verb may deny. */
interface Denied {
  deniesByVerb: boolean
  missing: readonly Term[]
  coverage: number
  status: { wanted: Status }
  verb: { isSaid: boolean } | undefined
}

/** All that a statement speaks of is in such a clause, but for its own verb. */
export const isDeniedByVerb = ({ deniesByVerb: denied, missing, coverage, status, verb }: Denied): boolean =>
  denied &&
  !status.wanted.isDenied &&
  verb?.isSaid !== true &&
  missing.length <= 1 &&
  // A thing that is not there is another one.
  missing.every(({ written }) => /^\p{Ll}/u.test(written)) &&
  coverage >= leastCovered
const leastCovered = 0.6
