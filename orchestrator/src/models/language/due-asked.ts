/** What is asked of due days: what is past its day, or what comes first from today on. */
export type DueAsked = 'overdue' | 'next'

const overdue =
  /(?<!\p{L})(?:overdue|past (?:its |their |the )?(?:due(?: date)?|deadline)|überfällig\p{L}*|(?:über|nach) (?:der |ihrer |seiner )?frist)(?!\p{L})/iu
const next =
  /^\W*(?:(?:and|so|und) )?(?:(?:what|which \p{L}+) (?:is|are|falls|comes|fall|come) (?:due|up) next|(?:what|when) (?:is|are) (?:the|our) next (?:deadlines?|due (?:dates?|days?))|which (?:deadlines?|actions?|tasks?) (?:is|are|comes?|falls?)(?: due)? next|(?:was|welche \p{L}+) (?:ist|sind|wird|werden) als nächstes fällig|(?:was|wann) (?:ist|sind) (?:die|unsere) nächsten? (?:fristen|frist|termine))\W*$/iu
/** A condition on what happens then is no question of what is overdue by now. */
const conditional = /(?<!\p{L})(?:if|when|wenn|falls)(?!\p{L})[^?]*(?:overdue|überfällig)/iu

/** 'Which actions are overdue?', 'What is due next?'; nothing where a question asks for nothing of the kind. */
export function dueAsked(question: string): DueAsked | undefined {
  if (next.test(question)) return 'next'
  return overdue.test(question) && !conditional.test(question) ? 'overdue' : undefined
}

/** What the question says beside that, and what it counts among what is due: 'actions', 'open', 'today'. */
export const beyondDue = (question: string): string =>
  question
    .replace(overdue, ' ')
    .replace(
      /(?<!\p{L})(?:due|next|date|dates|deadlines?|actions?|action items?|tasks?|items?|things?|to-?dos?|steps?|work|everything|anything|already|currently|today|now|open|aufgaben?|maßnahmen?|punkte?|dinge|fristen|frist|termine?|schritte|etwas|alles|schon|bereits|heute|derzeit|offen\p{L}*)(?!\p{L})/giu,
      ' ',
    )

const told = ['actions action owner due date deadline', 'Maßnahmen Aufgaben verantwortlich fällig Frist bis']

/** What is due, and when, is told by lists of actions with a day for each. */
export const byDue = (question: string): readonly string[] => (dueAsked(question) === undefined ? [] : told)
