import type { Asked } from './asked.ts'
import { isSpoken, type Spoken, spokenIn } from './matching.ts'

/** An 'exchange rate' is no other rate: of two words by which something is asked for the first is said as well. */
export function lacksFirstOfName(asked: Asked, spoken: Spoken): boolean {
  const [first, second] = asked.focus
  if (first === undefined || second === undefined || first.isLight) return false
  const at = asked.words.indexOf(first)
  return asked.words[at + 1] === second && !isSpoken(spoken[at])
}

/** What 'Supply chain and inventory' has together is not what inventory has: of two things the first gives a row its name. */
export function isOfSeveral(asked: Asked, name: string): boolean {
  const telling = asked.words.flatMap(({ isLight, isVerb, isName }, at) =>
    isLight || isVerb || isName ? [] : [at],
  )
  const [first = '', ...others] = name.split(/\s(?:and|und|&)\s/u)
  return (
    telling.length === 1 && others.length > 0 && telling.every((at) => !isSpoken(spokenIn(asked, first)[at]))
  )
}
