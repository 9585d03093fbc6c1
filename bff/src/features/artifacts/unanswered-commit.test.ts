import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type ArtifactsWorld, createArtifactsWorld, formOf, report } from './testing/artifacts-world.ts'

let world: ArtifactsWorld
beforeAll(async () => {
  world = await createArtifactsWorld()
})
afterAll(() => world.app.close())

/** The server takes the next commit, and goes away before it has said so. */
function leaveNextCommitUnanswered(): void {
  const { dependencies } = world.app
  const { database } = dependencies
  dependencies.database = {
    ...database,
    async tenantTransaction(scope, work, options) {
      dependencies.database = database
      await database.tenantTransaction(scope, work, options)
      throw new Error('Connection terminated unexpectedly')
    },
  }
}

const contentOf = async (key: string): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of await world.app.dependencies.files.read(key)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

it('keeps the file of a document that was written though nobody was told so', async () => {
  leaveNextCommitUnanswered()
  expect((await world.send()).status).toBe(503)
  const [key = '', ...others] = await world.storageKeys()
  expect(others).toEqual([])
  expect(await contentOf(key)).toBe(report.content)

  const [id = ''] = (await world.app.database.asOwner<{ id: string }>('select id from artifact')).map(
    (row) => row.id,
  )
  const other = { name: 'report.txt', content: 'Costs fell by 5%.' }
  leaveNextCommitUnanswered()
  const changed = await world.member.raw('PUT', `/api/artifacts/${id}`, {
    body: formOf({}, other),
  })
  expect(changed.status).toBe(503)
  expect(await contentOf((await world.storageKeys())[0] ?? '')).toBe(other.content)
})
