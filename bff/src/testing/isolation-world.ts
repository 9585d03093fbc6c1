import { permissions } from '@parley/contracts/enums.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { TestClient, TestFirm, TestUser } from './people.ts'
import { addSsoProvider } from './sso-examples.ts'
import type { TestApp } from './test-app.ts'

/** One of everything that belongs to a client, its firm included; every text carries the mark. */
export interface TenantRecords {
  firmId: Id
  clientId: Id
  userId: Id
  /** A role of the client's own. */
  roleId: Id
  consultantId: Id
  sessionId: Id
  templateId: Id
  agentId: Id
  initiativeId: Id
  phaseId: Id
  departmentId: Id
  stakeholderId: Id
  interviewId: Id
  artifactId: Id
  firmArtifactId: Id
  /** Deleted, and to be brought back. */
  deletedArtifactId: Id
  deletedFirmArtifactId: Id
  importId: Id
  /** Of `userId`. */
  exportId: Id
  archiveId: Id
  chunkId: Id
  sequenceId: Id
  interactionId: Id
  messageId: Id
  observationId: Id
  commentId: Id
  flagId: Id
  entryId: Id
  assessmentId: Id
  hoursId: Id
  additionId: Id
  portfolioId: Id
  programId: Id
  objectiveId: Id
  notificationId: Id
  savedViewId: Id
  feedbackId: Id
  ssoProviderId: Id
}

/** Somebody who makes requests, and whose data they may see. */
export interface Principal {
  name: string
  token: string
  sees: TestClient[]
  /** Whose own records (templates, consultants) they see; null for a super admin outside of all firms. */
  firmId: Id | null
}

export interface IsolationWorld {
  clients: TestClient[]
  principals: Principal[]
  /** New records of the client; the mark is the client's own. */
  addRecords(client: TestClient): Promise<TenantRecords>
  markOf(client: TestClient): string
}

/** In every text of a client's records, and nowhere else. */
const markFor = (client: TestClient): string => `canary-${client.id.slice(-12)}`

/** Two firms; the first has two clients, so that both borders can be crossed: between firms, and within one. */
export async function createIsolationWorld(app: TestApp): Promise<IsolationWorld> {
  const first = await app.addFirm('First firm')
  const second = await app.addFirm('Second firm')
  const one = await app.addClient(first, 'Client one')
  const two = await app.addClient(first, 'Client two')
  const three = await app.addClient(second, 'Client three')
  const agentId = await addAgent(app)
  return {
    clients: [one, two, three],
    principals: await createPrincipals(app, { first, second, one, two, three }),
    addRecords: (client) => addRecords(app, client, agentId),
    markOf: markFor,
  }
}

interface Tenants {
  first: TestFirm
  second: TestFirm
  one: TestClient
  two: TestClient
  three: TestClient
}

async function createPrincipals(
  app: TestApp,
  { first, second, one, two, three }: Tenants,
): Promise<Principal[]> {
  const principal = async (name: string, user: TestUser, sees: TestClient[]): Promise<Principal> => ({
    name,
    token: (await app.openSession(user)).token,
    sees,
    firmId: user.firmId,
  })
  const acting = async (name: string, user: TestUser, target: TestFirm | TestClient): Promise<Principal> => ({
    name,
    token: await switchInto(app, user, target),
    sees: 'firmId' in target ? [target] : [one, two, three].filter((client) => client.firmId === target.id),
    firmId: 'firmId' in target ? target.firmId : target.id,
  })
  const superAdmin = await app.addUser('superAdmin')
  const consultant = await app.addConsultant(first, [one])
  const inClient = (client: TestClient) => ({ firmId: client.firmId, clientId: client.id })
  const withOne = permissions.flatMap((permission) => [
    app
      .addUserWith([permission], inClient(two))
      .then((user) => principal(`person of client two with ${permission}`, user, [two])),
    app
      .addUserWith([permission], { firmId: first.id })
      .then((user) => principal(`person of the first firm with ${permission}`, user, [])),
  ])
  return Promise.all([
    ...withOne,
    principal('super admin', superAdmin, []),
    principal('admin of the first firm', await app.addUser('firmAdmin', { firmId: first.id }), [one, two]),
    principal('admin of the second firm', await app.addUser('firmAdmin', { firmId: second.id }), [three]),
    principal('consultant with one client', consultant, [one]),
    principal('consultant without a client', await app.addConsultant(first, []), []),
    principal('admin of client one', await app.addUser('clientAdmin', inClient(one)), [one]),
    principal('member of client two', await app.addUser('clientMember', inClient(two)), [two]),
    principal('viewer of client one', await app.addUser('clientViewer', inClient(one)), [one]),
    principal('admin of client three', await app.addUser('clientAdmin', inClient(three)), [three]),
    acting('consultant inside client one', consultant, one),
    acting('super admin inside the first firm', superAdmin, first),
    acting('super admin inside client three', superAdmin, three),
  ])
}

async function switchInto(app: TestApp, user: TestUser, target: TestFirm | TestClient): Promise<string> {
  const isFirm = !('firmId' in target)
  const { token } = await app.openSession(user)
  const kind = isFirm ? 'impersonate-consulting-firm' : 'impersonate-client'
  const call = user.consultantId === null ? kind : 'consultant-impersonate-client'
  const answer = await app.withToken(token).raw('POST', `/api/auth/${call}/${target.id}`, { body: {} })
  return (answer.body as { token: string }).token
}

async function addAgent(app: TestApp): Promise<Id> {
  const rows = await app.database.asOwner<{ id: Id }>(
    `insert into ai_agent (id, name, description, system_message, role) values (gen_random_uuid(), 'Analyst', 'Analyses', 'You analyse.', 'CONTRIBUTOR') returning id`,
  )
  return rows[0]?.id ?? ''
}

async function addRecords(app: TestApp, client: TestClient, agentId: Id): Promise<TenantRecords> {
  const mark = markFor(client)
  const firm = { id: client.firmId, name: '' }
  const user = await app.addUser('clientMember', {
    firmId: client.firmId,
    clientId: client.id,
    lastName: mark,
  })
  // A firm's consultants are known to all its clients; what must not leak is one of another firm.
  const consultant = await app.addConsultant(firm, [client], { lastName: 'Consultant' })
  const initiative = await app.addInitiative(client, mark)
  await app.addSummary(client, initiative, `${mark} summary`)
  const templateId = await app.addTemplate(firm, 'Shared')
  await app.database.asOwner('update initiative set template_id = $1, template_version = 1 where id = $2', [
    templateId,
    initiative.id,
  ])
  return {
    firmId: client.firmId,
    clientId: client.id,
    userId: user.id,
    roleId: await app.addRole({ firmId: client.firmId, clientId: client.id }, { name: `${mark} ${user.id}` }),
    consultantId: consultant.consultantId ?? '',
    sessionId: (await app.openSession(user)).sessionId,
    templateId,
    agentId,
    initiativeId: initiative.id,
    phaseId: initiative.phaseIds[0] ?? '',
    departmentId: await app.addDepartment(client, mark),
    ssoProviderId: await addSsoProvider(app.database, client, `${mark}.test`),
    stakeholderId: await app.addStakeholder(client, mark),
    interviewId: await app.addInterview(client, initiative, mark),
    importId: await app.addImport(client, mark),
    // Clients of one firm share its documents, so that their text cannot be one client's mark.
    firmArtifactId: await app.addFirmArtifact(firm, 'Method of the firm'),
    deletedArtifactId: await app.addDeletedArtifact(client, mark),
    deletedFirmArtifactId: await app.addDeletedArtifact({ ...client, id: null }, 'Former method of the firm'),
    archiveId: await app.addArchive(client, mark),
    exportId: await app.addExport({ client, initiative }, { userId: user.id, mark }),
    ...(await app.addArtifact(client, initiative, mark)),
    ...(await app.addConversation(client, initiative, mark)),
    ...(await app.addRecordParts(client, initiative, { mark, userId: user.id })),
  }
}
