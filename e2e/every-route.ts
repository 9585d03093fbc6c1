import { createHash } from 'node:crypto'
import { expect, type Page, type APIRequestContext, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { type RecordIds, routesFor } from './routes-of-document-1.ts'
import { connectTo, signIn } from './steps.ts'

export interface Look {
  language: 'en' | 'de'
  theme: 'light' | 'dark'
}
const allLooks: readonly Look[] = [
  { theme: 'light', language: 'en' },
  { theme: 'light', language: 'de' },
  { theme: 'dark', language: 'en' },
  { theme: 'dark', language: 'de' },
]

/** As whom the routes are visited; `turn` tells the visitors apart, from 0. */
interface Visitor {
  account: string
  inside?: string
  /** Addresses beyond those of everybody. */
  also?: readonly string[]
  turn: number
}

const visitors = 7

const draw = (text: string): number =>
  createHash('sha256')
    .update(`${process.env.PARLEY_SEED ?? ''}\n${text}`)
    .digest()
    .readUInt32BE()

/**
 * In which looks a visitor sees a route. In the whole run in all four; else one of the visitors sees it in one of them;
 * who and in which is drawn anew for each run. The console's own pages have one visitor alone.
 */
function looksOf(route: number, turn: number, isOwn: boolean): readonly Look[] {
  if (process.env.PARLEY_SOAK === '1') return allLooks
  if (!isOwn && draw(`visitor ${route}`) % visitors !== turn) return []
  const at = draw(`look ${route}`) % allLooks.length
  return allLooks.slice(at, at + 1)
}

interface Signed {
  token: string
  user: { clientId: string; id: string }
}

/** Ids of the demo's records; what it lacks is made. */
async function findRecords(request: APIRequestContext): Promise<RecordIds> {
  const data = { email: 'admin@acme.test', password: 'Parley-demo-1!' }
  const { token, user } = (await (await request.post('/api/auth/login', { data })).json()) as Signed
  const headers = { Authorization: `Bearer ${token}` }
  const read = async <T>(path: string): Promise<T> =>
    (await (await request.get(`/api${path}`, { headers })).json()) as T
  const make = async (path: string): Promise<string> => {
    const body = { name: `A ${path.slice(1)}`, clientId: user.clientId }
    const answer = await request.post(`/api${path}`, { headers, data: body })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { id: string }).id
  }
  type Named = { id: string; name: string }[]
  const initiatives = await read<Named>(`/initiatives/client/${user.clientId}`)
  const { templates } = await read<{ templates: Named }>('/initiative-templates?status=CURRENT')
  const { agents } = await read<{ agents: Named }>('/ai-agents')
  const roles = await read<Named>('/roles')
  return {
    initiative: initiatives.find(({ name }) => name === 'ERP vendor selection')?.id ?? '',
    template: templates[0]?.id ?? '',
    agent: agents[0]?.id ?? '',
    role: roles[0]?.id ?? '',
    portfolio: await make('/portfolios'),
    program: await make('/programs'),
    objective: await make('/business-objectives'),
    user: user.id,
    client: user.clientId,
  }
}

/** What must not be on a page that renders something real, in both languages. */
const dead =
  /Something went wrong|Etwas ist schiefgelaufen|Page not found|Seite nicht gefunden|\[object Object\]|undefined|NaN/

/** Waits until what the page loads is there, and looks whether it is something. */
export async function expectReal(page: Page, where: string): Promise<void> {
  // By its element: where a dialog is open, its page is hidden from readers of the screen, but seen.
  await expect(page.locator('h1').first(), `${where} has a title`).toBeVisible()
  await expect(page.locator('.MuiSkeleton-root:visible'), `${where} ends loading`).toHaveCount(0)
  const text = await page.locator('main, #main-content, body').first().innerText()
  expect(text.replace(/\s+/g, ' ').length, `${where} says something`).toBeGreaterThan(40)
  expect(dead.exec(text)?.[0], `${where} is alive`).toBeUndefined()
}

/** Everything that a page complains of. */
export function watchConsole(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`))
  return said
}

export async function show(page: Page, address: string, { language, theme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate((chosen) => localStorage.setItem('parley.language', chosen), language)
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', theme)
}

/**
 * Visits every route as one kind of person: each renders something real, without a word on the console and without
 * a finding of axe (Document 1, 2.1).
 */
export function visitAs(name: string, { account, inside, also = [], turn }: Visitor): void {
  test(`every route renders something real for ${name}`, async ({ page, request }) => {
    // In the whole run some two hundred visits, each some seconds on a busy machine.
    test.setTimeout(1_200_000)
    const routes = [...routesFor(await findRecords(request)), ...also]
    const said = watchConsole(page)
    await signIn(page, account)
    if (inside !== undefined) await connectTo(page, inside)
    const seen = new Set<string>()
    for (const [index, route] of routes.entries())
      for (const look of looksOf(index, turn, also.includes(route))) {
        await show(page, route, look)
        const where = `${route} (${look.language}, ${look.theme})`
        await expectReal(page, where)
        // Where a guard leads to has been looked at before in most cases.
        const shown = `${new URL(page.url()).pathname} ${look.language} ${look.theme}`
        if (seen.has(shown)) continue
        seen.add(shown)
        await expectAccessible(page)
      }
    expect(said).toEqual([])
  })
}
