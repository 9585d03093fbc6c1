import { stemsOfBoth } from '../../language/spoken-of.ts'
import type { Passage } from '../../port.ts'
import type { FoundLines } from './answer-line.ts'
import { tellingSentences } from './telling-lines.ts'

const verb =
  '(?:want|expect|demand|require|need|insist on|hope for|ask for|aim (?:at|for)|fear|worry about|care about|wish(?: for)?|think|believe)'
const germanVerb =
  '(?:will|möchte|erwartet|fordert|verlangt|braucht|wünscht(?: sich)?|befürchtet|hofft|denkt|meint|glaubt)'
const person = String.raw`(?<name>(?:(?:Dr|Mr|Mrs|Ms|Prof|Herr|Frau)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:van|von|de|der|di|del|la))*(?: \p{Lu}[\p{L}'’-]+)+)`
const asking = [
  new RegExp(
    String.raw`^\W*(?:[Aa]nd |[Ss]o )?[Ww]hat (?:does|did|would) ${person} ${verb}(?: (?:of|from) (?:us|it|them))?\W*$`,
    'u',
  ),
  new RegExp(
    String.raw`^\W*[Ww](?:as|ovor|oran) ${germanVerb} ${person}(?: (?:von|an) (?:uns|ihnen))?\W*$`,
    'u',
  ),
]
/** That somebody wants, doubts, accepts or asks something. */
const wish =
  /(?<!\p{L})(?:wants?|wishe?s?|expects?|insists?|asks?|demands?|needs?|aims?|counts on|accepts?|supports?|doubts?|regards?|fears?|worr(?:y|ies)|hopes?|would|rather|must|has to|provided|condition|ceiling|prefers?|proposes?|proposal|thinks?|believes?|will|möchte|erwartet|besteht|verlangt|fordert|braucht|hofft|zweifelt|befürchtet|akzeptiert|lehnt|würde|lieber|muss|soll|bedingung)(?!\p{L})/iu
const mostLines = 8

/**
 * Rule: what a person wants, expects or fears is told by the part of a document that is headed by the person: its
 * sentences that say a wish, a doubt, a condition or what is accepted, in their order.
 * @returns undefined where no person is asked about, or no heading names them
 */
export function wishesAnswer(question: string, passages: readonly Passage[]): FoundLines | undefined {
  const name = asking.map((pattern) => pattern.exec(question.trim())?.groups?.['name']).find(Boolean)
  if (name === undefined) return undefined
  const wanted = [...stemsOfBoth(name.replace(/^(?:Dr|Mr|Mrs|Ms|Prof|Herr|Frau)\.? /u, ''))]
  const lines = passages
    .filter(({ trust, label = '' }) => {
      const heading = stemsOfBoth(label)
      return trust !== 'agent' && wanted.every((stem) => heading.has(stem))
    })
    .flatMap(tellingSentences)
    .filter(({ key }) => wish.test(key))
    .filter(({ key }, at, all) => all.findIndex((other) => other.key === key) === at)
  return lines.length === 0 ? undefined : { lines: lines.slice(0, mostLines), share: 1, score: 1 }
}
