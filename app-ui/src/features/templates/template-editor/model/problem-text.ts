import type { z } from 'zod'

/** Keys of the texts under `templateEditor.problems`, with what they count; or a sentence of the server. */
export type ProblemText = { key: ProblemKey; count?: number; name?: string } | { sentence: string }
export type ProblemKey =
  | 'empty'
  | 'tooLong'
  | 'tooMany'
  | 'tooFew'
  | 'tooSmall'
  | 'tooBig'
  | 'notWhole'
  | 'usedTwice'
  | 'chooseClient'
  | 'chooseFirm'
  | 'invalid'

/** The refusal of a schema in a person's words. */
export function explain(issue: z.core.$ZodIssue): ProblemText {
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') {
    const keys: Partial<Record<string, ProblemKey>> = { string: 'tooLong', array: 'tooMany' }
    return { key: keys[issue.origin] ?? 'tooBig', count: Number(issue.maximum) }
  }
  if (issue.code === 'invalid_type' && issue.expected === 'int') return { key: 'notWhole' }
  if (issue.code === 'custom') return { key: 'usedTwice', name: /"(.*)"/s.exec(issue.message)?.[1] ?? '' }
  return { key: 'invalid' }
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): ProblemText {
  if (origin === 'string') return { key: 'empty' }
  return { key: origin === 'array' ? 'tooFew' : 'tooSmall', count: Number(minimum) }
}
