import { useLocale, useTranslate } from 'react-admin'
import type { Texts, TextTree } from './define-texts.ts'

/**
 * Texts of a part that is loaded late: they are not among those of the start (app/texts.ts) and are given to the
 * translation with each call, so that plurals and `%{name}` work as everywhere.
 */
export function useLazyTexts(texts: Texts): (key: string, options?: Record<string, unknown>) => string {
  const translate = useTranslate()
  const locale = useLocale()
  return (key, options = {}) =>
    translate(key, { ...options, _: textAt(texts[locale === 'de' ? 'de' : 'en'], key) })
}

function textAt(tree: TextTree, key: string): string {
  const found = key
    .split('.')
    .reduce<TextTree | string | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      tree,
    )
  return typeof found === 'string' ? found : key
}
