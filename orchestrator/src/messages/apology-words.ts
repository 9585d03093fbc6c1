import { inLanguages } from '@parley/contracts/in-languages.ts'

/** What the moderator says where no answer could be made, in the language that the phase's agents write. */
export const apologyOf = inLanguages({
  en: 'I could not answer this because of an error on our side. Your message is kept; please ask once more.',
  de: 'Das konnte ich wegen eines Fehlers auf unserer Seite nicht beantworten. Ihre Nachricht bleibt erhalten; bitte fragen Sie noch einmal.',
})
