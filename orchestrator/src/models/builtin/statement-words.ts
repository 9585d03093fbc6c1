import { inLanguages } from '@parley/contracts/in-languages.ts'
import { excerptOf } from '../language/sentences.ts'
import type { StatementSources, Verdict, Witness } from './statement-sources.ts'

interface Words {
  confirmed: (statement: string, shown: string) => string
  notMet: (statement: string, shown: string) => string
  notConfirmed: (statement: string) => string
  divided: (supporting: string, contrary: string) => string
  closest: (shown: string) => string
  nothing: string
  lookedAt: (names: string) => string
  input: string
  and: string
  quoted: (text: string) => string
  language: 'en' | 'de'
}

/** What ends with a stop of its own, as an abbreviation or a list that goes on does, gets no second one. */
const ended = (text: string): string => (/[.!?…]["”“]?$/u.test(text) ? text : `${text}.`)

const english: Words = {
  confirmed: (statement, shown) => `Confirmed: ${ended(statement)} See ${shown}.`,
  notMet: (statement, shown) => `Not met: ${ended(statement)} The sources say otherwise: ${shown}.`,
  notConfirmed: (statement) => `Not confirmed: ${ended(statement)}`,
  divided: (supporting, contrary) => `The sources do not agree: ${supporting}, but ${contrary}.`,
  closest: (shown) => `The closest that the sources come is ${shown}.`,
  nothing: 'Nothing in the inputs, documents or conversation confirms or refutes it in so many words.',
  lookedAt: (names) => `Looked at: ${ended(names)}`,
  input: 'input',
  and: ' and ',
  quoted: (text) => `“${text}”`,
  language: 'en',
}

const german: Words = {
  confirmed: (statement, shown) => `Bestätigt: ${ended(statement)} Siehe ${shown}.`,
  notMet: (statement, shown) =>
    `Nicht erfüllt: ${ended(statement)} Die Quellen sagen etwas anderes: ${shown}.`,
  notConfirmed: (statement) => `Nicht bestätigt: ${ended(statement)}`,
  divided: (supporting, contrary) => `Die Quellen widersprechen sich: ${supporting}, aber ${contrary}.`,
  closest: (shown) => `Am nächsten kommt dem ${shown}.`,
  nothing: 'Eingaben, Dokumente und Gespräch bestätigen oder widerlegen das nicht ausdrücklich.',
  lookedAt: (names) => `Durchgesehen: ${ended(names)}`,
  input: 'Eingabe',
  and: ' und ',
  quoted: (text) => `„${text}“`,
  language: 'de',
}

const wordsIn = inLanguages({ en: english, de: german })

/** Names that a sentence lists. */
const mostNames = 6

/** The finding as a person reads it: what decided, with its place; of what cannot be told, what was looked at. */
export function describe(
  statement: string,
  outcome: { verdict: Verdict; decisive: readonly Witness[]; sources: StatementSources },
  language: 'en' | 'de' = 'en',
): string {
  const words = wordsIn(language)
  const subject = statement.trim().replace(/[.!?]+$/, '')
  const shown = outcome.decisive.slice(0, 2).map((witness) => shownAs(witness, words))
  const both = shown.join(words.and)
  if (outcome.verdict === 'holds') return words.confirmed(subject, both)
  if (outcome.verdict === 'does-not-hold') return words.notMet(subject, both)
  const [supporting] = outcome.decisive.filter(({ reading }) => reading.says === 'supports')
  const [contrary] = outcome.decisive.filter(({ reading }) => reading.says === 'contradicts')
  const reason =
    supporting !== undefined && contrary !== undefined
      ? words.divided(shownAs(supporting, words), shownAs(contrary, words))
      : shown[0] === undefined
        ? words.nothing
        : words.closest(shown[0])
  const names = namesOf(outcome.sources)
  return [words.notConfirmed(subject), reason, ...(names === '' ? [] : [words.lookedAt(names)])].join(' ')
}

function shownAs({ quote, place }: Witness, words: Words): string {
  const text = excerptOf(quote.quote.replace(/^\s*[-*•]\s+/, ''), 220).replace(/(?<=\p{L}{3})\.$/u, '')
  const where = quote.inputLabel ? `${words.input} ${words.quoted(quote.inputLabel)}` : place(words.language)
  return `${words.quoted(text)} (${where})`
}

function namesOf({ passages, inputs, turns }: StatementSources): string {
  const names = new Set([
    ...passages
      .filter(({ trust, sourceKind }) => trust !== 'agent' && sourceKind !== 'firm')
      .map(({ name }) => name),
    ...inputs.map(({ label }) => label),
    ...turns.filter(({ role }) => role === 'USER').map(({ speaker }) => speaker),
  ])
  const shown = [...names].slice(0, mostNames)
  // A label may have a comma of its own.
  const between = shown.some((name) => name.includes(',')) ? '; ' : ', '
  return shown.join(between) + (names.size > mostNames ? ' …' : '')
}
