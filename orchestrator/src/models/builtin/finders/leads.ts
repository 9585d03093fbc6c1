// Sentences that announce what follows them: 'We ask for three things.', 'Our conditions: each posting …'.

const things =
  'things|points|conditions|questions|demands|requests|reasons|worries|concerns|fears|lessons|proposals|suggestions|matters|rules|steps|wishes|risks|limits|gaps|tasks|measures|dinge|punkte|bedingungen|fragen|forderungen|bitten|wünsche|gründe|sorgen|bedenken|befürchtungen|lehren|erkenntnisse|vorschläge|anmerkungen|regeln|schritte|risiken|lücken|aufgaben|maßnahmen|voraussetzungen'
const several =
  'two|three|four|five|six|seven|several|some|these|a few|a number of|our|their|my|zwei|drei|vier|fünf|sechs|sieben|mehrere|einige|diese|folgende|unsere|ihre|meine'
const announcing = new RegExp(
  String.raw`(?<!\p{L})(?:the following|as follows|something else|so here (?:it|they) (?:is|are)|folgende[snmr]?|wie folgt|zweierlei|dreierlei|mehrerlei|etwas anderes|(?:${several}) (?:\p{L}+ ){0,2}(?:${things}))(?!\p{L})`,
  'iu',
)
const longestLead = 16
const leastListed = 2

/** Whether a sentence says no more than that something of a kind follows, and of which kind. */
export const announces = (sentence: string): boolean =>
  !sentence.includes(': ') && sentence.split(/\s+/u).length <= longestLead && announcing.test(sentence)

/** What stands before the colon of a sentence that begins a list: 'Our conditions: each posting …'; '' where none does. */
export function leadOf(sentence: string): string {
  const [, lead = '', rest = ''] = /^([^:]{8,110}):\s+(.+)$/su.exec(sentence) ?? []
  return announcing.test(lead) &&
    lead.split(/\s+/u).length <= longestLead &&
    rest.split(/\s+/u).length > leastListed
    ? lead
    : ''
}
