import { bestOf, isMatched } from './alignment.ts'
import { hasName } from './names.ts'
import type { ReadText } from './sentence.ts'
import type { Term } from './terms.ts'

const leaving =
  /(?<![\p{L}])(?:left|has left|leaves|resigned|retired|departed|quit|no longer (?:with|works|employed|at)|ausgeschieden|verließ|verlässt|verlassen|gekündigt|in rente|im ruhestand|nicht mehr (?:im|bei|in))(?![\p{L}])/iu

/** 'A replaced B': B has gone. */
const replacing =
  /(?<![\p{L}])(?<!(?:was|were|been|is|are) )(?:replaced|replaces|succeeded|succeeds|took over from|takes over from|folgt auf|folgte auf|ersetzt|löste|nachfolger(?:in)? von)(?![\p{L}])/iu

/** 'Has handed the lead over to B': who has done so has it no more. */
const handing =
  /(?<![\p{L}])(?:hand(?:ed|s)? [^,;]{0,40}over|handed over|passed [^,;]{0,40}on to|stepped down|gave up|übergeben|übergab|übergibt|abgegeben|gab [^,;]{0,40} ab|niedergelegt)(?![\p{L}])/iu

/** 'A took over the lead from B', 'hat die Leitung von B übernommen': B has it no more. */
const takingOver =
  /(?<![\p{L}])(?:t(?:ook|akes|aken|aking) over [^,;]{0,60}?\sfrom|(?:inherited|acquired) [^,;]{0,60}?\sfrom|(?:von|vom)(?= [^,;]{2,50} (?:übernommen|übernahm|übernimmt)))(?![\p{L}])/iu

/** Who has left leads nothing and answers for nothing any more. */
export function hasLeft(wanted: ReadText, found: ReadText): boolean {
  if (leaving.test(wanted.text) || replacing.test(wanted.text)) return false
  const left = found.clauses.find(({ text }) => leaving.test(text))?.text ?? ''
  const handed = found.clauses.find(({ text }) => handing.test(text))
  const isOfIt = ({ terms }: { terms: readonly Term[] }): boolean =>
    wanted.terms.some(
      ({ weight, word }) =>
        weight > 0.3 &&
        !wanted.names.some(({ words }) => words.includes(word)) &&
        hasTerm(terms, word, wanted),
    )
  const isHanded = handed !== undefined && isOfIt(handed)
  const taken = isOfIt(found) ? takingOver.exec(found.text) : null
  const replaced = replacing.exec(found.text)
  const after = [replaced, taken].map((match) => nextTo(match, found.text)).join(' ')
  const gone = isHanded ? beforeHanding(handed.text) : ''
  const former = found.clauses
    .filter((clause) => clause.status.manner === 'past' && isOfIt(clause))
    .map(({ text }) => text)
    .join(' ')
  const isOfNow = wanted.clauses.every(({ status }) => status.manner === 'fact' && !status.isDenied)
  return wanted.names.some(
    (name) =>
      name.kind === 'person' &&
      (hasName(left, name) ||
        hasName(after, name) ||
        hasName(gone, name) ||
        (isOfNow && !wasSo.test(wanted.text) && hasName(former, name))),
  )
}

const wasSo = /(?<![\p{L}])(?:was|were|had|war|waren|hatten?|wurden?)(?![\p{L}])/iu

const nextTo = (match: RegExpExecArray | null, text: string): string =>
  match === null ? '' : text.slice(match.index + match[0].length, match.index + match[0].length + 40)

/** Who hands over: the words before 'to' or 'an'. */
const beforeHanding = (text: string): string => text.split(/\s(?:to|an)\s(?=(?:\p{Ll}+\s)?\p{Lu})/u)[0] ?? ''

const hasTerm = (terms: readonly Term[], word: string, { terms: wanted }: ReadText): boolean =>
  wanted.some((term) => term.word === word && bestOf(term, terms).strength >= isMatched)
