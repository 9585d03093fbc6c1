import { inLanguages } from '@parley/contracts/in-languages.ts'
/** Sentences of findings that no model wrote, in the language of the initiative. */
export interface FindingWords {
  unchecked: (statement: string) => string
  notConfirmed: (statement: string) => string
  /** Why a verdict of a model does not count. */
  nothingSaysSo: string
  saidOtherwise: (quote: string, name: string) => string
  lookedAt: (documents: readonly string[], inputs: readonly string[]) => string
  /** How a model may have said so itself. */
  lookedAtOpening: string
}

/** A name that ends with a stop of its own gets no second one. */
const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`)

/** Names that a sentence lists; the rest is counted. */
const mostNames = 8

const list = (names: readonly string[], more: (count: number) => string): string =>
  names.length <= mostNames
    ? names.join(', ')
    : `${names.slice(0, mostNames).join(', ')} ${more(names.length - mostNames)}`

const english: FindingWords = {
  unchecked: (statement) => `This could not be checked by itself, please look at it: ${statement}`,
  notConfirmed: (statement) => `Not confirmed: ${statement}`,
  nothingSaysSo: 'Nothing that was looked at says so in words that can be quoted.',
  lookedAtOpening: 'Looked at: ',
  saidOtherwise: (quote, name) => `It is said otherwise: “${quote}” (${name}).`,
  lookedAt(documents, inputs) {
    const more = (count: number): string => `and ${count} more`
    const parts = [
      ...(documents.length > 0 ? [list(documents, more)] : []),
      ...(inputs.length > 0 ? [`the input${inputs.length === 1 ? '' : 's'} ${list(inputs, more)}`] : []),
    ]
    return parts.length === 0
      ? 'There was no document and no input to look at.'
      : ended(`${this.lookedAtOpening}${parts.join('; ')}`)
  },
}

const german: FindingWords = {
  unchecked: (statement) => `Das ließ sich nicht von selbst prüfen, bitte sehen Sie nach: ${statement}`,
  notConfirmed: (statement) => `Nicht bestätigt: ${statement}`,
  nothingSaysSo: 'Nichts von dem, was angesehen wurde, sagt das in Worten, die sich zitieren lassen.',
  lookedAtOpening: 'Durchgesehen: ',
  saidOtherwise: (quote, name) => `Es steht auch anders da: „${quote}“ (${name}).`,
  lookedAt(documents, inputs) {
    const more = (count: number): string => `und ${count} weitere`
    const parts = [
      ...(documents.length > 0 ? [list(documents, more)] : []),
      ...(inputs.length > 0 ? [`die Angabe${inputs.length === 1 ? '' : 'n'} ${list(inputs, more)}`] : []),
    ]
    return parts.length === 0
      ? 'Es gab kein Dokument und keine Angabe, die sich ansehen ließ.'
      : ended(`${this.lookedAtOpening}${parts.join('; ')}`)
  },
}

export const findingWords = inLanguages({ en: english, de: german })
