import { industryCodes } from '@parley/contracts/enums.ts'

interface Choice {
  id: string
  /** Key of the industry's name. */
  name: string
}

const choiceOf = (code: string): Choice => ({ id: code, name: `industries.code.${code}` })

/** Every industry, 'all' among them. */
export const industryChoices: Choice[] = industryCodes.map(choiceOf)

/** The industries that a list can be narrowed to. */
export const singleIndustryChoices: Choice[] = industryChoices.filter(({ id }) => id !== 'all')

/**
 * The industries that remain after the last of these was chosen: 'all' replaces any other selection, a specific one
 * removes 'all' (Document 3, section 4).
 */
export function chooseIndustries(chosen: readonly string[]): string[] {
  if (chosen.at(-1) === 'all') return ['all']
  return chosen.filter((code) => code !== 'all')
}
