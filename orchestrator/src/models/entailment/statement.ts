const finite =
  /(?<![\p{L}])(?:is|are|was|were|has|have|had|will|must|may|can|does|do|ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|muss|müssen|soll|sollen|kann|können|liegt|liegen|gibt)(?![\p{L}])/iu

/** Where a sentence goes on with another thing said of the same subject. */
const joint =
  /,?\s(?:and|und|but)\s|,\s(?:aber|sondern)\s|,\s(?=(?:is|are|was|were|has|have|will|can|may|must|ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|kann|können|darf|muss)\s)/u

/**
 * The statements that one sentence joins by 'and', each whole: 'the plan is written and has been tested' says that the
 * plan is written, and that it has been tested.
 */
export function statementsIn(text: string): string[] {
  const pieces = text.split(joint)
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last === undefined) joined.push(piece)
    else if (finite.test(last) && finite.test(piece)) joined.push(withSubject(last, piece))
    else joined[joined.length - 1] = `${last} ${text.includes(' und ') ? 'und' : 'and'} ${piece}`
  }
  return joined
}

/** A piece that begins with its verb has the subject of the one before. */
function withSubject(former: string, piece: string): string {
  const verb = finite.exec(piece)
  if (verb === null || piece.slice(0, verb.index).trim() !== '') return piece
  const subject = former.slice(0, finite.exec(former)?.index ?? 0).trim()
  return subject === '' ? piece : `${subject} ${piece}`
}
