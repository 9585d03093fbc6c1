import type { ImportResult } from '@parley/contracts/http/imports.ts'
import type { TestClient, TestUser } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'

export interface Upload {
  content: string | Uint8Array<ArrayBuffer>
  name?: string
  mapping?: Record<string, number>
  dryRun?: boolean
  user: TestUser
  /** Of another import than that of a client's stakeholders. */
  path?: string
  fields?: Record<string, string>
}

/** Brings a file in as a browser does, for a client that is not the person's own by its id. */
export async function uploadFile(
  app: TestApp,
  client: TestClient,
  { content, name = 'people.csv', mapping, dryRun = false, user, path, fields = {} }: Upload,
) {
  const form = new FormData()
  if (path === undefined && user.clientId !== client.id) form.append('clientId', client.id)
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  if (mapping !== undefined) form.append('mapping', JSON.stringify(mapping))
  form.append('file', new Blob([content]), name)
  const address = `/api${path ?? '/stakeholders/upload/batch-upload'}${dryRun ? '?dryRun=true' : ''}`
  const answer = await (await app.as(user)).raw('POST', address, { body: form })
  return { ...answer, result: answer.body as ImportResult }
}
