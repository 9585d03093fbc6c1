import { z } from 'zod'

/** What agents can be told to write in. */
export const writtenLanguageSchema = z.enum(['en', 'de'])
export type WrittenLanguage = z.infer<typeof writtenLanguageSchema>

export interface LanguageSources {
  /** Of the initiative; null where nobody has set it. */
  initiative: WrittenLanguage | null
  /** Of its client; null where nobody has set it. */
  client: WrittenLanguage | null
  /** What people filled in, one text for each input. */
  inputs: readonly string[]
}

/**
 * The language that agents write in: the initiative's, else the client's, else that of most inputs that tell one,
 * else English. Where as many are German as English, it is English.
 * @param detect undefined where a text does not tell its language
 */
export function languageOfInitiative(
  { initiative, client, inputs }: LanguageSources,
  detect: (text: string) => WrittenLanguage | undefined,
): WrittenLanguage {
  const set = initiative ?? client
  if (set !== null) return set
  const told = inputs.map(detect).filter((language) => language !== undefined)
  return told.filter((language) => language === 'de').length * 2 > told.length ? 'de' : 'en'
}
