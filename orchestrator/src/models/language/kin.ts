/** What English and German make words of other words with. */
const ending =
  /^(?:e?rs?|age|ages|ag|anc|enc|iv|abl|ing|ings|ment|ments|e?d|at|ation|ations|it|ition|ion|al|ance|ence|ive|able|ness|ity|iti|ship|e?n|e?nd|ende|enden|endem|ender|in|innen|heit|keit|schaft|lich|ig|bar|isch|ung|ungen|s|es|y|i|t|te|ten|el|eln)$/
const leastRoot = 4
const leastBeginning = 7
const leastShared = 0.7

/**
 * Whether one of these stems is of the same root as another: it is the other with an ending that makes words of words
 * ('mile', 'mileage'), or both begin alike for the greater part ('teilnehm', 'teilnehmend').
 */
export function hasKin(stem: string, stems: ReadonlySet<string>): boolean {
  if (stem.length < leastRoot || /\d/.test(stem)) return false
  for (const other of stems) if (areKin(stem, other)) return true
  return false
}

/** 'Stop' and 'stoppage': the last letter is written twice before an ending. */
const doubled = (short: string, long: string): boolean =>
  long[short.length] === short.at(-1) && ending.test(long.slice(short.length + 1))

function areKin(one: string, other: string): boolean {
  if (one.charCodeAt(0) !== other.charCodeAt(0) || other.length < leastRoot || /\d/.test(other)) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.startsWith(short)) return ending.test(long.slice(short.length)) || doubled(short, long)
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  return shared >= leastBeginning && shared >= leastShared * long.length
}
