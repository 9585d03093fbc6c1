// npm run dev
// Servers that start anew when their code changes, and both screens with hot reload, behind one address: the app's
// development server, which passes the console and calls on. The address is that of `PORT`; the two ports after it
// are taken as well. Ends with everything it started.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const port = Number(process.env.PORT ?? '3000')
const ports = { app: port, server: port + 1, console: port + 2 }
const address = `http://localhost:${ports.app}`
const began = Date.now()

const vite = join(root, 'node_modules/vite/bin/vite.js')
const screen = { PORT: String(ports.server), CONSOLE_PORT: String(ports.console), NODE_ENV: 'development' }
const parts = [
  {
    name: 'server',
    cwd: root,
    args: ['--watch', '--watch-preserve-output', 'standalone/main.ts'],
    // Pages come from another port than calls: links and the check of origins go by the address that people see.
    env: { PORT: String(ports.server), HOST: '127.0.0.1', PUBLIC_URL: process.env.PUBLIC_URL ?? address },
    isReady: /^Parley is at /,
  },
  {
    name: 'console',
    cwd: join(root, 'admin-ui'),
    args: [vite, '--strictPort'],
    env: { ...screen, UI_PORT: String(ports.console) },
    isReady: /ready in/,
  },
  {
    name: 'app',
    cwd: join(root, 'app-ui'),
    args: [vite, '--strictPort'],
    env: { ...screen, UI_PORT: String(ports.app) },
    isReady: /ready in/,
  },
]

const waiting = new Set(parts.map(({ name }) => name))
const children = []
let isEnding = false

function end(code) {
  if (isEnding) return
  isEnding = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}

/** Once for all parts; a restart of the servers says so itself. */
function noteReady(name) {
  if (!waiting.delete(name) || waiting.size > 0) return
  console.log(`\nEverything is at ${address} after ${((Date.now() - began) / 1000).toFixed(1)} s.\n`)
}

for (const { name, cwd, args, env, isReady } of parts) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      if (line.trim() !== '') console.log(`${name.padEnd(7)} | ${line}`)
      if (isReady.test(line)) noteReady(name)
    })
  child.on('exit', (code) => {
    if (!isEnding) console.error(`\n${name} ended (${code ?? 'by a signal'}); the rest is stopped.`)
    end(code ?? 1)
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))
