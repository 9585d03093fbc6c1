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

const tellingSentences: readonly TellingSentence[] = [
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
