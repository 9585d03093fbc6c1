import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from './authorization/actor.ts'
import type { Route } from './http/define-route.ts'
import { answerCommands } from './testing/doubles.ts'
import { send } from './testing/isolation-probe.ts'
import {
  createIsolationWorld,
  type IsolationWorld,
  type Principal,
  type TenantRecords,
} from './testing/isolation-world.ts'
import { admits } from './testing/permission-table.ts'
import { routeExamples } from './testing/route-examples.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

/** Routes whose success leaves no entry, each with the reason why. */
const unaudited: Record<string, string> = {
  forgotPassword: 'answers unknown addresses alike; a known one is written down (reset-password.test)',
  getPasswordRules: 'reads rules; its token is in the body so that no log has it',
  setUpTwoFactor: 'nothing is on until a code has proved it; that is written down',
  testSso: 'asks the provider, and changes nothing',
  unlinkUserSso: 'the example has no link; what is ended is written down (links.test)',
  createPhases: 'the example has its phases; what is made is written down (create-initiative.test)',
  createLiveTicket: 'a look at what the person may read anyway',
  stakeholderTemplate: 'an empty form',
  consultantTemplate: 'an empty form',
  importStakeholders: 'the example only tries the file; what is imported is written down (imports.test)',
  previewInitiative: 'reckons, and keeps nothing',
  reindexArtifact: 'the same text again',
  reindexFirmArtifact: 'the same text again',
  readAllNotifications: 'the own inbox',
  createSavedView: 'how oneself looks at a list',
  setProgress: 'what oneself has seen of guides and first steps',
  addToDemo: 'the own words on a story that is made up',
  restartDemo: 'the own words on a story that is made up',
  downloadDemoDeck: 'a story that is made up, with the own words',
  setSubscription: 'what oneself is told of',
  deleteSequenceObservations: 'the example has none; what is deleted is written down (observations.test)',
  deleteConversationObservations: 'the example has none; what is deleted is written down (observations.test)',
  activatePhase: 'written by the orchestrator (request-activation.test)',
  exportDeck: 'written by the orchestrator (exports.test)',
  previewDeck: 'shows what the person may read anyway',
  searchFirmKnowledge: 'written by the orchestrator (ask-knowledge.test)',
  searchClientKnowledge: 'written by the orchestrator (ask-knowledge.test)',
  clearFirmSearchHistory: 'written by the orchestrator (history.test)',
  clearClientChatHistory: 'written by the orchestrator (history.test)',
}

/** Routes that no example carries through, each with what it would need. Their own tests look at what they write. */
const elsewhere: Record<string, string> = {
  login: 'a password',
  loginTwoFactor: 'a challenge',
  refresh: 'a cookie; only the use of an old one is written down',
  logout: 'the end of the session that asks',
  endSession: 'a second session of the same person',
  endOtherSessions: 'a second session of the same person',
  stopImpersonation: 'a session inside a tenant',
  resetPassword: 'the mailed secret',
  changePassword: 'the password',
  enableTwoFactor: 'a code of an authenticator',
  disableTwoFactor: 'a code of an authenticator',
  renewBackupCodes: 'a code of an authenticator',
  stepUp: 'a code or the password',
  removeUserTwoFactor: 'somebody who has it on',
  updateObservationComment: 'the author of the comment; written down (comments.test)',
  updateSavedView: 'a view of one’s own; how oneself looks at a list is not written down',
  deleteSavedView: 'the same',
  verifySsoDomain: 'a record at the name service',
  linkSso: 'a verified domain; the link is written down when the provider answers (links.test)',
  unlinkSso: 'a linked account',
  verifyEmail: 'the mailed secret',
  unlockSignIn: 'the mailed secret',
  changeEmail: 'the password',
  readRegistrationLink: 'the mailed secret; it only reads',
  register: 'the mailed secret',
  updateSso: 'a provider that answers',
  downloadExport: 'an export of the person who asks; written down (exports.test)',
  deleteExport: 'an export of the person who asks; written by the orchestrator (exports.test)',
  confirmClientErasure: 'an erasure that waits; written down (client-archives.test)',
  cancelClientErasure: 'an erasure that waits; written down (client-archives.test)',
  requestClientErasure: 'an obsolete client with an export; written down (client-archives.test)',
  importConsultants: 'a file with consultants',
  importTemplate: 'a file with a template',
  restoreTemplateVersion: 'a second version',
  setUpConsultantAuth: 'a consultant without an account',
  adminSetUpConsultantAuth: 'a consultant without an account',
  changeDemoAddition: 'an own addition; it is not written down',
  askDemoAgain: 'an own addition; it is not written down',
  removeDemoAddition: 'an own addition; it is not written down',
  readNotification: 'the own inbox, which is not written down',
}

interface Outcome {
  name: string
  /** Undefined where nobody's request was carried out. */
  actions: string[] | undefined
}

let app: TestApp
let world: IsolationWorld
/** The world's principals, those who see its first client first, with what their sessions say of them. */
let people: { principal: Principal; actor: Actor }[]
/** Of the world's first client, kept from route to route until one finds them used up. */
let records: TenantRecords | undefined

async function enterNewWorld(): Promise<void> {
  world = await createIsolationWorld(app)
  const [client] = world.clients
  const seesNot = ({ sees }: Principal): number => (sees.some(({ id }) => id === client?.id) ? 0 : 1)
  // Those with one permission are there for the permission matrix.
  const inOrder = world.principals
    .filter(({ name }) => !name.startsWith('person of '))
    .sort((left, right) => seesNot(left) - seesNot(right))
  records = undefined
  people = []
  for (const principal of inOrder)
    people.push({ principal, actor: await app.app.session.reader.authenticate(principal.token) })
}

/** The example, by whoever of the world it is carried out for; whom the policy refuses, the permission matrix asks. */
async function attempt(route: Route): Promise<string[] | undefined> {
  const [client] = world.clients
  const example = routeExamples[route.definition.name]
  if (client === undefined || example === undefined) return undefined
  records ??= await world.addRecords(client)
  answerCommands(app.orchestrator, records)
  const request = example.request(records)
  for (const { principal, actor } of people) {
    if (!admits(route, actor)) continue
    const { status, headers } = await send(app, route, { token: principal.token, request })
    if (status >= 300) continue
    const id = headers.get('x-request-id')
    const rows = await app.database.asOwner('select action from audit_event where request_id = $1', [id])
    return rows.map(({ action }) => String(action))
  }
  return undefined
}

async function outcomeOf(route: Route): Promise<Outcome> {
  const { name } = route.definition
  const first = await attempt(route)
  if (first !== undefined ? first.length > 0 || name in unaudited : name in elsewhere)
    return { name, actions: first }
  // What came before may have used up the records …
  records = undefined
  const second = await attempt(route)
  if (second !== undefined) return { name, actions: second }
  // … or have ended the sessions, or the firm.
  await enterNewWorld()
  return { name, actions: await attempt(route) }
}

const changes = ({ definition: { method, kind } }: Route): boolean => method !== 'GET' || kind === 'download'

describe('what is done leaves an entry in the audit log (Security, "Audit")', () => {
  const outcomes: Outcome[] = []

  beforeAll(async () => {
    app = await createTestApp()
    await enterNewWorld()
    for (const route of app.app.routes.filter(changes)) outcomes.push(await outcomeOf(route))
  }, 600_000)
  afterAll(() => app.close())

  it('by every route that changes something or hands out a file, but for those that are named', () => {
    const silent = outcomes.filter(({ actions }) => actions?.length === 0).map(({ name }) => name)
    expect(silent.filter((name) => !(name in unaudited))).toEqual([])
  })

  it('and none is passed over but those whose success needs what an example cannot hold', () => {
    const unreached = outcomes.filter(({ actions }) => actions === undefined).map(({ name }) => name)
    expect(unreached.filter((name) => !(name in elsewhere))).toEqual([])
  })
})
