/** The sections of an initiative's summary, as its passages are named. */
export const summarySections = [
  'Summary',
  'Key findings',
  'Recommendations',
  'Vendor choices',
  'Outcomes',
] as const
export type SummarySection = (typeof summarySections)[number]

/** What asks for a section of what an engagement came to, and the sections that tell it. */
const asking: readonly { sections: readonly SummarySection[]; by: readonly RegExp[] }[] = [
  {
    sections: ['Vendor choices'],
    by: [
      /\b(?:vendors?|suppliers?|products?|systems?|solutions?|tools?|providers?|anbietern?|lieferanten?|herstellern?|produkte?n?|systeme?|lösung(?:en)?)\b/giu,
      /\b(?:chose|chosen|choose|chooses|selected|select|picked|pick|decided (?:for|on)|won|went (?:for|with)|gewählt|ausgewählt|wählten?|entschieden|gewonnen|zuschlag)\b/giu,
    ],
  },
  {
    sections: ['Recommendations'],
    by: [/\b(?:recommend\w*|advi[cs]e\w*|empfehlung(?:en)?|empfohlen|empfehlen|geraten)\b/giu],
  },
  {
    sections: ['Key findings', 'Recommendations'],
    by: [
      /\b(?:lessons?(?: learn(?:ed|t))?|learn(?:ed|t|ings?)?|key findings|findings|insights?|erkenntnisse?n?|lehren|gelernt|erfahrungen)\b/giu,
    ],
  },
  {
    sections: ['Outcomes'],
    by: [
      /\b(?:outcomes?|results?|effects?|benefits?|impacts?|achieved?|ergebnisse?n?|wirkung(?:en)?|erreicht|gebracht|brachten?|nutzen)\b/giu,
    ],
  },
]

/** Who asks about what engagements came to says it with such words, and means all of them. */
const ofAll =
  /\b(?:earlier|previous|past|former|other|our|clients?|customers?|projects?|initiatives?|engagements?|came|come|out|selections?|früheren?|bisherigen?|anderen?|unsere?[rnms]?|kunden?|mandanten?|projekte?n?|initiativen?)\b/giu

export interface SummaryAsked {
  /** In the order in which they are told. */
  sections: readonly SummarySection[]
  /** The words of the question that ask for them, and for engagements as such. */
  frame: readonly string[]
}

/** Which sections of summaries tell what is asked; nothing where a question asks for none of them. */
export function summaryAsked(question: string): SummaryAsked | undefined {
  const kind = asking.find(({ by }) => by.every((pattern) => new RegExp(pattern, 'iu').test(question)))
  if (kind === undefined) return undefined
  const frame = [...kind.by, ofAll].flatMap((pattern) => question.match(pattern) ?? [])
  return { sections: kind.sections, frame }
}

/**
 * The question as the passages of summaries put it, to search with: a vendor that was chosen stands under 'Vendor
 * choices', whatever the question calls it. The question itself where it asks for nothing of the kind.
 */
export function bySummary(question: string): string {
  const asked = summaryAsked(question)
  if (asked === undefined) return question
  const rest = asked.frame.reduce((text, word) => text.replace(word, ' '), question)
  const names = asked.sections.map((section) => `Summary, ${section}`).join(' ')
  const [section] = asked.sections
  return `${names} ${section === 'Vendor choices' ? 'Vendors chosen' : ''} ${rest}`
}
