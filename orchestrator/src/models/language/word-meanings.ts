import { englishOf, germanOf, partsOf, synonymsOf } from './lexicon.ts'
import { otherFormsOfNumber } from './number-forms.ts'
import { placeFamilies, type WordFamily, wordFamilies } from './word-families.ts'
import { germanStem, stem } from './words.ts'

/** How far a translation, and a word of the same meaning, count for the word itself. */
export const translated = 0.9
export const alike = 0.75
/** What a part of a compound counts for the whole. */
const partShare = 0.45
/** And what asks for the same in other words. */
const asConcept = 0.85

/** What 'worker' is a form of. */
const working = stem('work')

/** As it is, and as English has it; what only stands beside it in tables says too little of a whole. */
export const formsOfPart = (part: string): ReadonlyMap<string, number> =>
  new Map([[part, 1], ...inEnglish(part).map((other): [string, number] => [other, translated])])

/** What may stand for a word, with the words of what it asks for. */
export function formsOf(
  { own, word }: { own: string; word: string },
  { isName, isGerman, asking }: { isName: boolean; isGerman: boolean; asking: readonly string[] },
): Map<string, number> {
  const forms = new Map([
    [own, 1],
    [word, 1],
    [stem(word), 1],
  ])
  if (!isName) addMeanings(forms, own, { isGerman, asPart: partShare })
  for (const form of otherFormsOfNumber(word)) addForm(forms, form, alike)
  for (const concept of asking) addForm(forms, concept, asConcept)
  addFamilies(forms, own, { families: placeFamilies, isGerman })
  return forms
}

export const formsOfCode = (code: string, asking: readonly string[]): Map<string, number> =>
  new Map([[code, 1], ...asking.map((concept): [string, number] => [concept, asConcept])])

function addMeanings(
  forms: Map<string, number>,
  own: string,
  { isGerman, asPart }: { isGerman: boolean; asPart?: number },
): void {
  const add = (form: string, share: number): void => {
    addForm(forms, form, share)
  }
  const isCompound = isGerman && partsOf(own).length > 0
  for (const other of isGerman ? inEnglish(own) : germanOf(own))
    add(other, isCompound ? (asPart ?? translated) : translated)
  for (const same of synonymsOf(own)) add(same, alike)
  for (const part of isGerman ? partsOf(own) : []) add(part, asPart ?? alike)
  if (isGerman && separable.test(own)) add(germanStem(withoutGe(own)), alike)
  addFamilies(forms, own, { families: wordFamilies, isGerman })
}

function addFamilies(
  forms: Map<string, number>,
  own: string,
  { families, isGerman }: { families: readonly WordFamily[]; isGerman: boolean },
): void {
  const [mine, other] = isGerman ? (['de', 'en'] as const) : (['en', 'de'] as const)
  for (const family of families) {
    if (!family[mine].includes(own)) continue
    for (const form of family[other]) addForm(forms, form, translated)
    for (const form of family[mine]) addForm(forms, form, alike)
  }
}

/** 'Worker' is who works: what anybody does is no sign of an employee. */
function addForm(forms: Map<string, number>, form: string, share: number): void {
  if ((forms.get(form) ?? 0) < share && form !== working) forms.set(form, share)
}

/** What may stand for a stem in either language, each with how far it counts; the stem itself is among it. */
export function meaningsOf(own: string, isGerman: boolean): ReadonlyMap<string, number> {
  const forms = new Map([[own, 1]])
  addMeanings(forms, own, { isGerman })
  return forms
}

/** A German verb is in the lexicon as it is named: 'kostet' is a form of 'kosten'. */
const inEnglish = (own: string): readonly string[] =>
  [own, `${own}o`, `${own}um`, own.replace(/(?:e|st|te)$/, ''), withoutGe(own)]
    .map(englishOf)
    .find((found) => found.length > 0) ?? []

const separable = /^(?:ab|an|auf|aus|bei|ein|fest|her|hin|mit|nach|um|vor|weg|zu|zurück|zusammen)ge\p{L}{3,}/u

/** 'Umgestellt' is a form of 'umstellen', as 'Umstellung' is. */
const withoutGe = (own: string): string => own.replace(/^(.*)ge(?=\p{L}{3,})/u, '$1')
