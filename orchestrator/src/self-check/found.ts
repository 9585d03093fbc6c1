import { mostExamples } from '@parley/contracts/rules/self-check.ts'

/** What a check counts, with the first few of it. */
export interface Found {
  count: number
  examples: string[]
}

export const nothingFound = (): Found => ({ count: 0, examples: [] })

/** Adds to it; `count` where more were found than are named. */
export function addFound(found: Found, names: readonly string[], count = names.length): void {
  found.count += count
  found.examples.push(...names.slice(0, mostExamples - found.examples.length))
}
