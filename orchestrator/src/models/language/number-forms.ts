import { germanStem, stem } from './words.ts'

const numbers: readonly (readonly string[])[] = [
  ['1', 'one', 'eins'],
  ['2', 'two', 'zwei'],
  ['3', 'three', 'drei'],
  ['4', 'four', 'vier'],
  ['5', 'five', 'fünf'],
  ['6', 'six', 'sechs'],
  ['7', 'seven', 'sieben'],
  ['8', 'eight', 'acht'],
  ['9', 'nine', 'neun'],
  ['10', 'ten', 'zehn'],
  ['12', 'twelve', 'zwölf'],
]
/** 'Five years' is '5-year' in a head. */
export const otherFormsOfNumber = (word: string): readonly string[] =>
  numbers.find((forms) => forms.includes(word))?.flatMap((form) => [form, stem(form), germanStem(form)]) ?? []
