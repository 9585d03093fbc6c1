import { conceptsAsked, termOf } from './concepts/index.ts'
import { wordsOf } from './words.ts'

/** 'What stands between us and the signature?' */
const between =
  /^\W*(?:(?:and|so|und) )?(?:what (?:still )?(?:stands|is|comes|lies) (?:still )?between us and|was (?:steht|liegt) (?:noch )?zwischen uns und)\s+(?<event>[^?.!:;]{3,80})/iu

/** What is not done yet, and what has to be done. */
const open =
  /(?<!\p{L})(?:open|missing|outstanding|pending|unresolved|left|remains?|needed|still|(?:be|been) (?:done|closed|settled|clarified|resolved|fixed|agreed|met|fulfilled|in place)|happen|(?:needs?|has|have) to|must|offen\p{L}*|fehl(?:t|en)|ausstehend\p{L}*|noch|müssen|muss|zu klären|geklärt)(?!\p{L})/iu
const asked = /^\W*(?:(?:and|so|und) )?(?:what|which|was|welche\p{L}*)(?!\p{L})/iu
const before = /(?<!\p{L})(?:before|prior to|ahead of|vor|bevor)(?!\p{L})\s+(?<event>[^?.!:;]{3,80})/iu

/** The event in 'What is still open before the event?'; nothing where a question asks for nothing of the kind. */
export function openBeforeAsked(question: string): string | undefined {
  const stands = between.exec(question)?.groups?.['event']?.trim()
  if (stands !== undefined) return stands
  const event = eventIn(question)
  return event !== undefined && asked.test(question) && open.test(question) ? event : undefined
}

/** What a heading says that something has to be done before: 'Points to be closed before the opening'. */
export const eventIn = (text: string): string | undefined =>
  before.exec(text)?.groups?.['event']?.replace(rest, '').trim()

/** What follows the event in a German question: 'vor dem Start noch offen'. */
const rest = /\s+(?:noch|still|offen\p{L}*|open|fehl\p{L}*|zu|geklärt|erledigt|abgeschlossen)(?!\p{L}).*$/iu

/** What is open before an event stands in either language under headings that say so, whatever stands there. */
export function byOpenBefore(question: string): readonly string[] {
  const event = openBeforeAsked(question)
  const called = event === undefined ? [] : conceptsAsked(wordsOf(event)).map(({ concept }) => concept)
  const name = termOf(called, 'en')
  return event === undefined
    ? []
    : [
        ...(name === undefined ? [] : [`findings to be closed before ${name}`]),
        `findings points to be closed clarified before ${event}`,
        `offene Punkte zu klären vor ${event}`,
        'open questions open points',
        `conditions prerequisites of ${event}`,
      ]
}
