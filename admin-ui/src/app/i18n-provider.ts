import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { messagesOf } from './texts.ts'

const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
]

/** English is at hand, German is loaded when it is chosen. */
export function createI18nProvider(): I18nProvider {
  const provider = polyglotI18nProvider(
    (locale) =>
      messagesOf(locale === 'de' ? 'de' : 'en') as TranslationMessages | Promise<TranslationMessages>,
    'en',
    languages,
    { allowMissing: true },
  )
  return {
    ...provider,
    changeLocale: async (locale, options) => {
      await provider.changeLocale(locale, options)
      document.documentElement.lang = locale
    },
  }
}
