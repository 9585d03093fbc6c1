import { germanStem, stem } from '../../language/words.ts'

/** Stems of words that say what kind of value something has, and not what it is about. */
export const measureWords: ReadonlySet<string> = new Set(
  'number count date day planned expected value amount percent share hours days years weeks anzahl zahl datum termin betrag wert prozent anteil stunden tage jahre geplant far bisher bislang'
    .split(' ')
    .flatMap((word) => [stem(word), germanStem(word)]),
)
