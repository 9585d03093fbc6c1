import { sql } from 'kysely'
import type { Tx } from '../seeding/seed-writer.ts'
import { starterTemplates } from './templates/index.ts'
import { writeAgents, writeTemplate } from './write-template.ts'

/** One at a time asks whether there is any, and writes. */
const holdStarter = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('starter set', 0))`.execute(tx)

/** Whether the platform has any agent or template: the starter set goes only where there is none. */
async function hasAny(tx: Tx): Promise<boolean> {
  const agent = await tx.selectFrom('ai_agent').select('id').limit(1).executeTakeFirst()
  const template = await tx.selectFrom('initiative_template').select('id').limit(1).executeTakeFirst()
  return agent !== undefined || template !== undefined
}

/**
 * Writes the agents and templates that a new product begins with, as the platform's own, in the transaction given;
 * nothing where there are any.
 * @returns how many of each were written
 */
export async function seedStarter(
  tx: Tx,
  { now }: { now: Date },
): Promise<{ agents: number; templates: number }> {
  await holdStarter(tx)
  if (await hasAny(tx)) return { agents: 0, templates: 0 }
  const agents = await writeAgents(tx)
  for (const content of starterTemplates)
    await writeTemplate(tx, content, { agents, at: now, ownership: { visibility: 'PARLEY' } })
  return { agents: agents.size, templates: starterTemplates.length }
}
