import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from './authorization/actor.ts'
import type { Route } from './http/define-route.ts'
import { type Gate, createGate } from './testing/gate.ts'
import { admits, permissionLine, type PrincipalKind, principalKinds } from './testing/permission-table.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let gate: Gate
beforeAll(async () => {
  app = await createTestApp()
  gate = await createGate(app)
})
afterAll(() => app.close())

/** Names of the routes that change something, beside the caller's own session and account (`/auth/…`, `/2fa/…`). */
const changesOpenTo = (kind: PrincipalKind): string[] =>
  app.app.routes
    .filter(({ definition, access }) => access.kind === 'policy' && definition.method !== 'GET')
    .filter(({ definition }) => !/^\/(auth|2fa)\//.test(definition.path))
    .filter((route) => admits(route, principalKinds[kind]))
    .map(({ definition }) => definition.name)
const without = (names: string[], others: string[]): string[] =>
  names.filter((name) => !others.includes(name))

describe('the table of permissions', () => {
  // A change of a policy is seen here in review; `npm run test:unit -- permission-matrix -u` writes it anew.
  it('is the reviewed one', () => {
    expect(app.app.routes.map(permissionLine).sort().join('\n')).toMatchSnapshot()
  })

  it('lets a client user without manage_initiatives read, search and chat, and nothing else (D1)', () => {
    expect(changesOpenTo('Client Viewer').sort()).toEqual([
      'addToDemo',
      'askDemoAgain',
      'changeDemoAddition',
      'changeEmail',
      'changePassword',
      'clearClientChatHistory',
      'createLiveTicket',
      'createMessage',
      'createObservationComment',
      'createSavedView',
      'deleteExport',
      'deleteMessage',
      'deleteObservationComment',
      'deleteSavedView',
      'exportDeck',
      'markRequest',
      'previewDeck',
      'readAllNotifications',
      'readNotification',
      'removeDemoAddition',
      'restartDemo',
      'searchClientKnowledge',
      'sendFeedback',
      'sendUserMessage',
      'setProgress',
      'setSubscription',
      'updateMessage',
      'updateObservationComment',
      'updateSavedView',
    ])
  })

  it('gives people, roles, clients and settings to those who hold their permission alone (D1)', () => {
    const ofAdmin = without(changesOpenTo('Client Admin'), changesOpenTo('Client Member'))
    expect(ofAdmin.filter((name) => !/User|Role|Password|Settings|Sso|Security/i.test(name))).toEqual([])
    const ofConsultants = [...changesOpenTo('Consultant'), ...changesOpenTo('consultant inside a client')]
    const ofFirmAdmin = without(changesOpenTo('Firm Admin'), ofConsultants)
    const managed = /User|Role|Client|Consultant|Access|Password|Settings|Sso|Security/i
    expect(ofFirmAdmin.filter((name) => !managed.test(name))).toEqual([])
    expect(ofFirmAdmin.length).toBeGreaterThan(15)
  })

  it('lets a consultant outside of clients change what is their own or their firm’s alone (D1, D2, D12)', () => {
    expect(changesOpenTo('Consultant').sort()).toEqual([
      'addToDemo',
      'askDemoAgain',
      'assignTemplate',
      'changeDemoAddition',
      'changeEmail',
      'changePassword',
      'clearFirmSearchHistory',
      'cloneTemplate',
      'createLiveTicket',
      'createSavedView',
      'createTemplate',
      'deleteExport',
      'deleteFirmArtifact',
      'deleteInitiativeSummary',
      'deleteSavedView',
      'deleteTemplate',
      'exportDeck',
      'importTemplate',
      'previewDeck',
      'previewInitiative',
      'readAllNotifications',
      'readNotification',
      'reindexFirmArtifact',
      'removeDemoAddition',
      'restartDemo',
      'restoreFirmArtifact',
      'restoreTemplateVersion',
      'saveInitiativeSummary',
      'searchFirmKnowledge',
      'sendFeedback',
      'setProgress',
      'setSubscription',
      'undoImport',
      'updateFirmArtifact',
      'updateSavedView',
      'updateTemplate',
      'uploadFirmArtifact',
    ])
  })

  it('gives whom switches into a tenant no more than its admin has, nor than they have themselves (D2)', () => {
    const inside = (kind: PrincipalKind): string[] => changesOpenTo(kind)
    expect(without(inside('super admin inside a client'), changesOpenTo('Client Admin'))).toEqual([])
    expect(without(inside('super admin inside a firm'), changesOpenTo('Firm Admin'))).toEqual([])
    expect(without(inside('consultant inside a client'), changesOpenTo('Client Member'))).toEqual([])
  })

  it('keeps the console and tenant content apart: neither is open to the other side (D1)', () => {
    const isConsole = ({ definition }: Route): boolean => definition.path.startsWith('/admin/')
    const console = app.app.routes.filter(isConsole)
    const others = Object.entries<Actor>(principalKinds).filter(([kind]) => kind !== 'super admin')
    for (const [kind, actor] of others)
      expect([kind, console.filter((route) => admits(route, actor))]).toEqual([kind, []])
    const content =
      /^\/(initiatives|initiative-phases|agent-interactions|hitl|artifacts|firm-|rag|interviews)/
    const open = app.app.routes.filter(
      (route) => content.test(route.definition.path) && admits(route, principalKinds['super admin']),
    )
    expect(open.map(({ definition }) => definition.name)).toEqual([])
  })
})

describe('every route, over the wire', () => {
  it('asks for a session that is alive', async () => {
    expect(await gate.probeDeadSessions()).toEqual([])
  })

  it('is closed to who owes two-factor past the deadline, but for what sets it up', async () => {
    expect(await gate.probeOwedTwoFactor()).toEqual([])
  })

  it('refuses with 403 whom its policy refuses, before it looks at anything, and nobody else', async () => {
    expect(await gate.probePolicies()).toEqual([])
  }, 300_000)

  it('refuses what its body, query or parameters do not name', async () => {
    expect(await gate.probeUnknownKeys()).toEqual([])
  })
})
