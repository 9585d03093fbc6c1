import { asksForProblems } from '../../language/problems-asked.ts'
import { excerptOf, sentencesOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import { cleaned, isQuotable, quoteLimit } from '../findings.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import { headingLines } from './headings.ts'
import { isRow } from './tables.ts'

/** A target that is missed, what is lacking, wrong, late or lost, and work that systems ought to save. */
const signs = [
  /(?<!\p{L})(?:against (?:a|the|its) (?:target|goal|plan) of|short of (?:the|its) (?:target|goal)|(?:gegenüber|bei) (?:einem|dem) (?:ziel|soll\p{L}*) von|statt der geplanten)(?!\p{L})/iu,
  /(?<!\p{L})(?:there (?:is|are) no|(?:has|have) no|es gibt (?:noch )?keine?[nr]?|(?:hat|haben) keine?n?|nobody\b[^.]{0,30}\b(?:knew|knows|sees|saw)|niemand\b[^.]{0,30}\b(?:wusste|weiß|sieht))(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:are|is|were|was) (?:wrong|late|lost|incomplete|outdated|inconsistent|unreliable|(?:kept|held|stored) (?:outside|apart|elsewhere)|(?:keyed|entered|typed) (?:twice|again|by hand))|(?:ist|sind|waren?) (?:falsch|verspätet|unvollständig|veraltet|fehlerhaft|doppelt erfasst)|(?:loses?|lost|wastes?) (?:about |some |up to )?\d|verliert|doppelt erfasst|zweimal erfasst)(?!\p{L})/iu,
  /(?<!\p{L})(?:outgrown|separately|by hand|manually|spreadsheets?|reconcil(?:ing|iation)|repairing|von hand|händisch|getrennt|excel|tabellenkalkulation\p{L}*)(?!\p{L})/iu,
]
/** What is demanded, offered or to come is no state of things. */
const elsewhere =
  /(?<!\p{L})(?:must|shall|should|will|would|may|offers?|offered|proposes?|proposed|scored?|answers?|measure|requirements?|muss|müssen|soll|sollen|wird|werden|würde\p{L}*|bietet|maßnahme|anforderung\p{L}*)(?!\p{L})/iu

/** In one passage: a lone sentence with such a sign describes nothing. */
const leastOfPassage = 2
const mostOfPassage = 6
const leastRelevance = 0.1

/**
 * Rule: what goes badly is told, where a question asks for it of nothing that it names, by the sentences that say that a
 * target is missed, something is lacking, wrong, late or lost, or people do what systems ought to; of passages of the
 * client's own documents that have several of these, those with the most first.
 */
export function problemsAnswer(question: string, passages: readonly Passage[]): FoundLines | undefined {
  if (!asksForProblems(question)) return undefined
  const found = passages
    .filter(
      ({ trust, sourceKind, relevance }) =>
        trust !== 'agent' && sourceKind !== 'firm' && relevance >= leastRelevance,
    )
    .map(linesOf)
    .filter(({ length }) => length >= leastOfPassage)
    .toSorted((left, right) => right.length - left.length)
  const lines = found.flatMap((own) => own.slice(0, mostOfPassage))
  return lines.length === 0 ? undefined : { lines, share: 1, score: 1, isWhole: true }
}

function linesOf(passage: Passage): AnswerLine[] {
  const titles = headingLines(passage.text)
  return passage.text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => !titles.has(line) && !isRow(line))
    .flatMap(sentencesOf)
    .filter((text) => isQuotable(text) && !elsewhere.test(text) && signs.some((sign) => sign.test(text)))
    .map((text) => {
      const quote = excerptOf(cleaned(text), quoteLimit)
      return { text: `“${quote}”`, passage, key: quote }
    })
}
