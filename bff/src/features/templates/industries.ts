import type { z } from 'zod'
import type { createTemplate } from '@parley/contracts/http/templates.ts'
import type { Problems } from './kept-parts.ts'
import { refuseProblems } from './written-definition.ts'

export interface Industry {
  id: string
  code: string
}
type Written = z.output<typeof createTemplate.body>['industries'][number]

/** Stands for every industry (Document 2, section 3). */
export const allIndustries = 'all'

/**
 * Codes of the industries that somebody chose by id, code or record. None stands for all, and 'all' takes the place of
 * the others (Document 2, 4.6 and section 5).
 * @throws AppError VALIDATION_FAILED naming those that do not exist
 */
export function industryCodes(written: readonly Written[], known: readonly Industry[]): string[] {
  const problems: Problems = {}
  const codes = written.map((one, index) => {
    const text = typeof one === 'string' ? one : one.code
    const code = known.find((industry) => industry.code === text || industry.id === text)?.code
    if (code === undefined) problems[`industries.${index}`] = `The industry "${text}" is not known.`
    return code ?? text
  })
  refuseProblems(problems)
  return codes.length === 0 || codes.includes(allIndustries) ? [allIndustries] : [...new Set(codes)]
}
