import { platformScope } from '@parley/migrations/seeding/seed-writer.ts'
import { seedStarter } from '@parley/migrations/starter/seed-starter.ts'
import type { Terminal } from '../command.ts'
import { openProduct } from '../open-product.ts'

/** `parley starter add`: agents and templates for a product that has none. */
export async function addStarterSet({ say, now, variables }: Terminal): Promise<number> {
  const product = await openProduct(variables, { mayMake: true })
  try {
    const { database } = product
    const made = await database.tenantTransaction(platformScope, (tx) => seedStarter(tx, { now }))
    say(made.agents === 0 ? 'There are agents or templates already: nothing was added.' : toldOf(made))
    return 0
  } finally {
    await product.close()
  }
}

export const toldOf = ({ agents, templates }: { agents: number; templates: number }): string =>
  `${agents} agents and ${templates} templates were added.`
