import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'

/** A product of its own on the embedded database, and a headless Chromium. */
interface InBrowser {
  browser: Browser
  address: string
}

async function startProduct(folder: string, port: string): Promise<ChildProcess> {
  const product = spawn(process.execPath, ['standalone/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      PARLEY_DATA_DIR: folder,
      DATABASE_URL: '',
      REDIS_URL: '',
    },
  })
  for (let left = 240; left > 0; left -= 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return product
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  product.kill('SIGTERM')
  throw new Error('The product did not become ready.')
}

/** Where the product listens: `PORT`, else this one. */
const portOr = (fallback: string): string => process.env.PORT ?? fallback

/**
 * Starts both, measures, and leaves nothing behind. Needs the interfaces built.
 * @param options.prepare writes into the product's data folder before it starts
 */
export async function inBrowser(
  { port: fallback, prepare }: { port: string; prepare?: (folder: string) => Promise<void> },
  measure: (product: InBrowser) => Promise<void>,
): Promise<void> {
  const port = portOr(fallback)
  const folder = mkdtempSync(join(tmpdir(), 'parley-in-browser-'))
  try {
    await prepare?.(folder)
    const product = await startProduct(folder, port)
    try {
      const browser = await chromium.launch({
        args: ['--no-sandbox', '--disable-gpu'],
        ...(process.env.PARLEY_CHROMIUM === undefined ? {} : { executablePath: process.env.PARLEY_CHROMIUM }),
      })
      try {
        await measure({ browser, address: `http://127.0.0.1:${port}` })
      } finally {
        await browser.close()
      }
    } finally {
      product.kill('SIGTERM')
      await new Promise((resolve) => product.once('exit', resolve))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
