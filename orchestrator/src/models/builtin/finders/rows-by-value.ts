import { languageIn, matchOf, type Term, termsOf } from '../../entailment/index.ts'
import type { Piece, Section } from './pieces.ts'
import { isFormWord, type Wanted } from './wanted.ts'

const rules = { leastRows: 4, longestValue: 4, mostValues: 0.75, sameMeaning: 0.85 }

/** Who owns or does something is no kind of it. */
const ofPeople =
  /^(?:owners?|who|by|responsible|lead|pate|wer|verantwortlich\p{L}*|zuständig\p{L}*|ansprechpartner\p{L}*)$/iu

/**
 * Rows of a table that a column sorts into kinds, of the kind that a part is called after: those that are 'switched
 * off', of 'Switch-offs'. None where no value, or more than one, means what the part's name says.
 */
export function rowsByValue({ name }: Pick<Wanted, 'name'>, { heads, pieces }: Section): Piece[] {
  if (heads.length < 3 || pieces.length < rules.leastRows) return []
  const asked = termsOf(name, languageIn(name)).filter(({ word }) => !isFormWord(word))
  if (asked.length === 0) return []
  for (const [index, head] of heads.entries()) {
    if (index === 0 || ofPeople.test(head.trim())) continue
    const values = pieces.map(({ cells }) => cells[index]?.value.trim() ?? '')
    const kinds = [...new Set(values.filter((value) => value !== ''))]
    if (!areKinds(kinds, values)) continue
    const meant = kinds.filter((kind) => means(kind, asked))
    if (meant.length === 1) return pieces.filter((_, row) => values[row] === meant[0])
  }
  return []
}

/** Few short values, some of them of several rows. */
const areKinds = (kinds: readonly string[], values: readonly string[]): boolean =>
  kinds.length >= 2 &&
  kinds.length <= rules.mostValues * values.length &&
  kinds.every((kind) => !/\d/u.test(kind) && kind.split(/\s+/u).length <= rules.longestValue)

const means = (kind: string, asked: readonly Term[]): boolean =>
  termsOf(kind, languageIn(kind)).some(
    (term) =>
      term.parts.length === 0 &&
      asked.some((other) => {
        const { strength, sign } = matchOf(other, term)
        return sign === 1 && strength >= rules.sameMeaning
      }),
  )
