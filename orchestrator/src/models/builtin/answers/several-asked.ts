const list =
  /^\W*(?:which|what) (?:are|were|have)\b|^\W*who (?:are|were|is on|were on|sits?|belongs?|works?|takes? part)\b|^\W*(?:list|name|give me|zähle|nenne)\b|^\W*(?:was|wer) (?:sind|waren)\b|^\W*was kosten\b|^\W*what do (?:the|our|these|both|all) [\p{L} ]+ cost(?: over [^?]*| in total)?\W*$|^\W*wer (?:gehört|sitzt|arbeitet)\b|^\W*who\b.*\b(?:each|every)\b|^\W*(?:which|what)\b.*\bare there\b|^\W*welche\b.*\bgibt es\b/iu
/** 'Which risks …', 'Which open questions are …', and not 'Which limit applies …'. */
const plural =
  /^\W*(?:(?:in|at|on|for|from|by) )?(?:which|what) (?:(?!is\b|was\b|has\b|does\b)[\p{L}-]+(?<![siu])s\b|(?:[\p{L}\d-]+ ){1,2}[\p{L}-]+(?<![siu])s (?:are|were|have|had|do|does|did|can|could|will|must|should|may|of|still|remain|stay|need|\p{L}+ed)\b|\p{L}+ \d+ [\p{L}-]+(?<![siu])s\b)/iu
/** 'What must an offer contain?' asks for all of it. */
const contents =
  /^\W*what (?:must|should|shall|does|do|will|has|have|is|are)(?!\p{L})[^?]*(?<!\p{L})(?:contain(?:ed)?|include[sd]?|comprise|consist of)(?!\p{L})|^\W*what (?:must|should|shall|has to) (?:be|go) (?:in|into)(?!\p{L})|^\W*was (?:muss|müssen|soll|sollen)(?!\p{L})[^?]*(?<!\p{L})(?:enthalten|umfassen|hinein)(?!\p{L})|^\W*was (?:gehört|muss|soll) in(?!\p{L})/iu
export const asksContents = (question: string): boolean => contents.test(question)
/** 'In which areas is A weak?': what is many is not what is asked about. */
const within =
  /^\W*(?:in|at|on|for|from|by|with) (?:which|what) (?:[\p{L}\d-]+ ){0,2}[\p{L}-]+(?<![siu])s (?:is|was|has|does|did)\b/iu
const several = [list, contents, plural, within]

/** Whether a question asks for several things: 'Which risks …', 'List …', 'Welche Risiken sind …'. */
export const asksForList = (question: string): boolean =>
  several.some((pattern) => pattern.test(question)) || asksForSeveral(question)

const singular = /(?:ung|heit|keit|schaft|tät|ion|ik|ur|enz|anz|ei)$/u
/** After 'welche', what ends so is many: one of them would be 'welcher', 'welchen' or end in another way. */
const isPlural = /(?:ungen|heiten|keiten|schaften|ionen|täten|[^e]ien|[^i]en|iken|nisse)$/u
const severalVerb =
  /(?:^|\s)(?:sind|waren|haben|hatten|werden|wurden|müssen|sollen|können|dürfen|\p{Ll}{2,}en)\b/u

/** 'Welche Risiken sind …', and not 'Welche Marge soll …': German says one and several with the same word. */
function asksForSeveral(question: string): boolean {
  const [, noun = '', rest = ''] =
    /^\W*(?:[Ii]n |[Aa]n |[Bb]ei |[Aa]uf )?[Ww]elchen?\s+(?:\p{Ll}+\s+)?(\p{Lu}[\p{L}-]+)(.*)$/u.exec(
      question,
    ) ?? []
  return (
    noun !== '' &&
    !singular.test(noun) &&
    (severalVerb.test(rest) || (isPlural.test(noun) && /[Ww]elche\s/u.test(question)))
  )
}
