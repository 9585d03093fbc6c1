export interface TextTree {
  [key: string]: string | TextTree
}

/** The same tree with other words. */
export type Translation<T> = { [key in keyof T]: T[key] extends string ? string : Translation<T[key]> }

export interface Texts {
  en: TextTree
  de: TextTree
}

/**
 * Texts of a part of the console in both languages, of one shape. Those of a resource stand under
 * `resources.<name>` as react-admin looks them up: `name` (`one |||| several`), `fields.<source>`, and what its dialogs
 * say; `%{name}` stands for a value.
 */
export const defineTexts = <const T extends TextTree>(en: T, de: Translation<T>): Texts => ({
  en,
  de,
})
