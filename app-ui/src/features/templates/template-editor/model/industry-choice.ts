import { chooseIndustries } from '@parley/ui-kit/lib/industry-choice.ts'
import { allIndustries } from './template-draft.ts'

/** A template's industries after a choice (Document 2, 4.6): nothing is 'all'. */
export const industriesAfter = (before: readonly string[], chosen: readonly string[]): string[] =>
  chosen.length === 0 ? [allIndustries] : chooseIndustries(before, chosen)
