import type { Language } from '../language/words.ts'
import { languageIn, termsOf } from './terms.ts'
import { isDeed, stemsIn } from './vocabulary/index.ts'

const finiteEnglish =
  "is|are|was|were|will|would|has|have|had|does|do|did|can|cannot|could|must|may|might|should|shall|remains?|[a-z]+n['’]t"
const finiteGerman =
  'ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|soll|sollen|sollte|sollten|darf|dürfen|durfte|will|wollen|wollte|bleibt|bleiben|gibt|liegt|liegen|steht|stehen|fehlt|fehlen|sei|seien|wäre|würde'
const denial = 'not|no|nobody|nothing|none|never|neither|nicht|kein\\w*|niemand|nie'
const pronoun = 'it|they|he|she|we|there|this|these|those|er|sie|es|wir|dies\\w*|man'
const conjunction =
  'but|although|though|while|whereas|however|except|since|because|unless|until|once(?=\\s+\\p{L})(?! (?:a|an|per|every|in|more|again)\\b)|sondern|obwohl|während|weil|denn|sodass|nachdem|sofern|falls|wenn|sobald|solange|bevor'

/**
 * Where one clause ends and the next begins. A clause that another depends on ('it is not clear that …') is none of its
 * own: its denial holds for what follows.
 */
const clauseEnd = new RegExp(
  [
    String.raw`\s+[-]\s+`,
    String.raw`,\s+(?!(?:that|dass|ob|whether)\b)`,
    String.raw`\s+\((?=[^)]{12,}\))`,
    String.raw`\s+(?=(?:${conjunction})\b)`,
    String.raw`\s+(?:and|und)\s+(?=(?:(?:also|still|therefore|then|so|auch|noch|daher|dann)\s+)?(?:${finiteEnglish}|${finiteGerman}|${denial}|${pronoun})\b)`,
    String.raw`\s+(?:and|but)\s+(?=(?:then |later |finally )?\p{Ll}{2,}ed\s(?:in|on|by|to|from|at|after|before|until)\b)`,
    String.raw`\s+and\s+(?=(?:the|a|an|all|some|their|its|our)\s+(?:[\w-]+\s+){1,4}(?:${finiteEnglish})\b)`,
    String.raw`\s+und\s+(?=(?:der|die|das|ein|eine|alle|einige|ihre?|unsere?)\s+(?:[\p{L}-]+\s+){0,4}(?:${finiteGerman})(?![\p{L}]))`,
  ].join('|'),
  'iu',
)

/** Words that say something, rather than name it: finite verbs and participles, by their endings where no list has them. */
const saying: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`(?<![\p{L}])(?:${finiteEnglish})(?![\p{L}])|(?<![\p{L}])\p{Ll}{2,}ed(?![\p{L}])|(?<![\p{L}])(?:left|went|gave|took|takes|made|makes|said|says|told|saw|came|comes|met|held|kept|keeps|led|leads|ran|runs|began|begins|grew|fell|rose|paid|pays|built|sent|spent|lost|won|found|got|quit|chose|wrote|brought|bought|costs|covers|contains|includes|needs|works|starts|ends|gets|gives|uses|shows|allows|requires|provides|supports|becomes|remains|follows|expects|agrees|reports|decides|meets|asks|offers|lies|stands|goes|knows|wants)(?![\p{L}])`,
    'u',
  ),
  de: new RegExp(
    String.raw`(?<![\p{L}])(?:${finiteGerman})(?![\p{L}])|(?<![\p{L}])\p{Ll}{2,}(?:lt|nt|rt|bt|gt|kt|mt|pt|tzt|cht|eht|ieß|ien|ten|sst|ßt|ndet|tet|ert|elt)(?![\p{L}])|(?<![\p{L}])(?:ge\p{Ll}{3,}en|\p{Ll}+ge\p{Ll}{3,}en|kam|kamen|ging|gab|gaben|nahm|stieg|sank|fiel|blieb|begann|lief|hielt|kennen|nutzen|kosten)(?![\p{L}])`,
    'u',
  ),
}

const isGerman = (text: string): boolean => languageIn(text) === 'de'

/** Whether a text says something, rather than name it. */
export const hasVerb = (text: string): boolean =>
  saying.en.test(text) || (isGerman(text) && saying.de.test(text))

/** Said by the way between subject and verb ('The weights, which nobody disputes, are approved'): a clause of its own. */
const relative = /,\s+((?:which|who|whose|whom)\s[^,;]+),\s+/iu

/** Answers at the start of a sentence: they deny nothing in it. */
const answer = /^(?:no|yes|nein|ja|doch),\s+/i

/**
 * The clauses of a sentence, each with words that say something: what merely names ('The rollback: not tested') stays
 * with what it names.
 */
export function clausesOf(given: string): string[] {
  const aside = relative.exec(given)?.[1]
  const sentence = given.replace(relative, ' ')
  const isInGerman = isGerman(sentence)
  const saysIt = (piece: string): boolean =>
    saying.en.test(piece) ||
    (isInGerman && saying.de.test(piece)) ||
    isPlainClause(piece, isInGerman ? 'de' : 'en')
  const clauses: string[] = []
  let waiting = ''
  for (const part of sentence.replace(answer, '').split(/\s*[;:–—]\s+/))
    for (const [index, piece] of part.split(clauseEnd).filter(isWorded).entries()) {
      const whole = waiting === '' ? piece : `${waiting}, ${piece}`
      waiting = ''
      const last = clauses.at(-1)
      const opens = index === 0 && last !== undefined && wordCount(piece) > 4
      if (saysIt(piece) || isStatusWord(piece) || opens) clauses.push(whole)
      else if (last !== undefined) clauses[clauses.length - 1] = `${last}, ${piece}`
      else waiting = whole
    }
  if (waiting !== '') clauses.push(waiting)
  return aside === undefined ? clauses : [...clauses, aside]
}

/** 'The tenant rebuilt the roof', 'die Eltern zahlen ihn': a thing, a word for a deed, and what it is done to. */
const plainClause =
  /^\W*(?:(?:and|but|while|whereas|und|aber|während)\s+)?(?:(?:the|an?|its|their|his|her|our|all|some|der|die|das|eine?|alle|ihre?|seine?)\s+)?(?!(?:in|on|at|for|with|by|of|to|from|which|who|that|as|mit|von|für|bei|in|auf|zu)\s)(?:\p{L}[\p{L}-]*\s+){1,3}?(\p{Ll}{3,})\s+(?:the|an?|it|them|him|her|its|their|his|no|all|ihn|sie|es|ihnen|ihm|de[rnms]|die|das|eine?[nmrs]?|kein\p{L}*|alle\p{L}?)(?![\p{L}])/iu

export function isPlainClause(piece: string, language: Language): boolean {
  const word = plainClause.exec(piece)?.[1]
  if (word === undefined || !/^\p{Ll}/u.test(word)) return false
  return [word, word.replace(/^(?:re|wieder|neu)/u, '')].some((form) =>
    termsOf(form, language).some(
      ({ meanings, weight }) =>
        weight > 0.3 && (isDeed(meanings) || (language === 'en' && stemsIn(form, 'en').length > 1)),
    ),
  )
}

const isWorded = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece)
const wordCount = (piece: string): number => piece.trim().split(/\s+/).length

/** 'not tested', 'open', 'yes': says something of what is named before it. */
const isStatusWord = (piece: string): boolean =>
  /^(?:(?:but|aber|and|und)\s+)?(?:not|nicht|no|nein|kein\w*|open|offen|pending|outstanding|ausstehend|missing|fehlt|yes|ja|done|erledigt)\b/i.test(
    piece,
  )
