// What a document tells of itself: who wrote it and when, its version, who was present.

/** Lines of a title page: who wrote the document, when and for whom. */
const frontLine =
  /^(?:prepared|issued|kept|written|compiled|questions|answers compiled|approved|reviewed|author|date|version|status|classification|distribution|interviewers?|interviews|reference|method|erstellt|verfasst|autor|datum|stand|version|verteiler|vertraulichkeit|fassung|present|absent|guests|apologies|attendees|participants|anwesend|abwesend|excused|entschuldigt|gäste|teilnehmer|teilnehmende)\b[\p{L} ]{0,20}:|^(?:version|draft|entwurf|as of|stand|status)\s+\d|^(?:state|situation|version|status|stand|fassung)(?: as)? (?:of|vom|von) (?:the )?\d|^(?:replaces|supersedes|ersetzt|löst) (?:the |die )?(?:version|edition|fassung|ausgabe|stand)\b|^(?:between|zwischen) .{10,}(?:signed|unterzeichnet|geschlossen|concluded)\b|^(?:prepared|written|compiled|erstellt|verfasst) (?:for|by|on behalf|für|von|im auftrag)\b|^(?:in force|effective|valid|in kraft|gültig) (?:since|from|seit|ab)\b|^(?:offer|quotation|quote|contract|angebot|vertrag|rechnung)(?: no\.?| nr\.?| number| nummer)? [\d/-]{3,} (?:of|dated|vom)(?!\p{L})|^(?:agenda item|tagesordnungspunkt|zu top) \d+ (?:of|der|des)(?!\p{L})|^(?:to be reviewed|reviewed every|wird alle .+ überprüft|nächste überprüfung)\b|,\s*(?:fassung|version) [\d.]+$/iu
/** 'Version 1.2, approved by the board on 6 October': what a document tells of itself. */
export const isFrontLine = (text: string): boolean => frontLine.test(text.trim())

export const hasVerb =
  /\b(?:is|are|was|were|has|have|had|will|can|may|must|shows?|says?|ist|sind|war|waren|hat|haben|wird|werden|kann|muss|zeigt|sagt)\b/iu
/** 'Ada Brandt, controlling, 4 May 2027', 'Ada Brandt and Jonas Weir, for the board. 4 May 2027': who wrote it, and when. */
const author =
  /^(?:\p{Lu}\p{Ll}+ (?=(?:Dr|Prof)\.))?(?:(?:Dr|Prof)\.? )*\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}.-]*){1,2}(?: (?:and|und) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}.-]*){1,2})?,\s(?:[^.;:]|(?<=\d)\.|\.\s(?=\d{1,2}\.? \p{Lu}\p{L}+ \d{4}\.?$)){3,120}\.?$/u
const inMay = /(?<!\p{L})May(?!\p{L})/gu

/** Whether a line says who wrote a text, and nothing else. */
export const isAuthorLine = (text: string): boolean =>
  author.test(text.trim()) && !hasVerb.test(text.replace(inMay, ''))

/** What opens and closes minutes: 'Next meeting: 2 February 2027', 'The minutes of 3 August were approved', 'Ada Brandt presented her paper'. */
const agendaLine =
  /^(?:\d{1,2}[.)] |top \d+[.:]? )?(?:(?:the |das |die )?(?:next|nächste[rs]?) (?:regular |ordentliche )?(?:meeting|session|sitzung|treffen|besprechung)(?!\p{L})|(?:the )?(?:\p{L}+ ){1,3}meets (?:again|next) (?:on|in)(?!\p{L})|(?:der |die |das )?(?:\p{L}+ ){1,2}(?:tagt|trifft sich) wieder(?!\p{L})|(?:the )?minutes (?:of|from) .{3,40}(?:were|are) (?:approved|accepted|adopted|confirmed)|(?:das )?protokoll (?:vom|der) .{3,60}(?:wird|wurde|ist) (?:genehmigt|angenommen|bestätigt)|(?:(?:dr|prof)\.? )?\p{L}+ \p{L}+ presented (?:(?!that )\p{L}+ ){0,5}\p{L}+\.?$|(?:(?:dr|prof)\.? )?\p{L}+ \p{L}+ stellt (?:\p{L}+ ){1,3}vor\.?$)/iu
/** Whether a line tells of meetings themselves, and nothing of what they are about. */
export const isAgendaLine = (text: string): boolean => agendaLine.test(text.trim())
