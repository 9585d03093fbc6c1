import { type Browser, expect, type Page, test } from '@playwright/test'
import { drawSample } from '@parley/server-kit/testing/sample.ts'
import { allowedDocument, refusedDocuments } from './hostile-documents.ts'
import { writeEverywhere } from './hostile-requests.ts'
import { visits } from './hostile-visits.ts'
import { signIn } from './steps.ts'
import { type Watch, watchForScripts } from './watch-for-scripts.ts'

// Security, check 9: every text field of the API document, shown in a real browser. All fields are written each time;
// of the pages every second one is visited, others the next time.
const sample = drawSample({ oneOf: 2 })

/** Clicks what shows more of a page, as long as it is there. */
async function unfold(page: Page, watch: Watch): Promise<void> {
  const main = page.locator('main, [role=dialog]').last()
  for (const parts of [
    main.getByRole('tab'),
    main.locator('button[aria-expanded=false]:not([aria-haspopup])'),
  ]) {
    const all = (await parts.all()).slice(0, 12).reverse()
    for (const part of all) {
      // What a click has taken away, or covered, is passed over.
      await part.click({ timeout: 1000 }).catch(() => undefined)
      await page.waitForLoadState('networkidle')
      await watch.look(page)
    }
  }
}

async function visit(
  browser: Browser,
  [account, paths]: [string, string[]],
  nameOf: (call: unknown) => string,
) {
  const context = await browser.newContext()
  const watch = await watchForScripts(context, nameOf)
  const page = await context.newPage()
  await signIn(page, account)
  for (const path of paths.filter((_path, index) => sample.includes(account, String(index)))) {
    await page.goto(path)
    await expect(page.locator('main, [role=dialog]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await watch.look(page)
    await unfold(page, watch)
  }
  await context.close()
  return watch
}

test('what would run is found by these tests', async ({ context, page }) => {
  const { findings, look } = await watchForScripts(context, String)
  await page.goto('about:blank')
  await page.setContent(`<img src=x onerror="hit('a test')"><a href="javascript:hit()">a</a>`)
  await expect.poll(() => findings).toContain('a test ran on about:blank')
  await look(page)
  expect(findings.filter((text) => text.startsWith('Markup'))).toHaveLength(2)
})

test('no text of any field of the API runs, or becomes markup, on any page', async ({ browser, request }) => {
  const { payloads, ids, stored, findings, caller } = await writeEverywhere(request)
  try {
    expect(findings).toEqual([])
    const interview = { path: `/interviews/${ids.createInterview ?? ''}`, method: 'PUT' }
    for (const summary of refusedDocuments)
      expect(
        await caller.statusOf('client', { ...interview, body: { summary } }),
        JSON.stringify(summary),
      ).toBe(400)
    expect(await caller.statusOf('client', { ...interview, body: { summary: allowedDocument } })).toBe(200)

    const nameOf = (called: unknown): string =>
      typeof called === 'number' ? (payloads.names[called] ?? '') : String(called)
    const watches = await Promise.all(visits(ids).map((one) => visit(browser, one, nameOf)))
    expect(watches.flatMap((watch) => watch.findings)).toEqual([])
    const seen = new Set(watches.flatMap((watch) => [...watch.seen]))
    // Of 190 on all pages: the others are keys, pictures' names, what is for models alone, or deeper in the pages.
    const shown = [...stored].filter((number) => seen.has(number)).length
    expect(shown).toBeGreaterThan(sample.name === 'every case' ? 150 : 20)
  } finally {
    await caller.cleanUp()
  }
})
