import { conceptsTold, isConcept, isSameTitle } from '../../language/concepts/index.ts'
import { spokenOf, stemsOfBoth } from '../../language/spoken-of.ts'
import { wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import { type Asked, readAsked } from './asked.ts'

const asking =
  /^\W*(?:(?:and|so|und) )?(?:[Ww]ho(?:['’]s| is| are)|[Ww]er (?:ist|sind)) (?:(?:the|our|acting|der|die|unsere?r?) )?(?<title>[\p{L}\d-]+(?: [\p{L}\d&-]+){0,4}?)(?:(?: at| in| of the| bei| im| in der| des)? (?<place>(?:the |der |dem )?\p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+)*))?\W*$/u
/** Offices that people hold by appointment; who owns or chairs something is told otherwise. */
const office =
  /(?<!\p{L})(?:C[EFIOT]O|CISO|DPO|chief|officer|president|director|controller|treasurer|head of|secretary general|general manager|\p{L}*(?:chef|vorstand|leiter|direktor|vorständ|beauftragte)(?:in|r|n)?|geschäftsführer(?:in)?)(?!\p{L})/iu
const name = String.raw`(?:(?:Dr|Prof)\.? )*\p{Lu}[\p{L}'’-]+(?: (?:van|von|de|der|di|del|la))*(?: \p{Lu}[\p{L}'’-]+)+`
const beside = new RegExp(String.raw`(?<name>${name})(?:, | \()(?<title>[^,;.:()|\n]{3,80})`, 'gu')
const before = new RegExp(
  String.raw`^(?:[-*•]\s+)?(?<title>[^,;.:()|\n]{3,60}):\s+(?<name>${name})(?=\W|$)`,
  'gmu',
)
/** Somebody else's office, and one that is held no more. */
const notTheirs =
  /(?<!\p{L})(?:deputy|vice|assistant|acting|former|interim|stellvertret\p{L}*|ehemalig\p{L}*|frühere\p{L}*)(?!\p{L})/iu
/** Every head of something is responsible for it. */
const generic = conceptsTold('responsible')
const bare =
  /^(?:chief|officer|president|director|controller|treasurer|leiter(?:in)?|direktor(?:in)?|chef(?:in)?)$/iu
/** All of the title has to be there: by its words, or by what else it is called. */
const leastOfTitle = 0.8

/**
 * Rule: whose an office is ('Who is the CFO?', 'Wer ist der IT-Leiter?') is told where a name and the office stand side
 * by side: in a heading ('Ada Brandt, Chief Financial Officer'), a fact ('Finance director: Ada Brandt') or a sentence.
 * The office may have other names in either language. Who is called so by documents of different people is told of each.
 * @returns undefined where no office is asked for, or nobody holds it
 */
export function officeHolder(question: string, passages: readonly Passage[]): FoundLines | undefined {
  const { title, place } = asking.exec(question.trim())?.groups ?? {}
  if (title === undefined || !office.test(title) || (notTheirs.test(title) && !/^vice /iu.test(title)))
    return undefined
  const told = passages.filter(({ trust }) => trust !== 'agent')
  // 'Leiter der IT': of a bare office what it is of is a part of it.
  const isBare = !/[\s-]/u.test(title) && !/^\p{Lu}{2,5}$/u.test(title) && bare.test(title)
  const asked = readAsked(isBare ? `${title} ${place ?? ''}` : title, told)
  const called = isBare ? `${title} ${place ?? ''}` : title
  if (asked.words.length === 0) return undefined
  const seen = new Set<string>()
  const lines = told.flatMap((passage) =>
    holdersIn(passage)
      .filter(
        (one) =>
          (isOffice(asked, one.title) || isSameTitle(called, one.title)) &&
          isAt(isBare ? undefined : place, one, passage),
      )
      .flatMap((one): AnswerLine[] => {
        if (seen.has(one.name)) return []
        seen.add(one.name)
        return [{ text: `“${one.quote}”`, passage, key: one.quote }]
      }),
  )
  return lines.length === 0 ? undefined : { lines, share: 1, score: 1 }
}

interface Holder {
  name: string
  title: string
  /** As it stands there, to the end of the title. */
  quote: string
}

/** Where an office is asked for that nobody holds, only what names a person may tell it. */
export const lacksHolder = (question: string, { lines }: Pick<FoundLines, 'lines'>): boolean => {
  const { title } = asking.exec(question.trim())?.groups ?? {}
  return title !== undefined && office.test(title) && !lines.some(({ text }) => fullName.test(text))
}
const fullName = new RegExp(name, 'u')

/** In what stands above a passage, too: people's names head what they said. */
export function holdersIn({ text, label = '' }: Passage): Holder[] {
  return [beside, before].flatMap((pattern) =>
    [...`${text}\n${label}`.matchAll(pattern)].flatMap((match) => {
      const { groups, input, index } = match
      // 'Sponsor: Ada Brandt, Medical Officer Date: …': what a colon follows begins the next fact.
      const isCut = groups?.['title'] !== undefined && input[index + match[0].length] === ':'
      const cut = (words: string): string => (isCut ? words.replace(/\s+\S+$/u, '') : words)
      const [own = '', title = ''] = [groups?.['name'], groups?.['title']]
      const quote = cut(match[0].replace(/^[-*•]\s+/u, '').trim())
      return titlesIn(cut(title)).map((one) => ({ name: own, title: one, quote }))
    }),
  )
}

/** 'Chief Financial Officer and Executive Sponsor' are two. */
const titlesIn = (title: string): string[] =>
  title
    .split(/ (?:and|und) /u)
    .map((one) => one.trim())
    .filter((one) => /^\p{L}/u.test(one))

function isOffice(asked: Asked, title: string): boolean {
  if (notTheirs.test(title)) return false
  const concepts = asked.words.flatMap(({ forms }) => [...forms.keys()].filter(isConcept))
  const stems = stemsOfBoth(title)
  const isSaid = asked.words.every(
    ({ forms, ...word }) =>
      spokenOf({ ...word, forms: new Map([...forms].filter(([form]) => !generic.has(form))) }, stems) >=
      leastOfTitle,
  )
  // 'Head of Quality' is no 'Head of IT': what is said in other words is the whole of it.
  return isSaid && (concepts.length > 0 || wordsOf(title).length <= asked.words.length + mostBeside)
}
const mostBeside = 2

/** 'At Acme', 'in Katowice': it is said with the office, or of the whole document. */
const isAt = (
  place: string | undefined,
  { title }: Holder,
  { context = '', name: own, label = '' }: Passage,
): boolean =>
  place === undefined ||
  `${title}\n${context}\n${own}\n${label}`
    .toLowerCase()
    .includes(place.replace(/^(?:the|der|dem) /u, '').toLowerCase())
