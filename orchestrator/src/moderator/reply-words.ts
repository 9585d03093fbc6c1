import { inLanguages } from '@parley/contracts/in-languages.ts'

/** What the moderator says where no model could answer, in the language that the phase's agents write. */
export const noAnswerIn = inLanguages({
  en: 'I could not form an answer. Please ask again.',
  de: 'Ich konnte keine Antwort finden. Bitte fragen Sie noch einmal.',
})
