import { type Artifact, listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import type { ApiAnswer, ApiClient } from '../../../testing/api-client.ts'
import type { TestInitiative } from '../../../testing/initiatives.ts'
import type { TestClient } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

type Content = string | Uint8Array<ArrayBuffer>
/** A file of an upload. */
export interface SentFile {
  name: string
  content: Content
}

/** Multipart fields, and the file where one goes along. */
export const formOf = (fields: Record<string, string>, file?: SentFile): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file !== undefined) form.append('file', new Blob([file.content]), file.name)
  return form
}
export const report = { name: 'report.txt', content: 'Costs fell by 4%.' }

/** A client whose people put documents into it, beside a sister of the same firm. */
export interface ArtifactsWorld {
  app: TestApp
  client: TestClient
  sister: TestClient
  initiative: TestInitiative
  member: ApiClient
  viewer: ApiClient
  /** Of the sister. */
  stranger: ApiClient
  /** Puts a file into the client: the report by the member unless told. */
  send: (fields?: Record<string, string>, file?: SentFile, by?: ApiClient) => Promise<ApiAnswer>
  /** The report, kept. @throws Error where it is refused */
  upload: (fields?: Record<string, string>) => Promise<Artifact>
  /** Of the client's documents. */
  listNames: () => Promise<string[]>
  storageKeys: () => Promise<string[]>
}

export async function createArtifactsWorld(): Promise<ArtifactsWorld> {
  const app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  const client = await app.addClient(firm, 'Acme')
  const sister = await app.addClient(firm, 'Helios')
  const signIn = async (kind: 'clientMember' | 'clientViewer', { id }: TestClient) =>
    app.as(await app.addUser(kind, { firmId: firm.id, clientId: id }))
  const member = await signIn('clientMember', client)
  const send: ArtifactsWorld['send'] = (fields = {}, file = report, by = member) =>
    by.raw('POST', '/api/artifacts/upload', { body: formOf({ clientId: client.id, ...fields }, file) })
  return {
    app,
    client,
    sister,
    initiative: await app.addInitiative(client, 'ERP'),
    member,
    viewer: await signIn('clientViewer', client),
    stranger: await signIn('clientMember', sister),
    send,
    upload: async (fields) => {
      const answer = await send(fields)
      if (answer.status !== 201) throw new Error(answer.text)
      return answer.body as Artifact
    },
    listNames: async () =>
      (await member.call(listClientArtifacts, { params: { clientId: client.id } })).body.map(
        ({ name }) => name,
      ),
    storageKeys: async () =>
      (await app.database.asOwner<{ storage_key: string }>('select storage_key from artifact')).map(
        (row) => row.storage_key,
      ),
  }
}
