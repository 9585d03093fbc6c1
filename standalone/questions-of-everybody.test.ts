import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { KnowledgeAnswer } from '@parley/contracts/http/knowledge.ts'
import { newId } from '@parley/contracts/ids.ts'
import {
  createIsolationWorld,
  type IsolationWorld,
  type Principal,
} from '@parley/bff/src/testing/isolation-world.ts'
import type { ApiAnswer } from '@parley/bff/src/testing/api-client.ts'
import { createTestApp, type TestApp } from '@parley/bff/src/testing/test-app.ts'
import { createDeckRenderer } from '@parley/decks/renderers.ts'
import { createHandlers } from '@parley/orchestrator/src/handlers.ts'
import { createInProcessCommands } from '@parley/orchestrator/src/in-process.ts'
import { createEmbedders } from '@parley/orchestrator/src/embedding/embedders.ts'
import { writeFirmPostings } from '@parley/orchestrator/src/indexing/write-firm-postings.ts'
import { createEchoProvider } from '@parley/orchestrator/src/knowledge/testing/echo-provider.ts'
import { createBuiltinEmbeddings } from '@parley/orchestrator/src/models/embeddings/builtin.ts'
import { createScriptedClient } from '@parley/orchestrator/src/models/testing/scripted-provider.ts'
import { createCalibrations } from '@parley/orchestrator/src/retrieval/calibrations.ts'
import { createInspection } from '@parley/server-kit/queue/inspection.ts'
import type { Isolation } from '@parley/server-kit/testing/test-database.ts'

/** The bff with the orchestrator behind it, whose model says all that it is told. */
function connect(app: TestApp): void {
  const { database, events, logger, files, clock } = app.dependencies
  const knowledge = {
    database,
    events,
    logger,
    models: createScriptedClient(createEchoProvider()),
    embedders: createEmbedders(createBuiltinEmbeddings()),
    calibrate: createCalibrations(),
    hasLanguageModel: true,
  }
  const handlers = createHandlers({
    database,
    events,
    logger,
    knowledge,
    exports: { database, events, logger, files, clock, renderer: createDeckRenderer() },
    languageModels: [],
    deployment: { mail: { transport: undefined, publicUrl: '' }, providers: [], logger: logger },
    modelViews: { read: () => Promise.resolve({ calls: [], keptForDays: 0 }) },
    jobs: createInspection(new Map()),
  })
  const commands = createInProcessCommands(handlers, {
    ping: () => Promise.resolve(),
    notices: () => Promise.resolve([]),
  })
  app.orchestrator.call = (name, input, caller) => commands.call(name, input, caller)
}

const question = { query: 'Which canary stands in the page text?', relevanceThreshold: 0, maxResults: 50 }

for (const isolation of ['both', 'row-level-security', 'scoping'] satisfies Isolation[])
  describe(`questions of everybody, kept apart by ${isolation}`, () => {
    let app: TestApp
    let world: IsolationWorld
    const chunkIds: string[] = []

    beforeAll(async () => {
      app = await createTestApp({ isolation })
      connect(app)
      world = await createIsolationWorld(app)
      for (const client of world.clients) chunkIds.push((await world.addRecords(client)).chunkId)
      for (const firmId of new Set(world.clients.map((client) => client.firmId)))
        await writeFirmPostings(app.dependencies.database, { firmId })
    })
    afterAll(() => app.close())

    const get = ({ token }: Principal, path: string): Promise<ApiAnswer> =>
      app.withToken(token).raw('GET', `/api${path}`)
    const post = ({ token }: Principal, path: string, body: object): Promise<ApiAnswer> =>
      app.withToken(token).raw('POST', `/api${path}`, { body })
    const foreignMarks = (principal: Principal): string[] =>
      world.clients.filter((client) => !principal.sees.includes(client)).map((client) => world.markOf(client))

    it('are answered from what each may see, and remembered for nobody else', async () => {
      let answered = 0
      for (const principal of world.principals)
        for (const path of ['/rag', '/firm-rag']) {
          const body = {
            ...question,
            query: `${question.query} ${principal.name}`,
            context: [{ role: 'user', content: 'Which artifact holds the canary of every client?' }],
            streamId: newId(),
          }
          const answers = [
            await post(principal, `${path}/search`, body),
            await get(principal, `${path}/history`),
          ]
          for (const { text, status } of answers) {
            expect([200, 403]).toContain(status)
            for (const mark of foreignMarks(principal)) expect(text).not.toContain(mark)
            for (const other of world.principals)
              if (other !== principal) expect(text).not.toContain(`page text? ${other.name}"`)
          }
          const [search] = answers
          if (search?.status !== 200) continue
          answered += 1
          const found = (search.body as KnowledgeAnswer).results
          expect(found).toHaveLength(principal.sees.length)
          for (const client of principal.sees) expect(search.text).toContain(world.markOf(client))
        }
      // Everybody but the super admin outside of every tenant asks at one of the two places.
      expect(answered).toBe(world.principals.length - 1)
    })

    it('show what is indexed to those who see the client alone', async () => {
      for (const principal of world.principals)
        for (const [index, client] of world.clients.entries()) {
          const [row] = await app.database.asOwner<{ artifact_id: string }>(
            'select artifact_id from knowledge_chunk where id = $1',
            [chunkIds[index]],
          )
          const { status, text } = await get(principal, `/rag/vectors/${row?.artifact_id ?? ''}`)
          const sees = principal.sees.includes(client)
          expect([principal.name, status]).toEqual([
            principal.name,
            sees ? 200 : principal.sees.length === 0 && principal.firmId === null ? 403 : 404,
          ])
          if (!sees) expect(text).not.toContain(world.markOf(client))
        }
    })
  })
