import type { Piece } from './pieces.ts'
import { keepsTarget } from './targets.ts'

/** Sentences that answer what a part asks for by how they say it, wherever they stand. */
interface TellingSentence {
  /** The part, by its name. */
  part: RegExp
  says: RegExp
  /** What sounds alike and says something else. */
  butNot?: RegExp
}

/** What would be, or a limit that is kept to, measures nothing. */
const conditional =
  /(?<!\p{L})(?:if|unless|stays? (?:below|above)|limit|at most|highest in|wenn|falls|grenze|höchstens)(?!\p{L})/iu

/** 'Ada Brandt will …', 'Jonas Weir is to …', 'übernimmt Mia Holm': who has taken something upon themselves. */
const undertakes =
  /(?<!\p{L})(?!(?:The|An?|This|Each|Every|All|No|Der|Die|Das|Eine?|Jede[rs]?|Alle|Keine?|Diese[rs]?) )\p{Lu}[\p{Ll}’'-]+ \p{Lu}[\p{L}’'-]+ (?:will(?! not)|begins|starts|leads?|owns|is (?:to|responsible)|has (?:agreed|undertaken|promised) to|takes? (?:over|on|care)|answers for|übernimmt|leitet|verantwortet|kümmert sich|soll(?! nicht)|wird(?! nicht)(?!.*(?<!\p{L})(?:\p{Ll}*ge\p{Ll}+(?:t|en)|\p{Ll}+iert)$)|sorgt|hat (?:zugesagt|übernommen))(?!\p{L})|(?<!\p{L})(?:übernimmt|verantwortet|leitet|erledigt) (?:dies )?\p{Lu}[\p{Ll}’'-]+ \p{Lu}[\p{L}’'-]+|(?<!\p{L})(?:done|led|owned) by \p{Lu}[\p{Ll}’'-]+ \p{Lu}[\p{L}’'-]+/u

const tellingSentences: readonly TellingSentence[] = [
  {
    part: /^(?:owners?|accountable people|actions?|next steps|verantwortliche|zuständige|nächste schritte)$/iu,
    says: undertakes,
  },
  {
    part: /^(?:lessons|learnings|lehren|erkenntnisse|erfahrungen)(?!\p{L})/iu,
    says: /(?<!\p{L})(?:learn(?:ed|t) that|taught us|(?:was|were) surprised|what (?:surprised|cost) (?:me|us)|should have(?! (?:to|an?|the)(?!\p{L}))|next time|would (?:not )?do (?:it |this )?(?:again|differently)|with hindsight|(?:i|we) (?:would |may |can )?(?:recommend|advise)|(?:haben|habe) .*gelernt|überrascht (?:hat|war)|hätten? .*(?:sollen|müssen)|beim nächsten mal|am meisten .*gekostet|im nachhinein|(?:ich rate|wir raten|ich empfehle|wir empfehlen))(?!\p{L})/iu,
  },
  {
    part: /(?<!\p{L})(?:fears?|worries|worry|concerns?|anxieties|ängste?|sorgen?|befürchtungen?|bedenken)(?!\p{L})/iu,
    says: /(?<!\p{L})(?:fears?|(?:is|are|was|were) (?:afraid|worried|concerned|anxious)|worr(?:y|ies)|(?:believe|believes|think|thinks|suspects?) (?:that |the |they )?.*(?:will|would|against|lose|worse)|fürchte[nt]?|befürchte[nt]?|sorgt sich|sorgen sich|hat angst|haben angst|besorgt|(?:glaub(?:en|t)|mein(?:en|t)), dass)(?!\p{L})/iu,
  },
  {
    part: /^(?:order|sequence|reihenfolge|abfolge)$/iu,
    says: /(?<!\p{L})(?:waits? (?:for|until)|com(?:es?|ing) (?:only )?(?:first|last|before|after)|depends? on|only (?:after|when|once)|cannot (?:begin|start) (?:before|until)|(?:is|are) a condition (?:of|for)|wart(?:et|en) auf|komm(?:t|en) (?:erst )?(?:nach|vor)|steh(?:t|en) (?:ganz )?am (?:anfang|ende|schluss)|erst (?:nach|wenn|nachdem)|setzt .+ voraus|ist voraussetzung|kann nicht (?:vor|beginnen))(?!\p{L})/iu,
    butNot: /(?<!\p{L})(?:complain|illness|leave|krank|urlaub|minutes?|minuten)(?!\p{L})/iu,
  },
  {
    part: /\b(?:decisions in practice|decision rights|who decides|gelebte entscheidungen|entscheidungsrechte|wer entscheidet)\b/iu,
    says: /(?<!\p{L})(?:(?:is|are) (?:decided|released) by|(?:can|may) (?:block|veto|object)|(?:has|holds) a veto|i decide|decides? (?:(?:it|this|them|alone|about|over)(?!\p{L})|for (?:himself|herself|myself))|entscheide ich|(?:kann|können|darf|dürfen) .+ (?:ablehnen|blockieren|sperren|widersprechen)|vetorecht|wird von .+ entschieden|entscheidet (?:allein|selbst))(?!\p{L})/iu,
  },
  {
    part: /\b(?:decisions?|tasks?|entscheidung(?:en)?|aufgaben)\b.*\b(?:without|ohne)\b.*\b(?:owners?|verantwortliche?|zuständige?)\b/iu,
    says: /(?<!\p{L})(?:nobody (?:owns|decides|is (?:responsible|in charge))|(?:do|does|did) not know who|not (?:clear|known|agreed) who|unclear who|no one (?:owns|decides)|(\p{L}+) says (\p{L}+),? (?:and )?\2 says \1|niemand (?:entscheidet|ist (?:zuständig|verantwortlich))|(?:weiß|wissen) (?:nicht|niemand),? wer|unklar,? wer|niemandem gehört|noch niemand(?:en)? benannt)(?!\p{L})/iu,
  },
  {
    part: /\b(?:duplicated?|double) (?:roles|work|tasks)\b|\bdoppelte? (?:rollen|arbeit|aufgaben)\b/iu,
    says: /(?<!\p{L})(?:both \p{Lu}\p{L}+ and \p{Lu}\p{L}+ (?:prepare|do|keep|hold|write|check|have)|does the same (?:work|thing)|do the same (?:work|thing)|(?:dieselbe|die gleiche) (?:arbeit|aufgabe)|sowohl .+ als auch .+ (?:führen|machen|erstellen|prüfen))(?!\p{L})/u,
  },
  {
    part: /\bself-reported\b|\b(?:selbstauskünfte|selbstangaben)\b/iu,
    says: /(?<!\p{L})(?:self-reported|filled (?:them |it )?in (?:by )?themselves|(?:rests?|based) on (?:time ?sheets?|estimates?)|(?:did|do|have|has) not hand(?:ed)? in|beruh(?:t|en) auf (?:selbst|schätzung|zeitaufschr)\p{L}*|selbst (?:ausgefüllt|geschätzt|angegeben|eingetragen))(?!\p{L})/iu,
  },
  {
    part: /^(?:rework|nacharbeit)$/iu,
    says: /(?<!\p{L})(?:exists? (?:only )?because|(?:typed|keyed|entered|written|done) (?:again|twice|three times)|goes (?:back|to and fro)|follows? from it|nacharbeit\p{L}*|(?:zweimal|dreimal|doppelt|noch einmal) (?:geschrieben|erfasst|getippt|eingegeben|gemacht)|abtippen|gibt es nur,? weil)(?!\p{L})/iu,
  },
  {
    part: /^(?:open findings|offene feststellungen)$/iu,
    says: /(?<!\p{L})(?:(?:nobody|no one) has measured|has not been measured|(?:is|are) not measured|there is no (?:survey|figure|measurement)|gemessen hat (?:das|es) niemand|nicht gemessen|(?:befragung|zahl|messung)(?:en)? gibt es (?:dazu |dafür )?nicht|es gibt (?:dazu |dafür )?keine (?:befragung|zahl|messung))(?!\p{L})/iu,
  },
  {
    part: /\b(?:shared foundations|gemeinsame grundlagen)\b/iu,
    says: /(?<!\p{L})(?:serves? (?:both|several|\p{Lu}\d+ and \p{Lu}\d+)|(?:needed|used) by (?:both|several)|dient .+ (?:zugleich|gemeinsam|beiden|mehreren)|läuft über dieselbe|brauchen (?:beide|mehrere))(?!\p{L})/iu,
  },
  {
    part: /^(?:proposals?|suggestions?|vorschl(?:ag|äge))$/iu,
    says: /(?<!\p{L})(?:propos(?:es?|ed|als?)|suggest(?:s|ed|ions?)?|recommend(?:s|ed)?|should(?!-)|asks? (?:for|that)|schl(?:ägt|agen|ug) [^.;]*vor|vorgeschlagen|vorschl(?:ag|äge)|empf(?:iehlt|ehlen|ohlen)|sollte[n]?|bitte[tn]? (?:um|darum))(?!\p{L})/iu,
    // Who offers whom, and that there is one, is none.
    butNot:
      /(?<!\p{L})(?:propos(?:es?|ed) (?:its|their|the partner)(?!\p{L})|ha(?:s|ve|d) (?:had )?a proposal|schlägt (?:ihr|sein)e? eigene|hat (?:einen|bereits einen) vorschlag)/iu,
  },
  {
    part: /^(?:sensitivity|sensitivität)$/iu,
    // A year is no effect, and what stands behind a semicolon is another case.
    says: /(?<!\p{L})(?:would|käme|kämen|stiege|stiegen|fiele|sänke|müsste|müssten|würde|würden|kostete)(?!\p{L})[^;]*(?<![\d.])(?!(?:19|20)\d\d(?!\d))\d|(?<![\d.])(?!(?:19|20)\d\d(?!\d))\d[^;]*(?<!\p{L})(?:would|würde|würden)(?!\p{L})/iu,
  },
  {
    part: /\b(?:benefits?|savings|nutzen|einsparung(?:en)?)\b/iu,
    says: /(?<!\p{L})(?:saves?|saved|spart|sparen|gespart|eingespart|takes? .+ back)(?!\p{L}).*\d|\d.*(?<!\p{L})(?:saves?|saved|spart|eingespart|gespart)(?!\p{L})|(?<!\p{L})takes \d.* back(?!\p{L})/iu,
    butNot: /(?<!\p{L})(?:could|könnte|budget\p{L}*)(?!\p{L})/iu,
  },
  {
    part: /\b(?:collisions|distortions|load peaks|peaks|busy periods|terminkonflikte|belastungsspitzen|verzerrungen|engpässe)\b/iu,
    says: /(?<!\p{L})(?:nobody (?:is available|has time)|no one (?:is available|has time)|(?:has|have) no time|on (?:leave|holiday)|(?:twice|three times) as many|year-end close|quarter-end|stock-?taking|niemand (?:zeit|da|frei)|keine zeit|urlaub|ferien|gehör(?:t|en) dem|doppelt so viele|jahresabschluss|quartalsabschluss|inventur|tarifrunde|revision)(?!\p{L})|(?<!\p{L})new \p{L}+(?: \p{L}+){0,4} goes? into (?:service|operation)(?!\p{L})/iu,
  },
  {
    part: /\b(?:other explanations|other causes|andere (?:erklärungen|ursachen))\b/iu,
    says: /(?<!\p{L})(?:lowered|raised|helped out|(?:is|are|was|were) (?:likely to be )?due to|(?:likely|also) because|at the same time|senkte|erhöhte|halfen aus|lag(?:en)? (?:wohl )?an|zurückzuführen|gleichzeitig)(?!\p{L})/iu,
  },
  {
    part: /\b(?:borderline|grenzfälle|knappe fälle)\b/iu,
    says: /(?<!\p{L})(?:(?:just|narrowly|barely|only just) (?:below|above|under|over|short)|close to the (?:threshold|limit)|knapp (?:darunter|darüber|unter|über)|über die schwelle|an der schwelle)(?!\p{L})/iu,
  },
  {
    part: /\b(?:left out|omitted|dropped|not pursued|ausgelassene?n?|weggelassene?n?|verworfene?n?)\b/iu,
    says: /(?<!\p{L})(?:(?:is|are|was|were) (?:left out|omitted|dropped|not pursued|struck)|falls? away|entf[aä]ll(?:t|en)|weggelassen|ausgelassen|nicht weiter verfolgt|verworfen|gestrichen)(?!\p{L})/iu,
  },
  {
    part: /\b(?:disagreements?|dissent|differing views|uneinigkeit|meinungsverschiedenheiten)\b/iu,
    says: /(?<!\p{L})(?:(?:do|does|did|could) not agree|disagrees?|disagreed|whereas|no agreement|geeinigt|uneinig|einig|widerspr(?:icht|ach|echen)|hält .+, (?:die|der|das) .+|halten .+, (?:die|der|das) .+)(?!\p{L})/iu,
  },
  {
    part: /\b(?:effects? on (?:the )?(?:scores?|ratings?|marks)|wirkung auf (?:die )?(?:bewertung|punktwerte))\b/iu,
    says: /(?<!\p{L})(?:before|previously|vorher|zuvor|bisher)(?!\p{L})[^.]*\d[^.]*(?<!\p{L})(?:after|afterwards|now|nachher|danach|jetzt)(?!\p{L})|\b(?:rose|fell|raised|lowered|stieg|sank|angehoben|gesenkt) (?:from|von) \d/iu,
  },
  {
    part: /\b(?:separation of duties|segregation of duties|funktionstrennung|vier-augen)/iu,
    says: /(?<!\p{L})(?:(?:enters?|records?|books?) .+ and (?:also )?(?:releases?|approves?)|same person|four eyes|against the rule|erfasst .+ (?:gibt|geben) .+ frei|dieselbe person|derselbe|vier augen|gegen die regel)(?!\p{L})/iu,
  },
  {
    part: /\b(?:(?:dates|deadlines) that (?:must|may) not (?:slip|move)|immovable dates|unverrückbare termine|feste termine)\b/iu,
    says: /(?<!\p{L})(?:(?:must|may|can) ?not (?:slip|move|be moved|be put off)|is fixed|are fixed|nicht (?:rutschen|verschieb\p{L}*|verschoben)|steht fest|stehen fest|unverrückbar)(?!\p{L})/iu,
  },
  {
    part: /\b(?:confidence|uncertainty|certainty of the results|unsicherheit|verlässlichkeit der ergebnisse)\b/iu,
    says: /(?<!\p{L})(?:beyond chance|by chance|due to chance|(?:the )?interval|(?:is|are) not shown|significant|margin of error|sample of|\d[\d.,]{2,} of \d[\d.,]{2,} \p{L}+|zufall|konfidenz\p{L}*|stichprobe von|nicht gezeigt|nicht nachgewiesen)(?!\p{L})/iu,
    butNot: conditional,
  },
  {
    part: /\b(?:human oversight|decisions that stay with people|menschliche aufsicht|entscheidungen,? die (?:bei )?menschen)/iu,
    says: /(?<!\p{L})(?:(?:is|are) (?:always )?decided by (?:an?|the) \p{Ll}+|an? (?:person|human|\p{Ll}+) decides|nothing (?:is sent|happens)? ?by itself|(?:can|may) (?:overrule|override|reject|disagree|change)|(?:accepts?|confirms?), (?:changes?|corrects?) or rejects?|presses|entscheidet (?:immer )?ein(?:e)? \p{L}+|kann .+ (?:verwerfen|überstimmen|ändern)|nichts von selbst|von allein)(?!\p{L})/iu,
  },
  {
    part: /\b(?:overruled|overridden|rejected) (?:answers|proposals)\b|\b(?:überstimmte|verworfene|abgelehnte) (?:antworten|vorschläge)\b/iu,
    says: /(?<!\p{L})(?:rejected|overruled|overrode|changed|accepted|verwarfen|verworfen|überstimmt\p{L}*|geändert|angenommen)(?!\p{L}).*\d|\d.*(?<!\p{L})(?:percent|prozent)(?!\p{L}).*(?:team|rejected|verworfen)/iu,
    butNot:
      /(?<!\p{L})(?:budget|option|offer|contract|closed|weekly figure|if|stays below|angebot|vertrag|wenn|falls)(?!\p{L})/iu,
  },
  {
    part: /\b(?:data quality|datenqualität)\b/iu,
    says: /\d[\d.,]*\s?(?:%|percent|prozent).*(?<!\p{L})(?:wrong\p{L}*|missing|errors?|incomplete|duplicates?|unreadable|cases|falsch\p{L}*|fehl\p{L}*|doppelt\p{L}*|unlesbar|unvollständig)(?!\p{L})|(?<!\p{L})(?:wrong\p{L}*|missing|errors?|incomplete|duplicates?|unreadable|falsch\p{L}*|fehl\p{L}*|doppelt\p{L}*|unlesbar|unvollständig)(?!\p{L}).*\d[\d.,]*\s?(?:%|percent|prozent)/iu,
    butNot: conditional,
  },
  {
    part: /\b(?:value chain|supply chain|wertschöpfungskette|lieferkette)\b/iu,
    says: /(?<!\p{L})(?:(?:first|second|third)[- ]tier|tier (?:one|two|\d)|beyond the first|suppliers of (?:the|our)|(?:ersten|zweiten|dritten) stufe|vorlieferant\p{L}*|transport auf|sea freight)(?!\p{L})/iu,
  },
  {
    part: /\b(?:(?:groups|people) not heard|nicht (?:gehörte|angehörte|befragte)n? (?:gruppen|personen))\b/iu,
    says: /(?<!\p{L})(?:not|nobody|no one|nicht|niemand)(?!\p{L}).*(?<!\p{L})(?:heard|asked|spoken|consulted|gesprochen|gehört|angehört|befragt)(?!\p{L})|(?<!\p{L})(?:heard|asked|spoken|consulted|gesprochen|gehört|angehört|befragt)(?!\p{L}).*(?<!\p{L})(?:not|nobody|nicht|niemand)(?!\p{L})|(?<!\p{L})(?:arrange|set up|hold) an? (?:interview|talk|meeting)|(?:gespräch|anhörung)(?!\p{L}).*(?:ansetzen|geplant|vereinbar\p{L}*|nachhol\p{L}*)/iu,
  },
  {
    part: /\b(?:unequal treatment|fairness|effects by group|ungleichbehandlung|wirkung nach gruppe)\b/iu,
    says: /(?<!\p{L})(?:(?:offered|paid|given|waited|got) .*(?:less|more|longer|shorter)(?!\p{L})|differences? (?:was|is|were|are|between)|which difference|fared (?:worse|better)|(?:bekamen|erhielten|warteten) .*(?:weniger|mehr|länger|kürzer)(?!\p{L})|unterschiede? (?:war|ist|zwischen|betrug))/iu,
  },
  {
    part: /\b(?:fewer|weniger) \p{L}+$/iu,
    says: /(?<!\p{L})(?:could do without|(?:can|could) be (?:dropped|spared|left out)|not needed|verzichte[nt]|entbehrlich|entfallen könnte|weggelassen werden (?:kann|könnte))(?!\p{L})/iu,
  },
  {
    part: /^(?:approved )?budget$|^genehmigtes budget$/iu,
    says: /(?<!\p{L})(?:released|approved|granted|set aside|not (?:covered|paid)|freigegeben|bewilligt|genehmigt|nicht (?:gedeckt|bezahlt))(?!\p{L}).*\d|\d.*(?<!\p{L})(?:released|approved|granted|set aside|freigegeben|bewilligt|genehmigt)(?!\p{L})|(?<!\p{L})(?:not covered|nicht (?:gedeckt|bezahlt))(?!\p{L})/iu,
    butNot: /(?<!\p{L})(?:contracts?|vertrag|verträge|claims?|parcel)(?!\p{L})/iu,
  },
]

const answering = (part: string): readonly TellingSentence[] =>
  tellingSentences.filter((telling) => telling.part.test(part))

/** Whether a part asks for what sentences of a certain form say. */
export const isToldBySentences = (part: string): boolean => answering(part).length > 0

const strengths = /^(?:strengths|stärken)$/iu
const weaknesses = /^(?:weaknesses|weak points|pain points|schwächen|schwachpunkte)$/iu

/** Whether a sentence has the form that answers the part, or a row's measure keeps to its target, or misses it. */
export function tellsPart(part: string, piece: Piece): boolean {
  if (piece.kind !== 'row') return isSaidAs(part, piece)
  if (!strengths.test(part) && !weaknesses.test(part)) return false
  return keepsTarget(piece) === strengths.test(part)
}

const isSaidAs = (part: string, piece: Piece): boolean =>
  answering(part).some(({ says, butNot }) => says.test(piece.text) && butNot?.test(piece.text) !== true)
