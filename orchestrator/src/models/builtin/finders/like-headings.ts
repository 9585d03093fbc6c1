import type { Section } from './pieces.ts'

/** Headings under which documents deal with what a part asks for in other words. */
interface LikeHeading {
  /** The part, by its name. */
  part: RegExp
  /** The last heading above a piece, or the caption of its table. */
  heading: RegExp
  /** What the document has to be, by its name or title, where the heading alone would say too little. */
  document?: RegExp
  /** The head of a column that the table has to have; a text answers no such part. */
  column?: RegExp
}

const incident = /incident|failure|outage|breakdown|recall|post-?mortem|st(?:ö|oe)rung|vorfall|ausfall/iu
const security = /security|sicherheit|protection|schutz|penetration|audit|revision/iu

const likeHeadings: readonly LikeHeading[] = [
  {
    part: /\bscope\b|\b(?:geltungsbereich|umfang|abgrenzung)\b/iu,
    heading:
      /^(?:extent|(?:in|out of) scope|scope|boundaries|exclusions?|left out|not (?:included|examined|looked at)|what (?:is|was) (?:not )?(?:in|included|examined|looked at|left out)|umfang|geltungsbereich|abgrenzung|ausgenommen|what was not (?:tried out|tested|checked)|nicht (?:enthalten|untersucht|betrachtet)|was (?:nicht )?(?:untersucht|betrachtet) wurde)\b/iu,
  },
  {
    part: /\b(?:incidents?|near misses|vorfälle|störungen|störfälle)\b/iu,
    heading:
      /^(?:what happened|course of events|summary|causes?|root causes?|contributing causes|timeline|effects|measures|was (?:geschah|passierte|geschehen ist)|hergang|verlauf|ursachen?|folgen|auswirkungen|maßnahmen)\b/iu,
    document: incident,
  },
  {
    part: /\b(?:consequences?|effects?|impact|damage|folgen|auswirkungen|schäden|schaden)\b.*\b(?:outages?|failures?|incidents?|standstills?|ausfalls?|ausfällen?|störung(?:en)?)\b/iu,
    heading:
      /^(?:effects?|consequences?|impact|damage|costs?|summary|customers|customer service|folgen|auswirkungen|schäden|schaden|kosten|kunden)\b/iu,
    document: incident,
  },
  {
    part: /\b(?:detection|detected|noticed|erkennung|entdeckung)\b/iu,
    heading:
      /\b(?:noticed|detect(?:ed|ion)|discovered|course of events|timeline|chronology|took so long|bemerkt|entdeckt|erkannt|verlauf|ablauf|hergang|zeitlicher)\b/iu,
    document: incident,
  },
  {
    part: /\b(?:tested|tests? (?:done|carried out)|getestete?|erprobte?|geprüfte?)\b/iu,
    heading:
      /^(?:what was (?:tried(?: out)?|tested)|tests? (?:carried out|done|results?)|results of (?:the )?tests?|trials?|exercises?|was (?:erprobt|geprüft|getestet) wurde|erprobt|tests?|übungen|ergebnisse der (?:tests|prüfungen))\b/iu,
  },
  {
    part: /\b(?:gaps|weaknesses|lücken|schwachstellen|mängel)\b.*\b(?:protection|security|controls?|schutz\w*|sicherheit)\b/iu,
    heading:
      /^(?:findings|weaknesses|vulnerabilities|deficiencies|mängel|schwachstellen|feststellungen|befunde)\b/iu,
    document: security,
  },
  {
    part: /\b(?:windows? for|maintenance windows?|shutdowns?|periods without changes|wartungsfenster|zeitfenster|stillstände)\b/iu,
    heading:
      /\b(?:shutdowns?|stand-?stills?|maintenance (?:windows|periods|times)|(?:change )?freezes?|frozen periods?|stillstände|stillstandszeiten|revisionszeiten|wartungsfenster|sperrzeiten|betriebsruhe|betriebsferien)\b/iu,
  },
  {
    part: /\b(?:capacity|resources|staffing|kapazität(?:en)?|besetzung|ressourcen)\b/iu,
    heading:
      /\b(?:people|persons?|team|staff|roles|resources|who (?:works|does what)|tasks|wer macht was|aufgaben|personal|personen|team|besetzung|beteiligte|projektteam)\b/iu,
    column:
      /\b(?:share|time|days?|hours?|percent|fte|capacity|allocation|anteil|zeit|tage|stunden|umfang|prozent|vzä)\b|%/iu,
  },
  {
    part: /\b(?:costs? (?:today|now|at present)|(?:present|current) costs?|costs? of (?:the )?present|heutige kosten|kosten heute)\b/iu,
    heading:
      /\b(?:(?:running|operating|annual|yearly|current|present) costs?|costs? (?:today|now)|laufende kosten|betriebskosten|jährliche kosten|heutige kosten)\b/iu,
  },
  {
    part: /^(?:approved )?budget(?: check)?$|^genehmigtes budget$/iu,
    heading:
      /^(?:investments?|budget|one-off costs?|total costs?|costs? of the (?:project|programme)|investition(?:en)?|einmalige kosten|gesamtkosten)\b/iu,
  },
  {
    part: /\b(?:sourced work|outsourced|bought in|third part(?:y|ies)|fremdleistungen|zugekaufte?)\b/iu,
    heading:
      /^(?:outsourc\p{L}*|sourcing|suppliers?|service providers?|external (?:services?|partners?)|contracts?|dienstleister|lieferanten|verträge|fremdleistungen)\b/iu,
  },
  {
    part: /\b(?:decisions in practice|decision rights|who decides|mandate|entscheidungsrechte|entscheidungswege|wer entscheidet)\b/iu,
    heading:
      /\b(?:committees?|who decides|competences?|authority|powers|decision rights|rules of decision|gremien|befugnisse|kompetenzen|entscheidungswege)\b/iu,
  },
  {
    part: /^(?:response(?: rate)?|participation|beteiligung|rücklauf|teilnahme)$/iu,
    heading:
      /^(?:response(?:s| rate)?|return(?:s| rate)?|participation|turnout|beteiligung|rücklauf(?:quote)?|teilnahme)\b/iu,
  },
  {
    part: /\b(?:adoption figures|figures of progress|measures of (?:progress|success)|zahlen der annahme|zahlen des fortschritts|erfolgsmaße)\b/iu,
    heading:
      /\b(?:success|how we (?:know|tell|see)|how progress is (?:seen|measured)|expected results?|targets|erfolg|woran man .+ (?:sieht|erkennt)|zielwerte|erwartete wirkung)\b/iu,
  },
  {
    part: /^(?:differences between units|unterschiede zwischen einheiten)$/iu,
    heading:
      /^(?:comparison with (?:the )?(?:evidence|figures)|self-assessment and evidence|abgleich mit (?:den )?(?:belegen|zahlen|messwerten)|selbstbild und belege)\b/iu,
  },
  {
    part: /^(?:systems|applications|system landscape|systeme|anwendungen|systemlandschaft)$/iu,
    heading:
      /^(?:components?|building blocks|products?|software|bausteine|komponenten|bestandteile|teilsysteme)$/iu,
    document: /architecture|landscape|architektur|landschaft/iu,
  },
  {
    part: /^(?:lessons|learnings|lehren|erkenntnisse|erfahrungen)(?!\p{L})/iu,
    heading:
      /^(?:what we (?:advise|recommend|would do)|advice|recommendations|what has to change|empfehlungen|was wir (?:raten|empfehlen))\b|(?<!\p{L})(?:taught|learn(?:t|ed)|lessons?|lehren|gelehrt|gelernt|erkenntnisse)(?!\p{L})/iu,
  },
  {
    part: /^(?:background|starting (?:point|position)|(?:present|current) (?:situation|position|state)|situation today|reasons? (?:for|to)|why|ausgangslage|ausgangssituation|hintergrund|anlass|ist-(?:zustand|situation)|gründe für|warum)(?!\p{L})/iu,
    heading:
      /^(?:background|starting (?:point|position)|(?:the )?(?:present|current) (?:situation|position|state)|where we (?:come from|start|stand today|are today)|why (?:we|this|now)|what (?:brings|drives) us|today|ausgangslage|ausgangssituation|hintergrund|anlass|woher wir|wo wir (?:heute )?stehen|warum (?:wir|jetzt|das)|wie es heute)(?!\p{L})/iu,
  },
  {
    part: /^(?:(?:business |project |programme )?(?:targets?|goals?|objectives?|aims?)|target picture|(?:geschäfts|projekt|programm)?ziele?|zielbild|zielwerte|zielsetzung)(?!\p{L})/iu,
    heading:
      /^(?:(?:our )?(?:targets?|goals?|objectives?|aims?)|what we (?:want|aim|mean) to|where we (?:want|mean) to|ziele?|zielbild|zielwerte|wohin wir|was wir (?:erreichen|schaffen) wollen|was wir wollen)(?!\p{L})/iu,
  },
  {
    part: /^(?:errors?(?: by kind)?|incidents|mistakes|fehler(?: nach art)?|vorfälle)$/iu,
    heading: /^(?:what went wrong|errors|mistakes|was (?:schief|falsch) (?:ging|gelaufen)|fehler|pannen)\b/iu,
  },
  {
    part: /\b(?:findings of the|befunde des|befunde der|feststellungen)\b/iu,
    heading:
      /^(?:what (?:was|we) (?:found|noticed)|what (?:stood out|went wrong)|findings|was (?:aufgefallen|auffiel)|auffälligkeiten|feststellungen|befunde)\b/iu,
  },
  {
    part: /\b(?:consultations?|hearings?|anhörung(?:en)?|konsultation(?:en)?)\b/iu,
    heading:
      /^(?:who (?:has been|was|have been|were) (?:asked|heard|consulted|informed)|consultations?|hearings?|wer (?:gehört|befragt|informiert|angehört)|anhörung(?:en)?)\b/iu,
  },
  {
    part: /^(?:views by group|voices|ansichten je gruppe|stimmen)$/iu,
    heading:
      /^(?:who (?:has been|was|have been|were) (?:asked|heard|consulted)|interviews|wer (?:gehört|befragt|angehört)|gespräche)\b/iu,
    column: /\b(?:group|who|gruppe|wer)\b/iu,
  },
  {
    part: /\b(?:path of (?:one|a) record|data flow|weg eines datensatzes|datenfluss)\b/iu,
    heading:
      /^(?:who sees what|data flow|path|how .+ travels?|steps|wer was sieht|datenfluss|weg der daten)\b/iu,
  },
  {
    part: /^(?:open|offene) (?:conditions|points|actions|auflagen|punkte|bedingungen)$/iu,
    heading:
      /^(?:(?:still|yet) (?:to be done|to do|open)|to be done|to do|what is (?:left|still open)|(?:noch )?zu (?:tun|erledigen)|was noch (?:fehlt|offen))\b/iu,
  },
  {
    part: /\b(?:questions for|fragen an)\b/iu,
    heading:
      /^(?:to be (?:clarified|settled)|open questions|questions|unclear|zu klären|offene fragen|ungeklärt|fragen)\b/iu,
  },
  {
    part: /^(?:training|schulung(?:en)?)$/iu,
    heading: /^(?:training|courses|instruction|induction|schulung|einweisung|unterweisung|einarbeitung)\b/iu,
  },
  {
    part: /\b(?:without AI|ohne KI)\b/u,
    heading:
      /\b(?:without (?:a machine|AI|software|a tool|automation)|by simpler means|ohne (?:maschine|KI|software|werkzeug))\b/iu,
  },
  {
    part: /\b(?:unmeasured|not measured|ungemessene?r?|nicht gemessene?r?)\b/iu,
    heading:
      /\b(?:not (?:been )?measured|unmeasured|what we (?:believe|assume)|nicht gemessen|was wir (?:glauben|vermuten|annehmen))\b/iu,
  },
]

/** 'Steering committee: minutes of 8 September' tells who met, and nothing of what it decides. */
const ofMeeting = /(?<!\p{L})(?:minutes|notes|protokoll|niederschrift)(?!\p{L})/iu

/** Whether documents deal under such a heading with what the part asks for, though in other words. */
export function isLikeHeading(part: string, { title, caption, source, heads }: Section): boolean {
  const asked = likeHeadings.filter((like) => like.part.test(part))
  if (asked.length === 0) return false
  // A list that stands in a file of its own stands under the file's name.
  const last =
    title === '' && heads.length > 0 ? source.replace(/[-_]+/g, ' ') : (title.split(' › ').at(-1) ?? '')
  const headings = [last, caption]
    .filter((one) => !ofMeeting.test(one))
    .map((one) => one.replace(/^(?:table |tabelle )?(?:[\d.]+|[IVX]+\.)\s*/u, ''))
  return asked.some(
    (like) =>
      headings.some((heading) => like.heading.test(heading)) &&
      (like.document?.test(`${source}\n${title}`) ?? true) &&
      (like.column === undefined || heads.some((head) => like.column?.test(head) === true)),
  )
}
