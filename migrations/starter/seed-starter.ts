import type { Tx } from '../seeding/seed-writer.ts'
import { starterTemplates } from './templates/index.ts'
import { writeAgents, writeTemplate } from './write-template.ts'

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
  if (await hasAny(tx)) return { agents: 0, templates: 0 }
  const agents = await writeAgents(tx)
  for (const content of starterTemplates)
    await writeTemplate(tx, content, { agents, at: now, ownership: { visibility: 'PARLEY' } })
  return { agents: agents.size, templates: starterTemplates.length }
}
