import { parseArgs } from 'node:util'
import { z } from 'zod'
import { modelSettingsOf, orchestratorVariables } from '@parley/orchestrator/src/env.ts'
import { readEnvironment } from '@parley/server-kit/env/environment.ts'
import { halves, type Half } from './evaluation-set.ts'
import { armOf, type Arm } from './models/index.ts'

/** What the evaluation is made of; all unless told. */
export const sections = ['passages', 'questions', 'parts', 'checks'] as const
export type Section = (typeof sections)[number]

export interface EvaluationOptions {
  embedder: string
  /** File for the figures of the passages. */
  json: string | undefined
  sections: readonly Section[]
  halves: readonly Half[]
  /** Who answers and contributes. */
  arm: Arm
  /** Who compares, and whose answers and contributions are set against the arm's. */
  judge: { judge: Arm; against: Arm } | undefined
}

const listOf = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(names, { error: `must be of ${names.join(', ')}` })))

/** The options, or the end of the process with a sentence about what is wrong with them. */
export function readOptionsOrStop(): EvaluationOptions {
  try {
    return readOptions()
  } catch (error) {
    const told = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    console.error(told)
    return process.exit(2)
  }
}

/** @throws Error where an option names what there is not, or a provider that the environment does not configure */
function readOptions(): EvaluationOptions {
  const { values } = parseArgs({
    options: {
      embedder: { type: 'string', default: 'builtin' },
      json: { type: 'string' },
      only: { type: 'string', default: sections.join(',') },
      half: { type: 'string', default: halves.join(',') },
      model: { type: 'string', default: 'builtin' },
      judge: { type: 'string' },
      against: { type: 'string', default: 'builtin' },
    },
  })
  const settings = modelSettingsOf(readEnvironment(orchestratorVariables))
  return {
    embedder: values.embedder,
    json: values.json,
    sections: listOf(sections).parse(values.only),
    halves: listOf(halves).parse(values.half),
    arm: armOf(values.model, settings),
    judge:
      values.judge === undefined
        ? undefined
        : { judge: armOf(values.judge, settings), against: armOf(values.against, settings) },
  }
}
