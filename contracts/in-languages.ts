/**
 * Words of the product in the languages that it speaks, as a choice by the language of whoever reads them: of an
 * account, an initiative, a deck, a question. English where another is set, or none.
 */
export const inLanguages =
  <Words>(words: { en: Words; de: NoInfer<Words> }) =>
  (language: string | null | undefined): Words =>
    language === 'de' ? words.de : words.en
