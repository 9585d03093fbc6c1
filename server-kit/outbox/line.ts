import { idSchema } from '@parley/contracts/ids.ts'
import { relayScope } from '../database/scope.ts'
import type { Database } from '../database/tenant-transaction.ts'
import type { Line } from '../queue/inspection.ts'
import { findInLine, listInLine, measureLine } from './line-inspection.queries.ts'

/** What stands in line, for who looks after the product. */
export const createLine = <DB>(database: Database<DB>): Line => ({
  measure: () => database.tenantRead(relayScope, measureLine),
  list: (topics, limit) => database.tenantRead(relayScope, (tx) => listInLine(tx, { topics, limit })),
  find: async (topic, id) =>
    idSchema.safeParse(id).success
      ? database.tenantRead(relayScope, (tx) => findInLine(tx, { topic, id }))
      : undefined,
})
