import type { Id } from '@parley/contracts/ids.ts'
import { allMaturityStatements } from '@parley/contracts/rules/maturity.ts'
import { tenantOf, type TestInitiative } from './initiatives.ts'
import type { TestClient } from './people.ts'
import { insertRecord, insertRow, type TestTables } from './rows.ts'

/** Makes flags, timeline entries, hours, connections, views and notifications; `mark` goes into every text. */
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
        assessmentId: await insertRecord(database, 'maturity_assessment', {
          ...tenantOf(client),
          answers: JSON.stringify(Object.fromEntries(allMaturityStatements.map((id) => [id, 3]))),
          score: 3,
        }),
        additionId: await insertRecord(database, 'demo_addition', {
          user_id: userId,
          slide: 'goal',
          content: `${mark} addition`,
        }),
        entryId: await insertRecord(database, 'timeline_entry', entry),
        hoursId: await insertRecord(database, 'human_hours', {
          ...place,
          user_id: userId,
          minutes: 90,
          note: `${mark} hours`,
        }),
        ...(await addOwn(database, { client, initiative, userId, mark })),
      }
    },
  }
}

/** What is one person's own in the client. */
async function addOwn(
  database: TestTables,
  given: { client: TestClient; initiative: TestInitiative; userId: Id; mark: string },
) {
  const { client, initiative, userId, mark } = given
  const own = { ...tenantOf(client), user_id: userId }
  return {
    notificationId: await insertRecord(database, 'notification', {
      ...own,
      kind: 'FLAG_RAISED',
      title: `${mark} initiative`,
      body: `${mark} flag`,
      entity_id: initiative.id,
    }),
    savedViewId: await insertRecord(database, 'saved_view', {
      ...own,
      page: 'initiatives',
      name: `${mark} view`,
      query: `q=${mark}`,
    }),
    feedbackId: await insertRecord(database, 'feedback', { ...own, kind: 'IDEA', text: `${mark} feedback` }),
  }
}
