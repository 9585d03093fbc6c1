/** How something stands to what was planned for it. */
type Side = 'within' | 'beyond'

const plan =
  '(?:(?:the|its|their|our|dem|des|den|der|im)\\s)?(?:plan|planned|budget\\w*|forecast|schedule|plans?|zeitplan\\w*|kostenrahmen\\w*|planwert\\w*)'
const within = new RegExp(
  String.raw`(?<![\p{L}])(?:within|inside|below|under|less than|on|in line with|ahead of|unter|innerhalb|im rahmen)\s(?:of\s)?${plan}|(?<![\p{L}])(?:im plan|im zeitplan|im budget|on track|on time|on budget|planmäßig|termingerecht|underspend|underspent|unterschritten)(?![\p{L}])`,
  'iu',
)
const beyond = new RegExp(
  String.raw`(?<![\p{L}])(?:beyond|above|over|behind|more than|exceed\w*|hinter|über)\s${plan}|(?<![\p{L}])(?:overruns?|overran|overspen[dt]|late|delayed|überschritten|überschreitung|verspätet|im verzug|in verzug|verzögert|mehrkosten)(?![\p{L}])`,
  'iu',
)
/** 'GBP 3.4 million against a plan of GBP 3.1 million'. */
const figures =
  /(\d+(?:[.,]\d+)?)\s?(\p{L}+\.?)?[^.;\d]{0,40}?(?:against|compared (?:to|with)|versus|vs\.?|gegenüber|bei)\s(?:a |an |the |einem |einer )?(?:plan(?:ned)?|budget|forecast|planwert|geplanten?)\D{0,20}?(\d+(?:[.,]\d+)?)\s?(\p{L}+\.?)?/iu

function sideOf(text: string): Side | undefined {
  const [, spent = '', unit = '', planned = '', other = ''] = figures.exec(text) ?? []
  if (spent !== '' && unit.toLowerCase() === other.toLowerCase())
    return numberOf(spent) > numberOf(planned) ? 'beyond' : 'within'
  if (beyond.test(text)) return 'beyond'
  return within.test(text) ? 'within' : undefined
}

const numberOf = (written: string): number => Number(written.replace(',', '.'))

/** Whether a sentence says how something stands to its plan as a statement does; 'open' where it says nothing of it. */
export function againstPlan(statement: string, sentence: string): 'same' | 'contrary' | 'open' | undefined {
  const wanted = sideOf(statement)
  if (wanted === undefined || /(?<![\p{L}])(?:not|nicht|no)(?![\p{L}])/iu.test(statement)) return undefined
  const found = sideOf(sentence)
  if (found === undefined) return 'open'
  return found === wanted ? 'same' : 'contrary'
}
