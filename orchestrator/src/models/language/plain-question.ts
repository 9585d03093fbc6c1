/** Only where several are asked for: 'the biggest risks' are the risks, 'the biggest risk' is one of them. */
const emphasis =
  /^([^\p{L}\p{N}]*(?:what|which|who|was|welche|wer) (?:are|were|sind|waren) (?:the|our|your|their|die|unsere|ihre)) (?:(?:two|three|four|five|ten|zwei|drei|vier|fünf|zehn|\d+) )?(?:(?:most|very) (?:important|significant|relevant)|main|major|principal|top|biggest|greatest|central|essential|aller)?(?:wichtigsten|größten|wesentlichen|zentralen|bedeutendsten)? +(?=\p{L})/iu
const keyThings =
  /(?<=^[^\p{L}\p{N}]*(?:what|which) (?:are|were) (?:the|our) )key (?=(?:risks?|decisions?|findings?|requirements?|dates?|milestones?|facts?|issues?|terms?|points?|interfaces?|assumptions?|dependencies)\b)/iu
const soFar =
  /,?\s+(?:so far|to date|until now|up to now|by now|already|as of today|bisher|bislang|bis jetzt|bis heute|schon|bereits)(?!\p{L})/giu

/** How much one recommends is how much it should be. */
const advised =
  /(?<=^[^\p{L}\p{N}]*(?:how (?:many|much|long|often)|wie ?viele?|wie (?:lange|oft)) \p{L}[^?]{3,}?),?\s+(?:(?:do|would|should) we (?:recommend|advise|suggest|propose|prescribe)|(?:empfehlen|raten|schlagen) wir(?: vor)?)(?=\W*$)/iu

/** Who misses the end of something goes on when it has ended. */
const missed: readonly [RegExp, string][] = [
  [/(?<=(?:if|when|once) )we (?:miss|pass|overrun|overshoot) the (?:end|expiry|deadline) of (?:the )?([^?]+?)(?=\W*$)/iu, '$1 ends'],
  [/(?<=(?:wenn|falls) )wir das Ende (?:de[rs]|von|vom) ([^?]+?) (?:verpassen|überschreiten|nicht schaffen)(?=\W*$)/iu, '$1 endet'],
] // prettier-ignore

/** 'What has been decided?', which asks for decisions, whoever made them. */
const decided: readonly [RegExp, string][] = [
  [/^[^\p{L}\p{N}]*what (?:(?:has|have) been|was|is|were) (?:decided|agreed|resolved)\W*$/iu, 'Which decisions have been made?'],
  [/^[^\p{L}\p{N}]*what (?:did|have|has) (?:we|they|you|it) (?:decided?|agreed?)(?: on| upon)?\W*$/iu, 'Which decisions have been made?'],
  [/^[^\p{L}\p{N}]*was (?:wurde|ist|haben wir|habt ihr|haben sie) (?:alles )?(?:entschieden|beschlossen|vereinbart)(?: worden)?\W*$/iu, 'Welche Entscheidungen wurden getroffen?'],
] // prettier-ignore

/** 'What becomes of …', 'Was wird aus …': what happens to it; who 'is allowed to' do something may do it; a thing's date is when it is. */
const otherwise: readonly [RegExp, string][] = [
  [/(?<=^[^\p{L}\p{N}]*)who (?:stands in|deputi[sz]es|fills in|covers|substitutes) for the (?:owner|manager|head|lead(?:er)?) of(?!\p{L})/iu, 'Who is the deputy for'],
  [/(?<=^[^\p{L}\p{N}]*)what (?:becomes|will become|is to become|shall become|became) of(?!\p{L})/iu, 'What happens to'],
  [/(?<=^[^\p{L}\p{N}]*who )(?:is|are) (?:allowed|permitted|entitled|authori[sz]ed) to(?!\p{L})/iu, 'may'],
  [/(?<=^[^\p{L}\p{N}]*)what (?:is|was|will be) the (?:(?:planned|exact|expected|target) )?date (?:of|for)(?!\p{L})/iu, 'When is'],
  [/(?<=^[^\p{L}\p{N}]*)what (?:is|was|will be) the (?!(?:due|start|end|expiry|delivery|completion)\b)(?:(?:planned|exact|expected|target) )?(\p{L}[^?]*?)[ -]date(?=\W*$)/iu, 'When is the $1'],
  [/(?<=^[^\p{L}\p{N}]*)(?:was ist|wie lautet|wie ist) (?:das|der) (?:(?:geplante|genaue) )?(?:datum|termin) (?:für |von )?(?=de[rsnm]|die|das)/iu, 'Wann ist '],
  [/(?<=^[^\p{L}\p{N}]*)was (?:wird|soll|wurde)(?: denn)? aus (?=\p{L})([^?]*?)(?: werden)?(?=\W*$)/iu, 'Was passiert mit $1'],
] // prettier-ignore

/**
 * The question without what chooses nothing: emphasis ('the most important risks'), the time that is meant anyway ('so
 * far'), what 'we recommend'; 'if we miss the end of it' as 'if it ends'; and 'What has been decided?' as what it asks for. The question itself where it has none of these.
 */
export function plainQuestion(question: string): string {
  const plain = question
    .replace(soFar, '')
    .replace(emphasis, '$1 ')
    .replace(keyThings, '')
    .replace(advised, '')
  const put = [...missed, ...otherwise].reduce(
    (text, [pattern, other]) => text.replace(pattern, other),
    plain,
  )
  return decided.find(([pattern]) => pattern.test(put))?.[1] ?? put
}
