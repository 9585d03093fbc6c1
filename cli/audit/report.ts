import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { idSchema } from '@parley/contracts/ids.ts'
import { parseAnchors, readAnchors } from '@parley/server-kit/audit/anchors.ts'
import { type Head, keptHeadsSchema } from '@parley/server-kit/audit/chain.ts'
import { type Finding, readHeads, verifyAudit } from '@parley/server-kit/audit/verify.ts'
import { anchorsFileOf, environmentSchema, readEnvironment } from '@parley/server-kit/env/environment.ts'
import { StartError } from '@parley/server-kit/process/start-error.ts'
import type { Command } from '../command.ts'
import { openLog } from './open-log.ts'

const anchorVariables = environmentSchema.pick({
  AUDIT_ANCHORS: true,
  AUDIT_ANCHORS_FILE: true,
  PARLEY_DATA_DIR: true,
})

type Surroundings = Pick<Parameters<Command['run']>[0], 'variables' | 'say' | 'now'>

/** Exit code of a report that could not be made: 1 says that something is damaged. */
const couldNotLook = 2

const chainName = (firmId: string | null): string =>
  firmId === null ? 'without a firm' : `of firm ${firmId}`

function lineOf({ damage, firmId, position, entryId }: Finding): string {
  const place = position === null ? '' : `, position ${position}`
  const entry = entryId === null ? '' : `, entry ${entryId}`
  return `${damage}: chain ${chainName(firmId)}${place}${entry}`
}

/**
 * `parley audit verify [--firm <id>] [--heads <file>]`: goes through the chains and names every damage.
 * @returns the exit code: 0 where all is whole, 1 where something is not
 * @throws Error where the log or the file of heads cannot be read
 */
export async function reportVerification(
  args: string[],
  { variables, say, now }: Surroundings,
): Promise<number> {
  const { values } = parseArgs({ args, options: { firm: { type: 'string' }, heads: { type: 'string' } } })
  const firmId = values.firm === undefined ? undefined : idSchema.parse(values.firm)
  const given = values.heads === undefined ? [] : await readHeadsGiven(values.heads)
  if (values.heads !== undefined) say(`Compared with ${given.length} heads that were given.`)
  const keptHeads = [...given, ...(await findAnchoredHeads(variables, { say, hasOthers: given.length > 0 }))]
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

/** Heads as `parley audit heads` prints them, or a file of anchors; `-` is what comes in. */
async function readHeadsGiven(file: string): Promise<readonly Head[]> {
  const given = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')
  if (given.trimStart().startsWith('[')) return keptHeadsSchema.parse(JSON.parse(given))
  const heads = parseAnchors(given)
  if (heads.length === 0) throw new Error(`There are no heads in ${file === '-' ? 'what came in' : file}.`)
  return heads
}

/** What the product itself has kept outside of the database, said with where it lies. */
async function findAnchoredHeads(
  variables: Surroundings['variables'],
  { say, hasOthers }: { say: Surroundings['say']; hasOthers: boolean },
): Promise<Head[]> {
  const file = anchorsFileOf(readEnvironment(anchorVariables, variables))
  const heads = file === undefined ? [] : ((await readAnchors(file)) ?? [])
  const place = file ?? 'a file'
  if (heads.length === 0 && !hasOthers)
    say(`No heads are kept in ${place}: an end that was cut off would not be seen.`)
  if (heads.length > 0) say(`Compared with ${heads.length} heads in ${place}.`)
  return heads
}

/** `parley audit heads`: the last seal of every chain, as JSON that the verification takes. */
export async function reportHeads({ variables, say }: Omit<Surroundings, 'now'>): Promise<void> {
  const database = await openLog(variables)
  try {
    say(JSON.stringify(await readHeads(database), null, 2))
  } finally {
    await database.close()
  }
}

/** What keeps a report from being made is told in a sentence. */
const looking = (report: Command['run']): Command['run'] => {
  return async (terminal) => {
    try {
      return await report(terminal)
    } catch (error) {
      throw new StartError(error instanceof Error ? error.message : String(error), couldNotLook)
    }
  }
}

export const verifyAuditLog = looking(({ args, ...surroundings }) => reportVerification(args, surroundings))

export const printHeads = looking(async (surroundings) => {
  await reportHeads(surroundings)
  return 0
})
