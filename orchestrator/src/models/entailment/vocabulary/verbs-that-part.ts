import { isEntry } from './groups.ts'

const particles =
  'ab|an|auf|aus|bei|durch|ein|fest|frei|fort|her|hin|los|mit|nach|statt|teil|um|vor|weg|weiter|wieder|zu|zurück|zusammen|bereit|bekannt|bevor|dar|heraus|herab|hervor|hinzu|voraus|vorbei'
const parted = new RegExp(
  String.raw`(?<![\p{L}])(\p{L}\p{Ll}{2,})(?=\s)((?:[^,;:.!?|]|[.,:](?=\d)|(?<=\d)\.)*?)\s(${particles})(?=\s*(?:[,;:.!?|)]|$|(?:und|oder|dass|als|wie)\s))`,
  'gu',
)

/** German verbs that part, put together where the tables know them: in 'gibt 900.000 Euro frei' stands 'freigibt', by its place. */
export function joinedVerbs(text: string): Map<number, string> {
  const joined = new Map<number, string>()
  for (const { 0: whole, index, 3: particle = '' } of text.matchAll(parted))
    for (const word of whole.matchAll(/(?<![\p{L}-])\p{L}\p{Ll}{2,}(?![\p{L}-])/gu)) {
      const small = word[0].toLowerCase()
      const verb = [small, small.replace(/te[nt]?$/u, 't')].find((form) =>
        isEntry(`${particle}${form}`, 'de'),
      )
      if (verb === undefined || !(/^\p{Ll}/u.test(word[0]) || index + word.index === 0)) continue
      joined.set(index + word.index, `${particle}${verb}`)
      break
    }
  return joined
}
