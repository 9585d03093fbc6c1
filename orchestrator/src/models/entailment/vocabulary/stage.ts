import type { Language } from '../../language/words.ts'
import { stemsIn } from './forms-of-words.ts'
import { linesOf } from './groups.ts'
import { stages } from './stages.ts'

const stageOf: Record<Language, Map<string, number>> = { en: new Map(), de: new Map() }
for (const [stage, line] of linesOf([stages]).entries())
  for (const [index, words] of line.split('|').entries()) {
    const language: Language = index === 0 ? 'en' : 'de'
    for (const entry of words.split(/\s+/).filter((one) => one !== ''))
      for (const key of entry.includes('_') ? [entry] : stemsIn(entry, language))
        if (!stageOf[language].has(key)) stageOf[language].set(key, stage)
  }

/** How far what a word says has come, from 0; undefined of words that say nothing of it. */
export const stageIn = (written: string, language: Language): number | undefined =>
  [written, ...stemsIn(written, language)]
    .map((key) => stageOf[language].get(key))
    .find((stage) => stage !== undefined)
