import type { Id } from '@parley/contracts/ids.ts'
import { tenantOf, type TestInitiative } from './initiatives.ts'
import type { TestClient } from './people.ts'
import { insertRecord, insertRow, type TestTables } from './rows.ts'

/** Makes flags, timeline entries, connections and notifications; `mark` goes into every text. */
export function recordFactories(database: TestTables) {
  return {
    async addRecordParts(
      client: TestClient,
      initiative: TestInitiative,
      { mark, userId }: { mark: string; userId: Id },
    ) {
      const place = { ...tenantOf(client), initiative_id: initiative.id }
      const named = (kind: string) => ({ ...tenantOf(client), name: `${mark} ${kind}` })
      const portfolioId = await insertRecord(database, 'portfolio', named('portfolio'))
      await insertRow(database, 'initiative_connection', {
        ...place,
        kind: 'portfolio',
        target_id: portfolioId,
      })
      const entry = { ...place, title: `${mark} entry`, at: new Date('2026-02-01T09:00:00Z') }
      return {
        portfolioId,
        programId: await insertRecord(database, 'program', named('program')),
        objectiveId: await insertRecord(database, 'business_objective', named('objective')),
        flagId: await insertRecord(database, 'initiative_flag', {
          ...place,
          title: `${mark} flag`,
          severity: 'HIGH',
        }),
        entryId: await insertRecord(database, 'timeline_entry', entry),
        notificationId: await insertRecord(database, 'notification', {
          ...tenantOf(client),
          user_id: userId,
          kind: 'FLAG_RAISED',
          title: `${mark} initiative`,
          body: `${mark} flag`,
          entity_id: initiative.id,
        }),
      }
    },
  }
}
