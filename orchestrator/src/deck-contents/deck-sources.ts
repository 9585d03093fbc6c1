import type { CitedText, DeckSource } from '@parley/decks/deck-document.ts'

/** What a text rests on: a citation of an agent's, or the evidence of a finding. */
export interface Reference {
  name: string
  page: number | null
  quote: string
}

/** The sources of a deck, numbered as they are first cited; the same passage has one number throughout. */
export class DeckSources {
  readonly #isOn: boolean
  readonly #numbers = new Map<string, number>()
  readonly list: DeckSource[] = []

  /** @param isOn false where the deck has no list of sources: then nothing in it is numbered */
  constructor(isOn: boolean) {
    this.#isOn = isOn
  }

  numbersOf(references: readonly Reference[]): number[] {
    if (!this.#isOn) return []
    return [...new Set(references.map((reference) => this.#numberOf(reference)))].sort(
      (one, two) => one - two,
    )
  }

  /** A text whose marks `[n]` count the references from 1: the marks go, the sources that they named stay. */
  cite(text: string, references: readonly Reference[]): CitedText {
    const cited: Reference[] = []
    const plain = text.replace(/[ \t]*\[(\d{1,3})\]/g, (mark, number: string) => {
      const reference = references[Number(number) - 1]
      if (reference === undefined) return mark
      cited.push(reference)
      return ''
    })
    return { text: plain.trim(), sources: this.numbersOf(cited) }
  }

  #numberOf({ name, page, quote }: Reference): number {
    const key = JSON.stringify([name, page, quote.replace(/\s+/g, ' ').trim()])
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.list.length + 1
    this.#numbers.set(key, number)
    this.list.push({ number, name, page, quote })
    return number
  }
}
