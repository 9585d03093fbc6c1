import { createInstance, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defineTexts, takeTexts, type DefinedTexts, type Texts } from './defined-texts.ts'
import { commonTexts } from './locales/en/common.ts'

export type { Translation } from './translation.ts'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

const storageKey = 'parley.language'

declare module './defined-texts.ts' {
  interface Texts {
    common: typeof commonTexts
  }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Texts }
    returnNull: false
  }
}

type Loader = () => Promise<unknown>
const germanLoaders = new Map<string, Loader>()
const loaded = new Set<string>()

export const i18n = createInstance()

const known = (name: string | null | undefined): Language | undefined =>
  languages.find((language) => language === name?.slice(0, 2).toLowerCase())

/**
 * What the person chose, else the first language of their browser that the product speaks; English is the default
 * (Document 1, section 9).
 */
export function firstLanguage(chosen: string | null, ofBrowser: readonly string[]): Language {
  const wished = ofBrowser.map(known).find((language) => language !== undefined)
  return known(chosen) ?? wished ?? 'en'
}

/** One namespace (Document 1, section 9). */
const english: Resource = { en: { translation: { common: commonTexts } } }
void i18n.use(initReactI18next).init({
  resources: english,
  lng: firstLanguage(localStorage.getItem(storageKey), navigator.languages),
  fallbackLng: 'en',
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { bindI18nStore: 'added', useSuspense: false },
})

function register({ name, en, de }: DefinedTexts): void {
  i18n.addResourceBundle('en', 'translation', { [name]: en }, true, true)
  germanLoaders.set(name, de)
  if (i18n.language === 'de') void loadGerman()
}

async function loadGerman(): Promise<void> {
  const missing = [...germanLoaders].filter(([name]) => !loaded.has(name))
  await Promise.all(
    missing.map(async ([name, load]) => {
      loaded.add(name)
      i18n.addResourceBundle('de', 'translation', { [name]: await load() }, true, true)
    }),
  )
}

/** Changes the language, once its texts are here. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language)
  if (language === 'de') await loadGerman()
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
}

takeTexts(register)
defineTexts('common', commonTexts, async () => (await import('./locales/de/common.ts')).commonTexts)
document.documentElement.lang = i18n.language
