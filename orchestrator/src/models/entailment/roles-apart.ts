/** Parts that somebody has beside others who have other parts. */
const roles: readonly RegExp[] = [
  /(?<!\p{L})(?:vice[- ]|stellvertretende[rn]? )?(?:chair(?:s|ed|man|woman|person)?|vorsitz(?:ende[rn]?)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:deputy|deputises|substitute|stellvertret\p{L}+|vertret(?:er|erin|ung))(?!\p{L})/iu,
  /(?<!\p{L})(?:secretary|minute-taker|schriftführ\p{L}+|protokollführ\p{L}+)(?!\p{L})/iu,
  /(?<!\p{L})(?:sponsor\p{L}*|auftraggeber(?:in)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:project|programme) (?:manager|lead)|projektleit\p{L}+|programmleit\p{L}+)(?!\p{L})/iu,
]
const person = /\p{Lu}[\p{L}'’-]+ (?:(?:von|van|de) )?\p{Lu}[\p{L}'’-]+/u

/**
 * 'The chair is A, her deputy B': who is said to be the chair is B, and the sentence gives that part to another and B a
 * different one.
 */
export function hasOtherPart(statement: string, sentence: string): boolean {
  const role = roles.find((one) => one.test(statement))
  if (role === undefined || roles.some((one) => one !== role && one.test(statement))) return false
  const clauses = sentence.split(/[,;]\s+|\s(?:and|und)\s/u)
  const isOfPerson = (clause: string): boolean => {
    const [name] = person.exec(clause.replace(/(?:Dr|Prof)\.\s/gu, '')) ?? []
    return name !== undefined && statement.includes(name)
  }
  return (
    clauses.some(
      (clause) => isOfPerson(clause) && !role.test(clause) && roles.some((one) => one.test(clause)),
    ) && clauses.some((clause) => role.test(clause) && !isOfPerson(clause) && person.test(clause))
  )
}
