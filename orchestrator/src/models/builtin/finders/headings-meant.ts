import { languageIn, matchOf, type Term, termsOf } from '../../entailment/index.ts'
import { blocksOf } from './blocks.ts'
import type { Section } from './pieces.ts'
import { isFormWord, type Wanted } from './wanted.ts'

const rules = {
  /** So far two words have to mean the same. */
  least: 0.7,
  /** This share of a heading's words is what the part asks for, and this share of the part's name is said there. */
  ofHeading: 1,
  ofName: 1,
  mostWords: 6,
}

/** Whether the last heading above a section, or its caption, means what a part asks for, in whichever words of either language. */
export function headingMeans({
  name,
  detail,
}: Pick<Wanted, 'name' | 'detail'>): (section: Section) => boolean {
  const language = languageIn(`${name}. ${detail}`)
  const read = (text: string): Term[] =>
    termsOf(text, language).filter(({ word }) => word.length > 2 && !isFormWord(word))
  const names = read(name)
  const asked = [...names, ...read(detail)]
  const says = (terms: readonly Term[], word: Term): boolean =>
    terms.some((term) => matchOf(word, term).strength >= rules.least)
  return (section) => {
    const heading = blocksOf(section)[0]?.title ?? []
    if (heading.length === 0 || heading.length > rules.mostWords || names.length === 0) return false
    const meant = heading.filter((word) => says(asked, word)).length
    const said = names.filter((word) => says(heading, word)).length
    return meant >= rules.ofHeading * heading.length && said >= rules.ofName * names.length
  }
}
