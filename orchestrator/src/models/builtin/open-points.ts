import type { Evidence } from '../port.ts'
import { assess } from './assessment.ts'
import { type KnownDifference, knownDifferences } from './settled.ts'

/** What a phase has not answered, each point once: approver and summary name the same ones and count the same number. */
export interface OpenPoints {
  /** Parts that no source answers; with those that a contribution leaves out where they are wanted, too. */
  parts: { name: string; speakers: string[] }[]
  /** What sources give differently and nobody has decided. */
  differences: KnownDifference[]
  /** Labels of inputs that nobody has filled. */
  inputs: readonly string[]
}

export function openPointsOf(evidence: Evidence): OpenPoints {
  const speakers = new Map<string, Set<string>>()
  for (const { part, turn, state } of assess(evidence))
    if (state !== 'told')
      speakers.set(part.name, (speakers.get(part.name) ?? new Set<string>()).add(turn.speaker))
  return {
    parts: [...speakers].map(([name, own]) => ({ name, speakers: [...own] })),
    differences: knownDifferences(evidence).filter(({ decision }) => decision === undefined),
    inputs: [...new Set(evidence.openInputs ?? [])],
  }
}
