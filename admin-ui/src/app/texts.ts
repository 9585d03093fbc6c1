import english from 'ra-language-english'
import { layoutTexts } from '../layout/texts.ts'
import type { Texts, TextTree } from './define-texts.ts'

/** Texts of all parts; a new part adds its own here. */
const parts: readonly Texts[] = [layoutTexts]

/** Everything that is said in a language, react-admin's own words included. */
export function messagesOf(language: 'en' | 'de'): TextTree | Promise<TextTree> {
  const own = parts.map((part) => part[language])
  if (language === 'en') return merged([english as TextTree, ...own])
  return import('../providers/german.ts').then(({ german }) => merged([german as TextTree, ...own]))
}

function merged(trees: readonly TextTree[]): TextTree {
  const whole: TextTree = {}
  for (const tree of trees)
    for (const [key, value] of Object.entries(tree)) {
      const before = whole[key]
      whole[key] = typeof value === 'object' && typeof before === 'object' ? merged([before, value]) : value
    }
  return whole
}
