import type { Id } from '@parley/contracts/ids.ts'
import { tenantOf, type TestInitiative } from './initiatives.ts'
import type { TestClient } from './people.ts'
import { insertRecord, type TestTables } from './rows.ts'

/** Makes people of a client; `mark` goes into every text, so that a leak can be recognised. */
export function clientRecordFactories(database: TestTables) {
  return {
    addDepartment: (client: TestClient, mark: string): Promise<Id> =>
      insertRecord(database, 'department', { ...tenantOf(client), name: `${mark} department` }),
    addStakeholder: (client: TestClient, mark: string): Promise<Id> =>
      insertRecord(database, 'stakeholder', {
        ...tenantOf(client),
        first_name: mark,
        last_name: 'Holder',
        role: 'Project owner',
      }),
    addInterview: (client: TestClient, initiative: TestInitiative, mark: string): Promise<Id> =>
      insertRecord(database, 'interview', {
        ...tenantOf(client),
        initiative_id: initiative.id,
        interview_date: new Date('2026-01-05T10:00:00Z'),
        status: 'COMPLETED',
        summary_text: `${mark} said`,
      }),
    addImport: (client: TestClient, mark: string): Promise<Id> =>
      insertRecord(database, 'import_batch', {
        ...tenantOf(client),
        kind: 'stakeholders',
        file_name: `${mark}.csv`,
        status: 'COMPLETED',
      }),
  }
}
