import type { BrowserContext, Page } from '@playwright/test'

// What runs in the page comes as text: these files know no browser.

/** What stands in a page as an element or an address although somebody wrote it as text. */
const markupOf = `[...document.querySelectorAll('*')]
  .filter((element) =>
    [...element.attributes].some(({ name, value }) =>
      name.startsWith('on') || name === 'srcdoc' ||
      (['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name) &&
        /^\\s*(javascript|vbscript|data:text)/i.test(value))) ||
    (element.localName === 'script' && element.textContent.includes('hit(')) ||
    (element.localName === 'img' && /^x/.test(element.getAttribute('src') ?? '')))
  .map((element) => element.outerHTML.slice(0, 200))`

/** The words of a page, of its fields and labels too. */
const wordsOf = `[
  document.body.innerText,
  ...[...document.querySelectorAll('input, textarea')].map((field) => field.value),
  ...[...document.querySelectorAll('[title], [aria-label], [placeholder]')].flatMap((element) =>
    ['title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? '')),
].join('\\n')`

const reportViolations = `document.addEventListener(
  'securitypolicyviolation',
  ({ violatedDirective, blockedURI, sample }) =>
    window.reportViolation([violatedDirective, blockedURI, sample].join(' ')),
)`

export interface Watch {
  /** Scripts that ran, dialogs that opened, and markup that the browser refused or showed. */
  findings: string[]
  /** What the payloads that were seen as words call. */
  seen: Set<number>
  /** Looks at what a page shows now. */
  look: (page: Page) => Promise<void>
}

/**
 * Watches every page of a context. That the browser's policy stops a script is no excuse: then too words have become
 * markup.
 */
export async function watchForScripts(
  context: BrowserContext,
  nameOf: (call: unknown) => string,
): Promise<Watch> {
  const findings: string[] = []
  const seen = new Set<number>()
  await context.exposeBinding('hit', ({ page }, call: unknown) => {
    findings.push(`${nameOf(call)} ran on ${page.url()}`)
  })
  await context.exposeBinding('reportViolation', ({ page }, violation: unknown) => {
    findings.push(`The policy stopped ${String(violation)} on ${page.url()}`)
  })
  await context.addInitScript(reportViolations)
  context.on('dialog', (dialog) => {
    findings.push(`A dialog opened: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('weberror', (error) => {
    findings.push(`A page broke: ${error.error().message}`)
  })
  return {
    findings,
    seen,
    async look(page) {
      for (const markup of await page.evaluate<string[]>(markupOf))
        findings.push(`Markup on ${page.url()}: ${markup}`)
      for (const [, number] of (await page.evaluate<string>(wordsOf)).matchAll(/hit\((\d+)\)/g))
        seen.add(Number(number))
    },
  }
}
