import { stemsOfBoth } from '../../language/spoken-of.ts'
import type { Asked } from './asked.ts'
import { thingAsked } from './given-kind.ts'
import { otherNames } from './identified.ts'
import { isSpoken, type Spoken, spokenIn } from './matching.ts'

/**
 * 'Which vendors …' is told where a line, or what it stands under, speaks of vendors; or by a name, which may be one's. Of
 * a thing of two words ('security domains') one is enough.
 */
export const lacksThings = (asked: Asked, spoken: Spoken): boolean => {
  const thing = thingAsked(asked)
  if (!asked.isList || asked.read.expects !== undefined || thing === undefined || thing.isLight) return false
  const stems = stemsOfBoth(ofTwoWords.exec(asked.question)?.[1] ?? '')
  const things = [
    thing,
    ...asked.focus.filter(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1)),
  ]
  return !things.some((one) => isSpoken(spoken[asked.words.indexOf(one)]))
}

const ofTwoWords =
  /^\W*(?:\p{L}+ )?(?:which|what|welche[rnms]?)\s+([\p{L}-]+\s+[\p{L}-]+)\s+(?:is|are|was|were|do|does|did|have|has|had|can|could|will|must|should|may|of|in|at|sind|waren|haben|hat|werden|wurden|können|müssen|sollen)(?!\p{L})/iu

/** The same of a text; of what has a name, a name in it may be one's. */
export const lacksThingsIn = (asked: Asked, text: string, above: string): boolean =>
  lacksThings(asked, spokenIn(asked, `${above}\n${text}`)) &&
  !(named.test(thingAsked(asked)?.stem ?? '') && otherNames(asked, `· ${text}`).length > 0)
const named =
  /^(?:vendor|suppl|bidd|provid|compan|firm|client|customer|partner|product|system|tool|plant|site|anbiet|lieferant|biet|hersteller|kund|mandant|produkt|werk|standort)/u
