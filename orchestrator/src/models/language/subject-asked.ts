import type { Language } from './words.ts'

const start = String.raw`^[^\p{L}\p{N}]*(?:(?:please|bitte)\s+)?`
const subject = '(?<subject>.+?)'
const end = String.raw`[^\p{L}\p{N})]*$`
/** Ways to ask for whatever is there about a subject, or from a person. */
const asking: Record<Language, readonly string[]> = {
  en: [
    String.raw`what (?:do|does) (?:we|you|anybody|anyone|parley) know (?:about|of) ${subject}`,
    String.raw`tell (?:me|us) (?:something |all |everything |more )?about ${subject}`,
    String.raw`what (?:is|was|has been|are) (?:said|known|written|reported|there) (?:about|on|of) ${subject}`,
    String.raw`what do (?:the|our) (?:documents|papers|files|sources) say (?:about|on) ${subject}`,
    String.raw`what did ${subject} say`,
  ],
  de: [
    String.raw`was (?:wissen|weiß|wisst) (?:wir|man|du|parley) (?:über|von|zu[mr]?) ${subject}`,
    String.raw`(?:erzähle?|erzählen sie|sage?|sagen sie) (?:mir|uns) (?:etwas |alles |mehr )?(?:über|von|zu[mr]?) ${subject}`,
    String.raw`was (?:ist|wird|wurde|steht) (?:über|zu[mr]?) ${subject}(?: (?:bekannt|gesagt|geschrieben|berichtet))?`,
    String.raw`was sagen (?:die|unsere) (?:dokumente|unterlagen|quellen) (?:über|zu[mr]?) ${subject}`,
    String.raw`was (?:hat|haben) ${subject} gesagt`,
  ],
}
const ways = (['en', 'de'] as const).flatMap((language) =>
  asking[language].map((way) => ({ language, pattern: new RegExp(`${start}${way}${end}`, 'iu') })),
)

const article = /^(?:the|our|their|an?|der|die|das|den|dem|des|ein\p{L}{0,2}|unser\p{L}*)\s+/iu

export interface SubjectAsked {
  subject: string
  /** Of the question: a name tells nothing of it. */
  language: Language
}

/** The subject of which a question wants to hear whatever there is; undefined where it asks for anything else. */
export function subjectAsked(question: string): SubjectAsked | undefined {
  for (const { pattern, language } of ways) {
    const subject = pattern.exec(question.trim())?.groups?.['subject']
    if (subject !== undefined) return { subject: subject.replace(article, ''), language }
  }
  return undefined
}
