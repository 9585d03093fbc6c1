import { createHash, randomInt } from 'node:crypto'

/**
 * Of a large matrix of cases the gate runs a sample, a different one each time; `npm run test:soak` runs all
 * (PARLEY_SOAK=1). What a sample was made from is in its name: PARLEY_SEED repeats it.
 */
export interface Sample {
  /** For the name of the tests: what runs, and how to repeat it. */
  readonly name: string
  /** Whether the case is one of the sample. */
  includes(...words: string[]): boolean
}

interface SampleOptions {
  /** One of how many cases runs. */
  oneOf: number
  environment?: NodeJS.ProcessEnv
}

/** Draws a sample; the whole where PARLEY_SOAK=1 or where one of one is asked for. */
export function drawSample({ oneOf, environment = process.env }: SampleOptions): Sample {
  if (oneOf === 1 || environment.PARLEY_SOAK === '1') return { name: 'every case', includes: () => true }
  const seed = environment.PARLEY_SEED ?? String(randomInt(1_000_000))
  return {
    name: `one of ${oneOf} cases, PARLEY_SEED=${seed}`,
    includes: (...words) => {
      const digest = createHash('sha256')
        .update([seed, ...words].join('\n'))
        .digest()
      return digest.readUInt32BE() % oneOf === 0
    },
  }
}
