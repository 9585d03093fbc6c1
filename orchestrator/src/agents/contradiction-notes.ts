import { inLanguages } from '@parley/contracts/in-languages.ts'
import type { CheckedText } from '../runs/index.ts'

type Words = (claim: string, quote: string, source: string | undefined) => string

const words = inLanguages<Words>({
  en: (claim, quote, source) =>
    `**A source says otherwise:** “${claim}” is written here; ${source ?? 'inputs or people'}: “${quote}”.`,
  de: (claim, quote, source) =>
    `**Eine Quelle sagt es anders:** Hier steht „${claim}“; ${source ?? 'Angaben oder Menschen'}: „${quote}“.`,
})

/** Texts that stand in no turn of their own say themselves what their sources say otherwise, a paragraph for each. */
export const contradictionNotes = (
  { contradictedClaims }: Pick<CheckedText, 'contradictedClaims'>,
  language: 'en' | 'de' = 'en',
): string[] =>
  contradictedClaims.map(({ text, quote, citation }) => words(language)(text, quote, citation?.artifactName))
