/** 'What are the next steps?', 'What has to be done next?', 'Wie geht es weiter?': of nothing that the question names. */
const asked =
  /^\W*(?:(?:and|so|und) )?(?:(?:what|which) (?:are|were) (?:the|our) next (?:steps|actions|tasks)|what (?:happens|comes|is|do we do|has to be done|needs to be done|must be done) next|what(?:['’]s| is) next|(?:was|welche) sind die nächsten (?:schritte|aufgaben|maßnahmen)|wie geht (?:es|['’]s) (?:jetzt |nun )?weiter|was ist als nächstes zu tun|was kommt als nächstes)\W*$/iu

export const asksForNextSteps = (question: string): boolean => asked.test(question)

const told = [
  'actions action owner due next steps',
  'Maßnahmen Aufgaben nächste Schritte verantwortlich fällig',
]

/** What comes next is told by lists of actions with who does them and by when; nothing where a question asks for nothing of the kind. */
export const byNextSteps = (question: string): readonly string[] => (asksForNextSteps(question) ? told : [])
