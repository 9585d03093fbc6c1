import { conflict } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Tx } from '../../database.ts'
import { listUsesOfAgent } from './agents.views.ts'

/** So many are named; of the others it is told how many they are. */
const namedUses = 5

interface Use {
  name: string
  /** Of a phase, from 1; null for a template. */
  position: number | null
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const nameOfUse = ({ name, position }: Use): string =>
  position === null ? `the template "${name}"` : `phase ${position} of the initiative "${name}"`

/**
 * An agent that templates or open phases use stays (decisions D10).
 * @throws AppError CONFLICT that names them
 */
export async function refuseUsed(tx: Tx, agentId: Id): Promise<void> {
  const { rows, total } = await listUsesOfAgent(tx, agentId, namedUses)
  if (total === 0) return
  const names = rows.map(nameOfUse)
  const others = total > rows.length ? [`${total - rows.length} more`] : []
  throw conflict(`This agent is used by ${listed.format([...names, ...others])}. Deactivate it instead.`)
}
