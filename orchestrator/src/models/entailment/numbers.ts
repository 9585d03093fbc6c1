/** Words that are numbers, English and German; 'one' and 'ein' are articles as often, and are none. */
const words: Readonly<Record<string, number>> = {
  zero: 0,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  both: 2,
  null: 0,
  zwei: 2,
  beide: 2,
  beiden: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  dutzend: 12,
  dreizehn: 13,
  vierzehn: 14,
  fünfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
}
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
}
const units: Readonly<Record<string, number>> = {
  one: 1,
  ein: 1,
  eins: 1,
  eine: 1,
  einem: 1,
  einen: 1,
  einer: 1,
}

const small = Object.keys(words).join('|')
const large = Object.keys(tens).join('|')
const englishUnits = 'one|two|three|four|five|six|seven|eight|nine'
const germanUnits = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun'

/** What a number looks like, in digits of either language or in words. */
export const numberPattern = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?|(?:${germanUnits})und(?:${large})|(?:${large})[- ](?:${englishUnits})\b|(?:${large}|${small})(?:[- ](?:hundred|hundert))?(?![\p{L}])`

export const scales: Readonly<Record<string, number>> = {
  hundred: 1e2,
  hundert: 1e2,
  thousand: 1e3,
  tausend: 1e3,
  tsd: 1e3,
  k: 1e3,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  mio: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
  mrd: 1e9,
  bn: 1e9,
}

/**
 * The value of a number as it is written: '1.720' and '1,720' are 1720, '1,2' is 1.2, 'twenty-four' is 24.
 * @param isShare of a share, a point before three digits sets decimals apart: '99.995 percent'
 */
export function valueOf(written: string, isShare = false): number | undefined {
  const text = written.toLowerCase().trim()
  if (/^\d/.test(text)) return digitsOf(text, isShare)
  const hundreds = /^(.*?)[- ](?:hundred|hundert)$/u.exec(text)
  if (hundreds) return (wordValue(hundreds[1] ?? '') ?? Number.NaN) * 100
  return wordValue(text)
}

function digitsOf(text: string, isShare: boolean): number {
  const thousands = /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+/.exec(text)?.[0] ?? ''
  const isDecimal = isShare && /^\d{1,2}[.,]\d{3}$/.test(text)
  if (thousands === '' || isDecimal) return Number(text.replace(',', '.'))
  return Number(thousands.replace(/\D/g, '') + text.slice(thousands.length).replace(',', '.'))
}

function wordValue(text: string): number | undefined {
  const known = words[text] ?? tens[text] ?? units[text]
  if (known !== undefined) return known
  const german = /^(\p{L}+?)und(\p{L}+)$/u.exec(text)
  const english = /^(\p{L}+)[- ](\p{L}+)$/u.exec(text)
  const [ten, one] = german ? [german[2], german[1]] : [english?.[1], english?.[2]]
  const larger = tens[ten ?? '']
  const smaller = words[one ?? ''] ?? units[one ?? '']
  return larger === undefined || smaller === undefined ? undefined : larger + smaller
}
