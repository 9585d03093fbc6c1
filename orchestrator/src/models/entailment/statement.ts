import { verbOf } from './alignment.ts'
import { hasVerb } from './clauses.ts'
import { readText } from './sentence.ts'

const finite =
  /(?<![\p{L}])(?:is|are|was|were|has|have|had|will|must|may|can|does|do|ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|muss|müssen|soll|sollen|kann|können|liegt|liegen|gibt)(?![\p{L}])/iu

/** Where a sentence goes on with another thing said of the same subject. */
const joint =
  /,?\s(?:and|und|but)\s|,\s(?:aber|sondern)\s|,\s(?=(?:is|are|was|were|has|have|will|can|may|must|ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|kann|können|darf|muss)\s)/u

/** 'Otherwise the consent is void': what would be, if it were not as is said. */
const otherwise = /[,;]\s(?:otherwise|or else|sonst|andernfalls|ansonsten)\s.*$/iu

/**
 * The statements that one sentence joins by 'and', each whole: 'the plan is written and has been tested' says that the
 * plan is written, and that it has been tested.
 */
export function statementsIn(text: string): string[] {
  const pieces = text.replace(otherwise, '').split(joint)
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last === undefined) joined.push(piece)
    else if (saysSomething(last) && isStatement(piece)) joined.push(withSubject(last, piece))
    else joined[joined.length - 1] = `${last} ${text.includes(' und ') ? 'und' : 'and'} ${piece}`
  }
  return joined
}

/** A noun in the plural ('measures of success with …') is no verb. */
const saysSomething = (text: string): boolean =>
  hasVerb(text) || verbOf(readText(text)) !== undefined || firstDeed.test(text.replace(ofSomething, ' '))
const ofSomething = /(?<![\p{L}])(?:an?|the|of|with|for|in|on|its|their|each|every)\s+\p{Ll}+/giu

/** 'And what is out of scope' goes on with what somebody says; 'or has an owner' is another way for it to be so. */
const isDependent =
  /^\s*(?:what|which|who|whom|where|when|how|why|whether|wer|welche\w*|wo|wann|wie|warum|ob)(?![\p{L}])|(?<![\p{L}])(?:or|oder)(?![\p{L}])/iu

/** Whether a piece says something of its own: by a finite verb after its subject, or by one at its beginning. */
const isStatement = (piece: string): boolean => !isDependent.test(piece) && isSaying(piece)

const isSaying = (piece: string): boolean =>
  finite.test(piece) ||
  (/^\s*(?:its|their|his|her|the|this|these|both|all|it|they|he|she)\s/i.test(piece) && hasVerb(piece)) ||
  startsWithDeed.test(piece)

/** The verb of 'Tobias Reck leads the programme', after its subject. */
const firstDeed = /(?<=\p{L}\s)\p{Ll}{3,}(?:s|t)(?=\s)/u

/** 'Hands over to …', 'decides about …'. */
const startsWithDeed =
  /^\s*(?:hands?|decides?|reports?|pays?|delivers?|covers?|meets?|sends?|keeps?|leads?|supports?|provides?|offers?|takes?|gives?|starts?|ends?|runs?|needs?|uses?|asks?|signs?|approves?|manages?|handles?|costs?|lasts?|contains?|includes?|grants?|receives?|works?|entscheidet|berichtet|zahlt|liefert|umfasst|tagt|leitet|unterstützt|bietet|nimmt|beginnt|endet|braucht|nutzt|verlangt|unterschreibt|genehmigt|kostet|dauert|enthält|gewährt|erhält|arbeitet|übergibt)\s/u

/** A piece that begins with its verb has the subject of the one before. */
function withSubject(former: string, piece: string): string {
  const verb = finite.exec(piece) ?? startsWithDeed.exec(piece)
  if (verb === null || piece.slice(0, verb.index).trim() !== '') return piece
  const subject = former.slice(0, (finite.exec(former) ?? firstDeed.exec(former))?.index ?? 0).trim()
  return subject === '' ? piece : `${subject} ${piece}`
}
