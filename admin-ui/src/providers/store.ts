import { localStorageStore, type Store } from 'react-admin'

/** Of the app as well. */
const languageKey = 'parley.language'

/** Until somebody has chosen: the first of the browser's languages that there is, as in the app. */
const ofBrowser = (): string | undefined =>
  navigator.languages
    .map((name) => name.slice(0, 2).toLowerCase())
    .find((name) => ['en', 'de'].includes(name))

const kept = localStorageStore(undefined, '.parley.console')

/** What a person arranged (columns, saved queries, the last filters) outlives the session; the language is the app's. */
export const consoleStore: Store = {
  ...kept,
  getItem: <T>(key: string, otherwise?: T) =>
    key === 'locale'
      ? ((localStorage.getItem(languageKey) as T | null) ?? (ofBrowser() as T | undefined) ?? otherwise)
      : kept.getItem<T>(key, otherwise),
  setItem: (key, value) => {
    kept.setItem(key, value)
    if (key === 'locale') localStorage.setItem(languageKey, String(value))
  },
  reset: () => undefined,
}
