const asked =
  /^\W*(?:(?:and|so|und) )?(?:who (?:leads|runs|heads|manages|is (?:leading|running|in charge of|responsible for)) (?:the |our |this )?(?:programme|program|project|initiative|engagement)|wer (?:leitet|führt|steuert|verantwortet|ist verantwortlich für) (?:das |unser )?(?:programm|projekt|vorhaben)|wer ist für das (?:programm|projekt|vorhaben) (?:verantwortlich|zuständig))(?: (?:at|in|of|by|bei|in|von) [\p{L}\d .-]{2,40})?\W*$/iu
/** 'Who leads the programme?', 'Wer leitet das Projekt?' */
export const asksForLeader = (question: string): boolean => asked.test(question)

const told = [
  'project manager programme lead project owner executive sponsor',
  'Projektleitung Projektleiter Projektsponsor Auftraggeber',
]

/** Who leads an undertaking is told where people's parts in it are. */
export const byLeader = (question: string): readonly string[] => (asksForLeader(question) ? told : [])
