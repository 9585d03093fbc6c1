// What people do when they speak: they fear, decide, leave open, answer for something. What is said so tells a part of
// the kind wherever it stands, also where no heading and no word of the part's name is near.
import type { KindName } from './kinds.ts'
import { datesOf } from './paper-dates.ts'
import type { Piece } from './pieces.ts'

const whole = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu')

const fears = whole(
  String.raw`fears?|feared|(?:is|are|was|were) (?:afraid|worried|concerned)|worr(?:y|ies)|warns?|warned|pointed out that .*(?:wrong|lost|cannot|not|short|late|missing|no)|said that .*(?:wrong|lost|fail|short|too late|missing)|may (?:be lost|get lost|fail|break|be late|slip)|threatens? to|befürchte[nt]?|fürchte[nt]?|warn(?:t|en|te)|sorg(?:t|en) sich|(?:ist|sind) besorgt|(?:weist|weisen|wies) darauf hin, dass .*(?:kein|nicht|verloren|fehl|zu spät)\p{L}*.*|droh(?:t|en)|verloren gehen (?:kann|können)|könnte[n]? (?:\p{L}+ )*(?:ausfallen|scheitern|verloren gehen|fehlen)`,
)
const body = String.raw`board|committee|council|executive|panel|group|assembly|trustees|directors|management|ausschuss|vorstand|\p{L}*rat|gremium|beirat|kreis|leitung|versammlung|\p{L}*ausschuss|\p{L}*kreis`
const decides = whole(
  String.raw`(?:${body})(?: \p{L}+){0,2} (?:agreed|approved|decided|resolved|rejected|declined|adopted|endorsed|granted|released|beschlie(?:ß|ss)t|beschloss|genehmigt[e]?|bewilligt[e]?|lehnt(?:e)? .* ab|entscheidet|entschied|stimmt(?:e)? .* zu|billigt[e]?)|(?:beschlie(?:ß|ss)t|beschloss|genehmigt|bewilligt|billigt) (?:der|die|das) (?:${body})|(?:it|dates?|budget|plan|proposal|paper|offers?)(?: \p{L}+){0,3} (?:was|were|is|are) (?:not )?(?:agreed|approved|adopted|rejected|postponed|put off|deferred|kept open|turned down)|(?:wird|werden|wurde[n]?) (?:\p{L}+ )*?(?:nicht )?(?:abgelehnt|beschlossen|genehmigt|gebilligt|vertagt|zurückgestellt|bewilligt|freigegeben|verschoben|mitbestellt|verabschiedet)`,
)
const leavesOpen = whole(
  String.raw`(?:was|were|is|are|remains?) (?:still )?(?:left open|open|unsettled|undecided|unresolved|not (?:yet )?(?:settled|decided))|(?:still|yet) to be (?:decided|named|settled|agreed|clarified|found)|nobody (?:knows|has (?:said|decided|been named))|no owner (?:was|is|has)|(?:do not|don[’']t|does not) (?:yet )?know yet|not know yet|(?:post|lead|place|position)s? (?:is|are) vacant|weiß (?:noch )?niemand|niemand (?:weiß|wurde benannt)|(?:nicht|noch nicht|un)\s?besetzt|(?:wird|werden|muss|müssen|ist|sind) (?:noch )+(?:entschieden|geklärt|festgelegt|benannt|bestimmt|offen|zu klären|zu entscheiden)|(?:ist|sind|bleibt|bleiben) (?:noch |weiterhin |bisher )?(?:ungeklärt|offen|unklar|strittig)|noch (?:nicht|niemand) (?:\p{L}+ )?(?:erteilt|geklärt|entschieden|benannt|bestimmt|vereinbart|festgelegt)`,
)
const empty =
  /^(?:vacant|open|tbd|tbc|n\.?n\.?|to be named|not confirmed|nicht besetzt|unbesetzt|offen|zu benennen|nicht bestätigt)$/iu
const answersFor = whole(
  String.raw`decides? (?:alone |only |itself )?(?:on|over|about)|(?:is|are) (?:responsible|accountable|answerable|in charge)|answers? for|speaks? for|keeps the (?:log|register|list|minutes)|needs? the (?:approval|signature|whole|full)|goes to the|leads? the|(?:entscheidet|entscheiden)(?! sich)|verantworte(?:t|n)|(?:ist|sind) (?:zuständig|verantwortlich|federführend)|leite(?:t|n) (?:das|die|den)|(?:bedarf|bedürfen) der (?:zustimmung|genehmigung|unterschrift|freigabe)|verschieb(?:t|en) (?:nur|allein)|(?:die )?leitung .* (?:ist|liegt)`,
)

const ofState = /^(?:status|state|stand|zustand)$/iu
const ofLead =
  /^(?:lead|leader|owner|responsible|accountable|in charge|head|verantwortlich(?:e[rs]?)?|leitung|zuständig|federführung)$/iu
const ofWork =
  /^(?:(?:work)?streams?|(?:work )?packages?|(?:sub-?)?projects?|(?:arbeits)?pakete?|teilprojekte?|projekte?)$/iu
/** A row of streams or packages of work with who leads each. */
export const isLed = ({ cells: [first, ...others] }: Piece): boolean =>
  first !== undefined &&
  ofWork.test(first.head.trim()) &&
  others.some(({ head, value }) => ofLead.test(head.trim()) && value !== '')

/** A day to come, seen from the day of its paper. */
const isDatedAhead = (piece: Piece): boolean => {
  const { dated = '' } = piece.section
  return dated !== '' && datesOf(piece).some(({ at }) => !at.startsWith('9999') && at > dated)
}

const connects = whole(
  String.raw`(?:is|are|be) (?:connected|linked|interfaced) (?:to|with)|(?:have to|has to|must|are to|is to) (?:be )?(?:connect(?:ed)?|link(?:ed)?|interfaced)|connects? (?:to|with)|sends? (?:us |them |it )?(?:each|every|all|the) .*(?:files?|every (?:night|hour|day))|posts? to (?:the )?|(?:feeds|passes|hands over|exchanges|synchroni[sz]es) .* (?:to|into|with|over)|anzubinden|anbinden|angebunden|(?:übergibt|übergeben|überträgt|übermittelt|liefert|schickt|meldet) .* (?:an|in) (?:das|die|den|unser\p{L}*|ein\p{L}*)|(?:nothing|nichts) (?:talks to|is connected)`,
)

/** Whether somebody does, in saying it, what a part of this kind gathers. */
export function speaksAs(kind: KindName | undefined, piece: Piece): boolean {
  const { kind: form, text, cells } = piece
  if (kind === 'milestones') return isDatedAhead(piece)
  if (form === 'row')
    return (
      (kind === 'open' &&
        cells.some(({ head, value }) => !ofState.test(head.trim()) && empty.test(value.trim()))) ||
      (kind === 'people' && isLed(piece))
    )
  if (kind === 'risks') return fears.test(text)
  if (kind === 'decisions') return decides.test(text)
  if (kind === 'systems') return connects.test(text)
  if (kind === 'open') return leavesOpen.test(text) || text.endsWith('?')
  return kind === 'people' && answersFor.test(text)
}

/** What a body has decided of something says nothing of who may decide what. */
export const isDecisionAlone = (piece: Piece): boolean =>
  piece.kind !== 'row' && decides.test(piece.text) && !answersFor.test(piece.text)
