const over =
  /(?<!\p{L})(?:above|over|exceed(?:s|ed|ing)?|beyond|more than|higher than|too expensive|overruns?|breaks?|über(?:schreite[nt]|steig(?:en|t))?|oberhalb|mehr als|sprengt|sprengen|zu teuer)(?!\p{L})/iu
const under =
  /(?<!\p{L})(?:below|under|within|inside|fits?|less than|lower than|stays? (?:within|below|under)|affordable|unter|unterhalb|innerhalb|im rahmen|pass(?:en|t)|weniger als|einhalten|hält)(?!\p{L})/iu
const headroom =
  /(?<!\p{L})(?:headroom|leeway|room (?:is )?left|below the limit|spielraum|abstand zu[mr]? (?:grenze|limit|obergrenze))(?!\p{L})/iu
const limit =
  /(?<!\p{L})(?:\p{L}*budget\p{L}*|range|limit|ceiling|cap|approved|threshold|\p{L}*rahmens?|grenze|obergrenze)(?!\p{L})/iu
const which = /^\W*(?:which|what|welche[rnms]?)\s+(?!is\b|are\b|was\b|were\b)\p{L}/iu

/** Which of several things lie above a limit, or within it; or how far one is from it. */
export type LimitAsked = 'over' | 'under' | 'distance'

/** 'Which offer fits our budget?', 'How much headroom do we have with A?'; nothing where a question asks for nothing of the kind. */
export function limitAsked(question: string): LimitAsked | undefined {
  if (headroom.test(question)) return 'distance'
  if (!which.test(question) || !limit.test(question)) return undefined
  return over.test(question) ? 'over' : under.test(question) ? 'under' : undefined
}

const told = [
  'total cost approved range upper limit above or below the limit',
  'Gesamtkosten genehmigter Rahmen Obergrenze über oder unter der Grenze',
]

/** What lies above or below a limit is told where both stand side by side. */
export const byLimit = (question: string): readonly string[] =>
  limitAsked(question) === undefined ? [] : told
