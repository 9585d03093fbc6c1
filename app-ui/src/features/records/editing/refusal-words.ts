import { formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { i18n } from '@parley/ui-kit/i18n/i18n.ts'
import { editingTexts } from './locales/en.ts'
import './locales/en.ts'

const { refusals } = editingTexts
type Refusal = keyof typeof refusals

/** The sentences as the contract writes them: the text before the number, and after it. */
const sentences = (Object.keys(refusals) as Refusal[]).map((name) => {
  const [before = '', after] = refusals[name].split('{{n}}')
  return { name, before, after }
})

/** Which sentence it is, with its number; undefined for a schema's own. */
function recognised(text: string): { name: Refusal; n: number } | undefined {
  for (const { name, before, after } of sentences) {
    if (after === undefined) {
      if (text === before) return { name, n: 0 }
    } else if (text.startsWith(before) && text.endsWith(after)) {
      const digits = text.slice(before.length, text.length - after.length)
      if (/^-?[\d.,]+$/.test(digits)) return { name, n: Number(digits.replaceAll(',', '')) }
    }
  }
  return undefined
}

/** What is said of a refused value, in the reader's language; a sentence that is not known says itself. */
export function refusalWords(text: string): string {
  const found = recognised(text)
  return found === undefined ? text : i18n.t(`editing.refusals.${found.name}`, { n: formatNumber(found.n) })
}

/** The sentence above a form. The server's names a field in English; other languages say where to look. */
export function refusalSentence(
  message: string | undefined,
  errors: Partial<Record<string, string>>,
): string | undefined {
  const isOfField = Object.values(errors).some((text) => text !== undefined && message?.endsWith(`: ${text}`))
  if (message === undefined || i18n.language === 'en') return message
  return isOfField ? i18n.t('editing.seeFields') : refusalWords(message)
}
