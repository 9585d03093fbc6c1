import type { EvidenceInput } from '../../port.ts'
import { languageIn, termsOf } from '../../entailment/index.ts'
import type { Difference } from './difference.ts'
import { givenQuantity, type GivenQuantity } from './given-quantity.ts'
import type { Section } from './pieces.ts'
import { isSaid } from './said-terms.ts'

/** So few rows are examples; so far a list may fall short of a number and still be the list of them. */
const rules = { leastRows: 4, near: 0.6 }

const totalRow = /^(?:grand )?(?:total|sum|summe|gesamt(?:summe)?|insgesamt)(?!\p{L})/iu
const numbering = /^(?:no|nr|id|ref|#|lfd\. nr)\.?$/iu

/**
 * Inputs that say how many there are of something, against the list of them: 'Number of interfaces: 14' where a table
 * of interfaces, called so above it or over its names, has twelve rows of different names. A list of far more or fewer
 * is one of others, and so is one whose heading says more than the label does.
 */
export function againstLists(inputs: readonly EvidenceInput[], sections: readonly Section[]): Difference[] {
  return inputs.flatMap((input) => {
    const given = givenQuantity(input, languageIn(input.label))
    if (given?.kind !== 'count' || given.bound !== 'exact') return []
    const lists = sections.filter((section) => isListOf(section, given))
    const counts = lists.map((section) => namesIn(section).length)
    const [list] = lists
    const [count] = counts
    const last = list?.pieces.at(-1)
    if (count === undefined || last === undefined || counts.includes(given.low)) return []
    if (Math.min(count, given.low) < rules.near * Math.max(count, given.low)) return []
    return [
      {
        subject: input.label,
        one: { input, value: input.value.trim() },
        other: { piece: last, value: String(count), isCount: true },
      },
    ]
  })
}

/** The column that names the rows: the first that does not number them. */
const nameColumn = (heads: readonly string[]): number =>
  heads.findIndex((head) => !numbering.test(head.trim()))

const namesIn = ({ heads, pieces }: Section): string[] =>
  pieces.flatMap(({ cells }) => {
    const name = cells[nameColumn(heads)]?.value ?? ''
    return name === '' || totalRow.test(name) || /^\d[\d.,]*$/u.test(name) ? [] : [name]
  })

/** Its rows are named, each otherwise, and what names them says all of the label and nothing else. */
function isListOf(section: Section, { subject }: GivenQuantity): boolean {
  const { heads, caption, title, pieces } = section
  const names = namesIn(section)
  if (pieces[0]?.kind !== 'row' || names.length < rules.leastRows) return false
  if (new Set(names).size < names.length || pieces.length - names.length > 1) return false
  const plain = caption.replace(/^(?:table|tabelle)\s*\d+[.:]?\s*/iu, '')
  const called = [heads[nameColumn(heads)] ?? '', plain, title.split(' › ').at(-1) ?? '']
    .map((text) => termsOf(text.replace(toldApart, '')))
    .filter((terms) => terms.some((term) => isSaid(term, subject)))
  return (
    called.some((terms) => subject.every((term) => isSaid(term, terms))) &&
    called.every((terms) => terms.every((term) => isSaid(term, subject)))
  )
}

/** 'Interfaces by area' are the interfaces. */
const toldApart = /\s(?:by|per|nach|je|pro)\s.*$/iu
