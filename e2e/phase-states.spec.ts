import { expect, type Locator, type Page, test } from '@playwright/test'
import { drawSample } from '@parley/server-kit/testing/sample.ts'
import { expectAccessible } from './accessibility.ts'
import { type PhaseState, phaseStates, type Reader, stateName } from './states/names.ts'
import { watchRequests } from './requests.ts'
import { connectTo, phaseActions, signIn } from './steps.ts'
import { themesOf } from './themes.ts'

// The product that these run on has a phase in every state (states/write-states.ts), and models that never answer.

const windows = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const
/** At most so much of a phone's window is taken by header and next step. */
const headOfPhone = 120

const stepOf = (page: Page): Locator => page.getByRole('region', { name: 'Next step' })
const sentenceOf = (page: Page): Locator => stepOf(page).getByRole('status').first()
const focused = (page: Page): Locator => page.locator(':focus')

interface Expected {
  /** What it says to who may act, and to who may not. */
  says: [you: RegExp, others: RegExp]
  /** Label of the button, for who may act. */
  button: string
  /** What is there after the click of who may act; nothing is done before it. */
  done: (page: Page) => Promise<void>
  /** What a click shows to who may not act; without it they have nothing to click. */
  shown?: (page: Page) => Promise<void>
}

const says =
  (sentence: RegExp) =>
  (page: Page): Promise<void> =>
    expect(sentenceOf(page)).toHaveText(sentence)
const atWork = says(/^The agents are at work/)
const checking = says(/^The risk mitigations are being checked/)

const inConversation = (page: Page): Promise<void> => expect(page.getByRole('log')).toBeFocused()
const inFindings = (page: Page): Promise<void> =>
  expect(page.getByRole('tabpanel', { name: /^Findings/ })).toBeFocused()
const atFirstFinding = async (page: Page): Promise<void> => {
  await expect(focused(page)).toHaveAccessibleName(/^The data owner of the Katowice plant/)
  await expect(focused(page)).toHaveAttribute('aria-expanded', 'true')
}

const atGate = async (page: Page): Promise<void> => {
  const gate = page.getByRole('log').locator('[id^="gate-"]')
  await expect(gate).toBeFocused()
  await expect(gate.getByLabel('Your answer')).toHaveCount(0)
}

async function answerGate(page: Page): Promise<void> {
  await page.getByLabel('Your answer').fill('Sheffield goes first; the committee decides.')
  await stepOf(page).getByRole('button', { name: 'Answer', exact: true }).click()
  await atWork(page)
}

const expected: Record<PhaseState, Expected> = {
  'not started': {
    says: [/^Start Initiation/, /^Initiation can be started/],
    button: 'Start Initiation',
    done: says(/^Fill in \d+ required inputs/),
  },
  'inputs open': {
    says: [/^Fill in \d+ required inputs/, /^\d+ required inputs are missing/],
    button: 'Fill in inputs',
    done: (page) => expect(page.getByLabel('Business goal')).toBeFocused(),
    shown: (page) => expect(page.getByRole('tabpanel', { name: /^Inputs/ })).toBeFocused(),
  },
  validating: {
    says: [/^The risk mitigations are being checked/, /^The risk mitigations are being checked/],
    button: 'Show',
    done: inFindings,
    shown: inFindings,
  },
  findings: {
    says: [/^Resolve 3 open findings/, /^3 findings are open/],
    button: 'Resolve findings',
    done: atFirstFinding,
    shown: atFirstFinding,
  },
  'conversation offered': {
    says: [/^All is ready: let the agents begin/, /^All is ready for the agents/],
    button: 'Start the conversation',
    done: atWork,
    shown: inConversation,
  },
  running: {
    says: [/^The agents are at work/, /^The agents are at work/],
    button: 'Watch',
    done: inConversation,
    shown: inConversation,
  },
  gate: {
    says: [/^The moderator asks you/, /^The conversation waits for somebody’s decision/],
    button: 'Answer',
    done: answerGate,
    shown: atGate,
  },
  paused: {
    says: [/^The conversation is paused/, /^The conversation is paused/],
    button: 'Resume',
    done: atWork,
    shown: inConversation,
  },
  failed: {
    says: [/^The conversation has stopped/, /^The conversation has stopped/],
    button: 'Continue',
    done: atWork,
    shown: inConversation,
  },
  finished: {
    says: [/^Check the risk mitigations/, /^The risk mitigations were not checked after/],
    button: 'Check them',
    done: checking,
    shown: inFindings,
  },
  'conversation findings': {
    says: [/^Resolve 2 open findings/, /^2 findings are open/],
    button: 'Resolve findings',
    done: atFirstFinding,
    shown: atFirstFinding,
  },
  completable: {
    says: [/^All is done: complete Initiation/, /^Initiation can be completed/],
    button: 'Complete Initiation',
    done: says(/^Activate Initiation/),
  },
  completed: {
    says: [/^Activate Initiation/, /^Initiation can be activated/],
    button: 'Activate Initiation',
    done: says(/^(?:Initiation is being activated|Start Discovery)/),
    shown: (page) => expect(page.getByRole('heading', { level: 2, name: 'Initiation' })).toBeVisible(),
  },
  activated: {
    says: [/^Start Discovery/, /^Discovery can be started/],
    button: 'Start Discovery',
    done: says(/^Fill in \d+ required inputs/),
  },
}

/** The whole of it stands in the window as it is, and the page itself has nothing to scroll. */
async function expectInFirstScreen(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box, 'it is drawn').not.toBeNull()
  const { x, y, width: wide, height: high } = box ?? { x: -1, y: -1, width: 0, height: 0 }
  expect({ left: x >= 0, top: y >= 0, right: x + wide <= width, foot: y + high <= height }).toEqual({
    left: true,
    top: true,
    right: true,
    foot: true,
  })
  // Runs in the page, so it comes as text: these files know no browser.
  expect(
    await page.evaluate('[scrollX, scrollY, document.documentElement.scrollWidth - innerWidth]'),
  ).toEqual([0, 0, 0])
}

/** On a phone a gate is answered in the conversation, which the button leads to. */
async function expectGateOnPhone(page: Page): Promise<void> {
  await stepOf(page).getByRole('button', { name: 'Answer', exact: true }).click()
  await expectInFirstScreen(page, page.getByRole('log').getByLabel('Your answer'))
}

async function expectStep(page: Page, state: PhaseState, isOthers: boolean): Promise<void> {
  const { says: sentences, button, shown } = expected[state]
  await expect(sentenceOf(page)).toHaveText(sentences[isOthers ? 1 : 0])
  for (const size of windows) {
    await page.setViewportSize(size)
    const isPhone = size.width < 600
    await expectInFirstScreen(page, sentenceOf(page))
    if (isPhone) {
      const box = await stepOf(page).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(headOfPhone)
    }
    const own = stepOf(page).getByRole('button', { name: button, exact: true })
    if (!isOthers) await expectInFirstScreen(page, own)
    else if (state === 'running' || state === 'validating') await expect(own).toBeVisible()
    else {
      await expect(sentenceOf(page)).toContainText('Who manages this initiative can do it.')
      const look = stepOf(page).getByRole('button', { name: 'Show', exact: true })
      // Beside the question itself it has other words.
      const isShow = shown !== undefined && (state !== 'gate' || isPhone)
      if (!isShow) await expect(look).toHaveCount(0)
      else await expectInFirstScreen(page, look)
    }
    if (isPhone && state === 'gate' && !isOthers) await expectGateOnPhone(page)
  }
}

/** The last of it: from here on the state is another one. */
async function expectClickDoesIt(page: Page, state: PhaseState, isOthers: boolean): Promise<void> {
  const { button, done, shown } = expected[state]
  const step = stepOf(page)
  if (isOthers) {
    const look = step.getByRole('button')
    if (shown === undefined) await expect(look).toHaveCount(0)
    else {
      await expect(look).toHaveAccessibleName(/^(?:Show|Watch|Show in the conversation)$/)
      await look.click()
      await shown(page)
    }
    await expect(phaseActions(page)).toHaveCount(0)
    return
  }
  // The answer's own button waits for the answer.
  if (state !== 'gate') await step.getByRole('button', { name: button, exact: true }).click()
  await done(page)
}

/** Ids of the client's initiatives by name. */
async function listIds(page: Page): Promise<Map<string, string>> {
  const rows = await page.evaluate<{ id: string; name: string }[]>(
    `(async () => {
      const call = async (path) => (await fetch(path, {
        headers: { Authorization: 'Bearer ' + localStorage.getItem('parley.token') },
      })).json()
      const { user } = await call('/api/auth/me')
      return call('/api/initiatives/client/' + user.client.id + '?range=[0,199]')
    })()`,
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Of the states each reader meets a half each time, others the next time. */
const sample = drawSample({ oneOf: 2 })

for (const reader of ['viewer', 'member', 'consultant'] as const satisfies readonly Reader[])
  test.describe(`the next step, as ${reader} (${sample.name})`, () => {
    let page: Page
    let ids: Map<string, string>
    test.beforeAll(async ({ browser, baseURL }) => {
      const [colorScheme] = themesOf(`phase-states of ${reader}`)
      const around = { colorScheme: colorScheme ?? 'light', reducedMotion: 'reduce' } as const
      const context = await browser.newContext({ ...around, ...(baseURL !== undefined && { baseURL }) })
      page = await context.newPage()
      const domain = reader === 'consultant' ? 'northwind' : 'acme'
      await signIn(page, `${reader}@${domain}.test`)
      if (reader === 'consultant') await connectTo(page, 'Acme Manufacturing')
      ids = await listIds(page)
    })
    test.afterAll(() => page.context().close())

    for (const state of phaseStates.filter((one) => sample.includes(reader, one)))
      test(`${state}: is in the first screen, accessible, and its click does it`, async ({}, { retry }) => {
        const isOthers = reader === 'viewer'
        const requests = watchRequests(page)
        await page.goto(`/initiatives/${ids.get(stateName(state, reader, retry)) ?? 'of no such state'}`)
        await expect(sentenceOf(page)).toBeVisible()
        await requests.expectFew()
        await expectStep(page, state, isOthers)
        await expectAccessible(page)
        await expectClickDoesIt(page, state, isOthers)
      })
  })
