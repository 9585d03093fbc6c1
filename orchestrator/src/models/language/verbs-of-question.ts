import { isStopword } from './words.ts'

const auxiliary = /^(?:do|does|did|can|could|will|would|may|might|must|should|shall)$/
const being = /^(?:is|are|was|were|be|been|being|has|have|had|gets?|got)$/
/** Verbs that are words of a question's frame: where they stand no other one is looked for. */
const frameVerb = /^(?:has|have|had|be|go|take|use|get|need|give|do|happen|mean|come|become)$/
/** At a question's end they are its verb, however long its subject is. */
const lastVerb = /^(?:cost|charge|pay|earn|weigh|spend|last)$/
const pronoun = /^(?:we|they|you|i|he|she|it|one|people|everybody|anybody|somebody)$/
/** What 'to' follows where a verb comes after it: 'has to approve', 'allowed to book'. */
const beforeTo =
  /^(?:has|have|had|need|needs|needed|want|wants|wanted|is|are|going|supposed|allowed|able|due|plans?|planned|expected|meant)$/

/**
 * Places of the words of an English question that say what is done: they are told by where they stand, after 'who',
 * at the end of what 'does' or 'will' begins, after 'to'; of 'is …?' what is said of the subject. A German verb is told by
 * its small letter.
 */
export function verbsOfQuestion(words: readonly string[]): Set<number> {
  const verbs = new Set<number>()
  const isContent = (at: number): boolean => {
    const word = words[at]
    return word !== undefined && !isStopword(word) && !auxiliary.test(word) && !being.test(word)
  }
  const [first = '', second = ''] = words
  if (first === 'who' && isContent(1) && !/^\d/.test(second)) verbs.add(1)
  // 'Must-have' is a kind of requirement.
  const does = words.findIndex(
    (word, at) =>
      auxiliary.test(word) && !(at > 0 && word !== 'will' && /^haves?$/.test(words[at + 1] ?? '')),
  )
  // 'Which services belong to …': without another verb the last of the first words is one.
  if (
    /^(?:which|what)$/.test(first) &&
    does < 0 &&
    !words.some((word) => being.test(word) || frameVerb.test(word))
  ) {
    const last = words.findIndex((_word, at) => at > 0 && !isContent(at + 1))
    if (last > 1) verbs.add(last)
  }
  const clause = words.findIndex((word, at) => at > 0 && /^(?:when|if|once|while)$/.test(word))
  if (clause > 0) {
    const last = words.findLastIndex((_word, at) => at > clause && isContent(at))
    if (last > clause + 1) verbs.add(last)
  }
  if (does >= 0) {
    // 'Who may talk to vendors?' has no other subject.
    const verb = does === 1 && first === 'who' && isContent(2) ? 2 : verbAfter(words, does, isContent)
    if (verb !== undefined) verbs.add(verb)
  }
  if (/^(?:is|are|was|were)$/.test(first)) {
    const told = verbAfter(words, 0, isContent)
    if (
      told !== undefined &&
      words[told + 1] !== 'of' &&
      !isContent(told + 1) &&
      told > 1 &&
      isContent(told - 1)
    )
      verbs.add(told)
  }
  for (const at of words.keys()) {
    if (!isContent(at)) continue
    // 'How many days must owners be free?'
    if (
      words[at - 1] === 'be' &&
      at === words.length - 1 &&
      auxiliary.test(words.find((word) => auxiliary.test(word)) ?? '')
    )
      verbs.add(at)
    // 'The availability guaranteed by A': who does it follows.
    if (at > 2 && words[at + 1] === 'by' && /(?:ed|en|own|held)$/.test(words[at] ?? '')) verbs.add(at)
    if (words[at - 1] === 'to' && beforeTo.test(words[at - 2] ?? '')) verbs.add(at)
  }
  return verbs
}

const article = /^(?:an?|the|our|their|its)$/

/** The verb of 'does …': right after a pronoun, else the last of the first words that stand together. */
function verbAfter(
  words: readonly string[],
  does: number,
  isContent: (at: number) => boolean,
): number | undefined {
  if (pronoun.test(words[does + 1] ?? '')) return isContent(does + 2) ? does + 2 : undefined
  if (lastVerb.test(words.at(-1) ?? '')) return words.length - 1
  let last: number | undefined
  for (let at = does + 1; at < words.length; at += 1) {
    if (last !== undefined && frameVerb.test(words[at] ?? '')) return undefined
    if (!isContent(at)) continue
    last = at
    let end = at
    // 'Why did five branches not answer?'
    const denied = words.findIndex((word, place) => place > at && word === 'not')
    if (denied > 0 && words.slice(at, denied).every((_word, step) => isContent(at + step)))
      return isContent(denied + 1) && !frameVerb.test(words[denied + 1] ?? '') ? denied + 1 : undefined
    while (isContent(end + 1) && !frameVerb.test(words[end + 1] ?? '')) end += 1
    if (frameVerb.test(words[end + 1] ?? '')) return undefined
    // 'Does A support online banking?': what is done after 'does' has no ending.
    if (end > at + 1 && /..ing$/.test(words[end] ?? '')) return at + 1
    if (end > at) return end
  }
  // 'Submit' in 'Who did not submit a bid?': what has an article at the end is what is done it to.
  const before = (last ?? 0) - 2
  return last !== undefined && before > does && article.test(words[last - 1] ?? '') && isContent(before)
    ? before
    : last
}
