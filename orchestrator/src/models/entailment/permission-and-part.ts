import type { ReadText } from './sentence.ts'

const allows =
  /(?<![\p{L}])(?:(?:is|are) (?:allowed|permitted|free) to|may(?! (?:not|never))|erlaubt|gestattet|zulässig|(?:darf|dürfen)(?![^.;]*(?:nicht|kein)))(?![\p{L}])/iu
const forbids =
  /(?<![\p{L}])(?:(?:must|may) (?:not|never)|(?:is|are) (?:not (?:allowed|permitted)|forbidden|prohibited)|(?:darf|dürfen)[^.;]*(?:nicht|kein\p{L}*)|(?:nicht|un)\s?(?:erlaubt|gestattet|zulässig)|verboten|untersagt)(?![\p{L}])/iu

const inPart =
  /(?<![\p{L}])(?:only partly|only in part|(?:just|only) partially|in part only|only a part|nur (?:zum teil|teilweise|in teilen)|lediglich (?:zum teil|teilweise))(?![\p{L}])/iu
const wholly =
  /(?<![\p{L}])(?:in full|fully|completely|entirely|wholly|vollständig|in voller höhe|in vollem umfang|komplett|gänzlich)(?![\p{L}])/iu

/** What a statement allows, a sentence forbids. */
export const isForbidden = ({ text }: ReadText, sentence: ReadText): boolean =>
  allows.test(text) && !forbids.test(text) && forbids.test(sentence.text)

/** What a statement says to be so in part only, a sentence says to be so wholly. */
export const isWholeOfPart = ({ text }: ReadText, sentence: ReadText): boolean =>
  inPart.test(text) && wholly.test(sentence.text) && !inPart.test(sentence.text)

const exclusively = /(?<![\p{L}])(?:only|solely|exclusively|nur|ausschließlich|lediglich)(?![\p{L}])/iu
const bothWays =
  /(?<![\p{L}])(?:both|as well as|not only|sowohl|nicht nur|(?:und|and) (?:also|auch)|wahlweise|either way)(?![\p{L}])/iu

/** 'Both online and on site' against 'online only'. */
export const isOfMoreThanOne = ({ text }: ReadText, sentence: ReadText): boolean =>
  bothWays.test(text) && exclusively.test(sentence.text) && !bothWays.test(sentence.text)
