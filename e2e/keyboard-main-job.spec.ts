import { expect, type Locator, type Page, test } from '@playwright/test'

// The main job without a mouse, until the next phase has begun: what is not reached by keys, or loses them, fails here.

/** Presses of Tab until something counts as out of reach. */
const longestWay = 120

interface Focus {
  /** Nothing has it, so that the next key would begin at the top of the page again. */
  isLost: boolean
  /** A person sees where it is: a ring, or the mark of a field, in the window. */
  isSeen: boolean
  name: string
}

// As text: nothing of a page is known to the types of these tests.
const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate<Focus>(`(() => {
    const element = document.activeElement ?? document.body
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    const { top, bottom } = element.getBoundingClientRect()
    const isMarked = outlineStyle !== 'none' || boxShadow !== 'none' || element.closest('.Mui-focused, .Mui-focusVisible') !== null
    return {
      isLost: element === document.body,
      isSeen: isMarked && bottom > 0 && top < innerHeight,
      name: (element.tagName + ' ' + (element.getAttribute('aria-label') ?? element.textContent)).slice(0, 80),
    }
  })()`)

/** What has just been done left the keys where one goes on from. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(async () => (await focusOf(page)).isLost, { message: 'the focus is lost' }).toBe(false)
}

/** Goes on by Tab (or the key given) until the target has the focus, which stays in sight on the whole way. */
async function goTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible()
  const isThere = async (): Promise<boolean> => (await target.first().and(page.locator(':focus')).count()) > 0
  const way: string[] = []
  let rounds = 0
  for (let left = longestWay; left > 0; left -= 1) {
    if (await isThere()) return
    await page.keyboard.press(key)
    const { isSeen, isLost, name } = await focusOf(page)
    way.push(name)
    // Past the last thing of a page the window itself has it, once on the whole way round.
    if (isLost) rounds += 1
    expect(rounds, `Tab loses the focus:\n${way.join('\n')}`).toBeLessThan(2)
    expect(isSeen || isLost, `one sees that ${name} has the focus`).toBe(true)
  }
  throw new Error(`${target.toString()} is not reached by ${key}:\n${way.join('\n')}`)
}

/** Reaches something and presses it. */
async function use(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await goTo(page, target)
  await page.keyboard.press(key)
}

interface Prepared {
  id: string
  clientId: string
  templateId: string
  consultant: { id: string } | null
  metadata: object
  phases: { id: string; inputs: Record<string, unknown> }[]
}

/** An initiative like the demo's, whose first phase is started and lacks its goal alone. */
async function prepare(page: Page, name: string): Promise<void> {
  const login = await page.request.post('/api/auth/login', {
    data: { email: 'admin@acme.test', password: 'Parley-demo-1!' },
  })
  const { token, user } = (await login.json()) as { token: string; user: { clientId: string } }
  const headers = { Authorization: `Bearer ${token}` }
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await page.request.get(`/api/${path}`, { headers })).json()) as Answer
  const all = await read<{ id: string; name: string }[]>(`initiatives/client/${user.clientId}`)
  const { id = '' } = all.find((one) => one.name === 'ERP vendor selection') ?? {}
  const { clientId, templateId, consultant, metadata, phases } = await read<Prepared>(`initiatives/${id}`)
  const made = await page.request.post('/api/initiatives', {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data: { name, clientId, templateId, metadata, consultantId: consultant?.id ?? null },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { phases: own } = (await made.json()) as Prepared
  const { businessGoal: _, ...inputs } = phases[0]?.inputs ?? {}
  const change = async (data: object): Promise<void> => {
    const answer = await page.request.put(`/api/initiative-phases/phases/${own[0]?.id ?? ''}`, {
      headers,
      data,
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await change({ status: 'IN_PROGRESS' })
  // What is due soon stands at home.
  const today = new Date().toISOString().slice(0, 10)
  await change({ inputs, plannedStart: today, plannedEnd: today })
}

const button = (scope: Page | Locator, name: string | RegExp): Locator =>
  scope.getByRole('button', { name, disabled: false })
const nextStep = (page: Page): Locator => page.getByRole('region', { name: 'Next step' })
/** Of either kind: one that asks, or one with more in it. */
const dialogOf = (page: Page): Locator => page.locator('[role="dialog"], [role="alertdialog"]')
const sentence = (page: Page): Locator => nextStep(page).getByRole('status').first()

/** Every finding is looked at with its keys, and accepted. */
async function acceptFindings(page: Page): Promise<void> {
  await use(page, button(nextStep(page), 'Resolve findings'))
  const opener = page.locator('[data-opens-row]:focus')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expectFocusKept(page)
  await page.keyboard.press('a')
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toBeHidden()
  await expectFocusKept(page)
  // The others at once.
  const open = page.getByRole('tab', { name: /^Findings \d/ })
  await expect(page.locator('[data-opens-row]').first()).toBeVisible()
  if (!(await open.isVisible())) return
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await use(page, page.getByRole('checkbox', { name: /^Select all/ }), 'Space')
  await use(page, button(page, 'Accept'))
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toBeHidden()
  await expectFocusKept(page)
}

/** What the check asks for, until the sentence says something else than findings or the check itself. */
async function settle(page: Page): Promise<void> {
  await expect(sentence(page)).toHaveText(/^(?:Resolve|All is)/, { timeout: 60_000 })
  await expectFocusKept(page)
  if (/^Resolve/.test((await sentence(page).textContent()) ?? '')) await acceptFindings(page)
}

/** Answers whatever the run asks, until it is over. */
async function decide(page: Page): Promise<void> {
  const over = page.getByRole('region', { name: 'Final summary' })
  const answer = page.getByLabel('Your answer')
  const overrule = button(nextStep(page), 'Overrule')
  for (;;) {
    await expect(answer.or(overrule).or(over).first()).toBeVisible({ timeout: 90_000 })
    await expectFocusKept(page)
    if (await over.isVisible()) return
    if (await overrule.isVisible()) await use(page, overrule)
    else {
      await goTo(page, answer)
      await page.keyboard.type('Take it as given.')
      await use(page, button(nextStep(page), 'Answer'))
    }
    await expect(sentence(page)).not.toHaveText(/asks you|your decision/, { timeout: 15_000 })
    await expectFocusKept(page)
  }
}

/** From the summary over what the check after the conversation finds, and over completion, to the next phase. */
async function goOnToNextPhase(page: Page): Promise<void> {
  await use(page, button(nextStep(page), 'Check them'))
  await expectFocusKept(page)
  await expect(sentence(page)).toHaveText(/^(?:Resolve|All is done)/, { timeout: 60_000 })
  await expectFocusKept(page)
  if (/^Resolve/.test((await sentence(page).textContent()) ?? '')) await acceptFindings(page)

  await expect(sentence(page)).toHaveText(/^All is done/)
  await use(page, button(nextStep(page), 'Complete Initiation'))
  await expect(page.getByRole('heading', { level: 2, name: 'Discovery' })).toBeVisible()
  await expectFocusKept(page)
  await use(page, button(nextStep(page), 'Activate Initiation'))
  await expectFocusKept(page)
  await expect(sentence(page)).toHaveText(/^Start Discovery/, { timeout: 60_000 })
  await expectFocusKept(page)
  await use(page, button(nextStep(page), 'Start Discovery'))
  await expect(sentence(page)).not.toHaveText(/^Start/)
  await expectFocusKept(page)
}

test('a consultant comes from home over a whole phase into the next one by keys alone', async ({ page }) => {
  const name = `Keys alone ${Date.now() % 100_000}`
  await prepare(page, name)

  await page.goto('/login')
  await goTo(page, page.getByLabel('Email'))
  await page.keyboard.type('consultant@northwind.test')
  await goTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('Parley-demo-1!')
  await page.keyboard.press('Enter')

  // From home into the client, and to what is to be done there.
  const work = page.getByRole('listitem').filter({ hasText: name })
  await use(page, work.getByRole('button', { name: /^Work in/ }))
  const reason = dialogOf(page)
  await expect(reason).toBeVisible()
  await use(page, reason.getByRole('button', { name: /^(Connect|Work in)/ }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectFocusKept(page)

  await expect(sentence(page)).toHaveText(/^Fill in 1 required input/)
  await use(page, button(nextStep(page), 'Fill in inputs'))
  await expect(page.getByLabel('Business goal')).toBeFocused()
  await page.keyboard.type('One plan and one set of books for three plants.')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(sentence(page)).not.toHaveText(/^Fill in/)
  await expectFocusKept(page)

  // Documents may be added first; the check does not wait for them.
  await use(page, button(page.getByRole('group', { name: 'Actions of this phase' }), 'AI Validation'))
  await settle(page)

  await use(page, button(page, /^(AI Conversation|Start the conversation)$/))
  await expectFocusKept(page)
  await decide(page)
  await goOnToNextPhase(page)
})
