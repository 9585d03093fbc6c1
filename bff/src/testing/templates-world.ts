import { createTemplate, type Template } from '@parley/contracts/http/templates.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import type { ApiClient } from './api-client.ts'
import type { TestClient, TestFirm } from './people.ts'
import { insertRecord } from './rows.ts'
import { createTestApp, type TestApp } from './test-app.ts'

type NewTemplate = z.input<typeof createTemplate.body>

export interface TemplatesWorld {
  app: TestApp
  northwind: TestFirm
  southgate: TestFirm
  /** Of Northwind; the consultant may access it. */
  acme: TestClient
  /** Of Northwind; the consultant may not access it. */
  helios: TestClient
  /** Of Southgate. */
  borealis: TestClient
  superAdmin: ApiClient
  firmAdmin: ApiClient
  /** May access Acme alone. */
  consultant: ApiClient
  acmeAdmin: ApiClient
  acmeViewer: ApiClient
  heliosAdmin: ApiClient
  southgateAdmin: ApiClient
  /** Active contributor, active reviewer, and one that is not active. */
  agents: { analyst: Id; reviewer: Id; retired: Id }
  add: (who: ApiClient, template?: Partial<NewTemplate>) => Promise<Template>
}

/** Two firms with clients and people of every kind, and agents, to write templates with. */
export async function createTemplatesWorld(): Promise<TemplatesWorld> {
  const app = await createTestApp()
  const northwind = await app.addFirm('Northwind')
  const southgate = await app.addFirm('Southgate')
  const acme = await app.addClient(northwind, 'Acme')
  const helios = await app.addClient(northwind, 'Helios')
  const borealis = await app.addClient(southgate, 'Borealis')
  const as = async (...user: Parameters<TestApp['addUser']>) => app.as(await app.addUser(...user))
  const of = ({ firmId, id }: TestClient) => ({ firmId, clientId: id })
  const agent = (name: string, role: string, is_active = true) =>
    insertRecord(app.database, 'ai_agent', {
      name,
      role,
      is_active,
      description: `What ${name} does`,
      system_message: `You are ${name}.`,
    })
  return {
    app,
    northwind,
    southgate,
    acme,
    helios,
    borealis,
    superAdmin: await as('superAdmin'),
    firmAdmin: await as('firmAdmin', { firmId: northwind.id }),
    consultant: await app.as(await app.addConsultant(northwind, [acme])),
    acmeAdmin: await as('clientAdmin', of(acme)),
    acmeViewer: await as('clientViewer', of(acme)),
    heliosAdmin: await as('clientAdmin', of(helios)),
    southgateAdmin: await as('firmAdmin', { firmId: southgate.id }),
    agents: {
      analyst: await agent('Analyst', 'CONTRIBUTOR'),
      reviewer: await agent('Reviewer', 'REVIEWER'),
      retired: await agent('Retired', 'CONTRIBUTOR', false),
    },
    async add(who, template = {}) {
      const answer = await who.call(createTemplate, { body: { name: 'Playbook', ...template } })
      if (answer.status !== 201) throw new Error(`The template was refused: ${answer.text}`)
      return answer.body.template
    },
  }
}
