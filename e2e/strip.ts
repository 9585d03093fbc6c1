// npm run strip: the main job as pictures, in the order of the work, light, dark, on a phone and in German, to be looked
// at. They go to e2e/strips/<look>/, which git ignores. Needs a Chromium, its path in PARLEY_CHROMIUM; a product is
// started on PARLEY_STRIP_PORT unless PARLEY_STRIP_ORIGIN names one that has the states (start-product.ts, states).
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { phaseStates, stateName } from './states/names.ts'

const port = process.env.PARLEY_STRIP_PORT ?? '4440'
const given = process.env.PARLEY_STRIP_ORIGIN
const origin = given ?? `http://127.0.0.1:${port}`
const folder = new URL('strips/', import.meta.url).pathname

interface Look {
  name: string
  colorScheme: 'light' | 'dark'
  viewport: { width: number; height: number }
  locale: string
}

const desktop = { width: 1440, height: 900 }
const looks: Look[] = [
  { name: 'light', colorScheme: 'light', viewport: desktop, locale: 'en-GB' },
  { name: 'dark', colorScheme: 'dark', viewport: desktop, locale: 'en-GB' },
  { name: 'phone', colorScheme: 'light', viewport: { width: 390, height: 844 }, locale: 'en-GB' },
  { name: 'phone-german', colorScheme: 'dark', viewport: { width: 390, height: 844 }, locale: 'de-DE' },
  { name: 'german', colorScheme: 'light', viewport: desktop, locale: 'de-DE' },
]

async function startProduct(): Promise<() => void> {
  if (given !== undefined) return () => undefined
  const product = spawn(process.execPath, ['e2e/start-product.ts', port, 'states'], { stdio: 'inherit' })
  for (let left = 240; left > 0; left -= 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok === true) return () => void product.kill('SIGTERM')
    await wait(500)
  }
  product.kill('SIGTERM')
  throw new Error(`The product did not answer at ${origin}.`)
}

interface Call {
  token?: string
  body?: object
}

async function call<Answer>(path: string, { token, body }: Call): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Answer
}

/** Signs a member in as the form would. @returns their initiatives by name */
async function signIn(page: Page): Promise<Map<string, string>> {
  const { token, user } = await call<{ token: string; user: { sessionId: string; client: { id: string } } }>(
    '/auth/login',
    { body: { email: 'member@acme.test', password: 'Parley-demo-1!' } },
  )
  await page.goto(`${origin}/appearance.js`)
  const kept = JSON.stringify({ 'parley.token': token, 'parley.session': user.sessionId })
  await page.evaluate(`for (const [key, value] of Object.entries(${kept})) localStorage.setItem(key, value)`)
  const rows = await call<{ id: string; name: string }[]>(
    `/initiatives/client/${user.client.id}?range=[0,199]`,
    { token },
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

async function record(browser: Browser, look: Look): Promise<number> {
  const { name, ...around } = look
  mkdirSync(`${folder}${name}`, { recursive: true })
  const context = await browser.newContext({ ...around, reducedMotion: 'reduce' })
  const page = await context.newPage()
  let count = 0
  const take = async (path: string, title: string): Promise<void> => {
    await page.goto(`${origin}${path}`)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(400)
    count += 1
    const number = String(count).padStart(2, '0')
    await page.screenshot({ path: `${folder}${name}/${number}-${title.replaceAll(' ', '-')}.png` })
  }
  await take('/login', 'sign in')
  const ids = await signIn(page)
  await take('/initiatives', 'home')
  for (const state of phaseStates)
    await take(`/initiatives/${ids.get(stateName(state, 'member', 0)) ?? ''}`, state)
  const demo = `/initiatives/${ids.get('ERP vendor selection') ?? ''}`
  await take(`${demo}?pane=documents`, 'documents')
  await take(`${demo}/about`, 'about')
  await take(`${demo}/report`, 'report')
  await context.close()
  return count
}

const stop = await startProduct()
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.PARLEY_CHROMIUM === undefined ? {} : { executablePath: process.env.PARLEY_CHROMIUM }),
})
try {
  rmSync(folder, { recursive: true, force: true })
  for (const look of looks)
    process.stdout.write(`${look.name}: ${await record(browser, look)} pictures in ${folder}${look.name}\n`)
} finally {
  await browser.close()
  stop()
}
