import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { idSchema } from '@parley/contracts/ids.ts'
import { readAnchors } from '@parley/server-kit/audit/anchors.ts'
import { type Head, keptHeadsSchema } from '@parley/server-kit/audit/chain.ts'
import { type Finding, readHeads, verifyAudit } from '@parley/server-kit/audit/verify.ts'
import { anchorsFileOf, environmentSchema, readEnvironment } from '@parley/server-kit/env/environment.ts'
import { openLog } from './open-log.ts'

const anchorVariables = environmentSchema.pick({
  AUDIT_ANCHORS: true,
  AUDIT_ANCHORS_FILE: true,
  PARLEY_DATA_DIR: true,
})

interface Surroundings {
  /** The process's own unless a test gives some. */
  variables?: Record<string, string | undefined>
  say: (line: string) => void
  now: Date
}

const chainName = (firmId: string | null): string =>
  firmId === null ? 'without a firm' : `of firm ${firmId}`

function lineOf({ damage, firmId, position, entryId }: Finding): string {
  const place = position === null ? '' : `, position ${position}`
  const entry = entryId === null ? '' : `, entry ${entryId}`
  return `${damage}: chain ${chainName(firmId)}${place}${entry}`
}

/**
 * `npm run audit:verify [-- --firm <id>] [-- --heads <file>]`: goes through the chains and names every damage.
 * @returns the exit code: 0 where all is whole, 1 where something is not
 * @throws Error where the log or the file of heads cannot be read
 */
export async function reportVerification(
  args: string[],
  { variables, say, now }: Surroundings,
): Promise<number> {
  const { values } = parseArgs({ args, options: { firm: { type: 'string' }, heads: { type: 'string' } } })
  const firmId = values.firm === undefined ? undefined : idSchema.parse(values.firm)
  const given =
    values.heads === undefined ? [] : keptHeadsSchema.parse(JSON.parse(await readFile(values.heads, 'utf8')))
  const keptHeads = [...given, ...(await findAnchoredHeads(variables, say))]
  const database = await openLog(variables)
  try {
    const options = { now, keptHeads, ...(firmId === undefined ? {} : { firmId }) }
    const { chains, entries, findings } = await verifyAudit(database, options)
    for (const finding of findings) say(lineOf(finding))
    const result = findings.length === 0 ? 'all whole' : `${findings.length} damaged`
    say(`${entries} entries in ${chains} chains: ${result}.`)
    return findings.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

/** What the product itself has kept outside of the database, said with where it lies. */
async function findAnchoredHeads(
  variables: Surroundings['variables'],
  say: Surroundings['say'],
): Promise<Head[]> {
  const file = anchorsFileOf(readEnvironment(anchorVariables, variables))
  const heads = file === undefined ? [] : ((await readAnchors(file)) ?? [])
  const place = file ?? 'a file'
  if (heads.length === 0) say(`No heads are kept in ${place}: an end that was cut off would not be seen.`)
  else say(`Compared with ${heads.length} heads in ${place}.`)
  return heads
}

/** `npm run audit:heads`: the last seal of every chain, as JSON that the verification takes. */
export async function reportHeads({ variables, say }: Omit<Surroundings, 'now'>): Promise<void> {
  const database = await openLog(variables)
  try {
    say(JSON.stringify(await readHeads(database), null, 2))
  } finally {
    await database.close()
  }
}
