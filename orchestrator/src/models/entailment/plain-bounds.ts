/** Between a denial and its comparison: 'cannot rise by more than', 'darf nicht um mehr als'. */
const between = String.raw`((?:\s(?!and |or |but |und |oder |aber |if |wenn )[\p{L}-]+){0,4}?\s)`
const denied = String.raw`(?<![\p{L}])(can|may|must|will|shall|should|could|would|do|does|did|is|are|was|were|has|have)(?:not|n['’]t|\snot|\snever)`
const more = '(?:by )?(?:more|longer|higher|greater|larger|later) than'
const less = '(?:by )?(?:less|fewer|lower|shorter|smaller|earlier|sooner) than'
const inGerman = String.raw`(?<![\p{L}])(darf|dürfen|kann|können|soll|sollen|muss|müssen|wird|werden|ist|sind|hat|haben|\p{Ll}+t|\p{Ll}+en)(\s(?:[\p{L}-]+\s){0,3}?)(?:nicht|nie)`

/** A figure has to follow: 'not higher than last year' bounds nothing. */
const figure = String.raw`(?=\s(?:\p{Lu}{3}\s|[€$£]\s?)?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|an?|eine[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\s))`
const beyond = String.raw`(?<![\p{L}])(?:above|over|more than|beyond|exceeding)\s([^.;,]{1,24}?)\s(is|are)\s(?:not (?:allowed|permitted|acceptable|tolerated)|forbidden|prohibited)(?![\p{L}])`
const jenseits = String.raw`(?<![\p{L}])(?:über|oberhalb von|mehr als)\s([^.;,]{1,24}?)\s(ist|sind)\s(?:nicht (?:erlaubt|zulässig|gestattet)|unzulässig|verboten)(?![\p{L}])`

/** A bound that is said by denying what lies beyond it, and how it is said plainly. */
const bounds: readonly [pattern: RegExp, plain: string][] = [
  [new RegExp(`${denied}${between}${more}${figure}`, 'giu'), '$1$2at most'],
  [new RegExp(`${denied}${between}${less}${figure}`, 'giu'), '$1$2at least'],
  [
    new RegExp(`${inGerman}${between}(?:um )?(?:mehr|länger|höher|größer|später) als${figure}`, 'giu'),
    '$1$2$3höchstens',
  ],
  [
    new RegExp(
      `${inGerman}${between}(?:um )?(?:weniger|kürzer|niedriger|kleiner|früher) als${figure}`,
      'giu',
    ),
    '$1$2$3mindestens',
  ],
  [new RegExp(beyond, 'giu'), 'at most $1 $2 allowed'],
  [new RegExp(jenseits, 'giu'), 'höchstens $1 $2 erlaubt'],
]

/** 'The fee cannot rise by more than 4 percent' says that it can rise by at most so much: nothing is denied. */
export const withPlainBounds = (text: string): string =>
  bounds.reduce((known, [pattern, plain]) => known.replace(pattern, plain), text)
