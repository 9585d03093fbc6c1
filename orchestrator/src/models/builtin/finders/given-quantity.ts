import { type Quantity, quantitiesOf, type Term, termsOf } from '../../entailment/index.ts'
import type { Language } from '../../language/words.ts'
import type { EvidenceInput } from '../../port.ts'
import { countOfList } from './input-value.ts'
import { measureWords } from './measure-words.ts'
import { stemsOf } from './stems.ts'

/** The one value that an input gives, and what its label says that it is of. */
export interface GivenQuantity extends Quantity {
  label: string
  language: Language
  /** What the label names, without its unit and without how much, how many and when. */
  subject: readonly Term[]
  /** 'Longest', 'at most': a document's bound is the value itself. */
  isLimit: boolean
  /** 'Target', 'planned': a document's aim is the value itself. */
  isAim: boolean
  /** 'First wave', 'year 2': which of several. */
  codes: readonly Quantity[]
}

const unitInLabel =
  /\s*[(,]\s*(?:in (?:\p{L}+ )?)?(hours?|days?|weeks?|months?|years?|minutes?|per ?cent|milliseconds?|terabytes?|gigabytes?|stunden?|tagen?|wochen?|monaten?|jahren?|minuten?|prozent|millisekunden?|terabytes?|gigabytes?)\)?\s*$|\s+in (percent|prozent)$/iu
const unitAhead = /^(hours?|days?|weeks?|months?|years?|stunden|tage|wochen|monate|jahre)\s+(?=\p{L})/iu
const yearly =
  /(?<!\p{L})(?:(?:per|a|each|every) year|annual|yearly|pro jahr|im jahr|je jahr|jährlich\p{L}*)(?!\p{L})/giu
/** Over three years is no rate, and in the last year no length. */
const span =
  /[,\s]+(?:over |for |über )?(?:two|three|four|five|seven|ten|zwei|drei|vier|fünf|sieben|zehn|\d+) (?:years|jahre)(?!\p{L})/iu
/** Of what the label before it names, this one does not say. */
const ofOther = /^(?:of (?:these|those|which|them)|davon|hiervon|darunter)(?!\p{L})/iu
/** 'Date that cannot move': whose, the label does not say. */
const ofNothing =
  /^(?:date|day|time|datum|tag|termin),? (?:that|on which|by which|when|an dem|bis zu dem|de[rmn])(?!\p{L})/iu
/** Words that are of anything: a target of what, the label does not say. */
const ofAnything =
  /^(?:targets?|goals?|baselines?|results?|scores?|values?|ziele?|ausgangswert\p{L}*|ergebnis\p{L}*|werte?)$/iu
export const limit =
  /(?<!\p{L})(?:largest|longest|highest|greatest|most|maximum|at most|limit|lowest|smallest|least|minimum|größte\p{L}*|längste\p{L}*|höchste\p{L}*|höchstens|grenze|maximal\p{L}*|kleinste\p{L}*|niedrigste\p{L}*|mindest\p{L}*)(?!\p{L})/giu
const aim =
  /(?<!\p{L})(?:targets?|goals?|aim|planned|expected|ziel\p{L}*|geplant\p{L}*|erwartet\p{L}*|soll)(?!\p{L})/iu
/** An amount by itself, with its unit and little more. */
const longestRest = 12

/** @returns undefined where the input gives no value, or several */
export function givenQuantity(
  { label, value }: EvidenceInput,
  language: Language,
): GivenQuantity | undefined {
  if (span.test(label) || ofOther.test(label) || ofNothing.test(label)) return undefined
  const unit = unitOf(label)
  const isBare = /^\d[\d.,’']*$/u.test(value.trim())
  const listed = countOfList(value)
  const [only, ...others] =
    listed === undefined
      ? quantitiesOf(unit !== undefined && isBare ? `${value} ${unit}` : value)
      : quantitiesOf(String(listed))
  if (only === undefined || others.length > 0) return undefined
  if (listed === undefined && value.length - (only.end - only.at) > longestRest) return undefined
  const plain = label.replace(unitInLabel, '').replace(unitAhead, '').replace(yearly, ' ').replace(limit, ' ')
  const subject = termsOf(plain, language).filter(
    ({ weight, written }) =>
      weight > leastWeight && !stemsOf(written).every((stem) => measureWords.has(stem)),
  )
  if (subject.every(({ written }) => ofAnything.test(written))) return undefined
  return {
    ...only,
    of: only.kind === 'count' ? namesOf(subject, language) : '',
    ...(label.match(yearly) !== null && { per: 'year' }),
    label,
    language,
    subject,
    isLimit: label.match(limit) !== null,
    isAim: aim.test(label),
    codes: quantitiesOf(label).filter(({ kind }) => kind.startsWith('code')),
  }
}

export const leastWeight = 0.35

/** As it stands in a sentence: nouns are written with a capital in German alone. */
function namesOf(subject: readonly Term[], language: Language): string {
  const names = subject.map(({ written }) => written).join(' ')
  return language === 'en' ? names.toLowerCase() : names
}

function unitOf(label: string): string | undefined {
  const behind = unitInLabel.exec(label)
  return (behind?.[1] ?? behind?.[2] ?? unitAhead.exec(label)?.[1])?.toLowerCase()
}
