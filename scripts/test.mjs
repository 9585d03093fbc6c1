// npm test
// Types, lint and import rules in one lane, the unit tests in another: the checks are single threads that would leave
// the other cores idle. What a check said is printed when it is done; any failure makes the run fail.
import { spawn } from 'node:child_process'

const checks = ['typecheck', 'lint']
/** The checkers are Go: with room for garbage they take a fifth less of the processor, and at most 5 GB. */
const roomForGarbage = { GOGC: '300', ...process.env }

/** Runs an npm script; its output goes to the screen at once, or when it has ended. */
function run(script, { isHeldBack }) {
  const began = Date.now()
  const child = spawn(`npm run --silent ${script}`, {
    shell: true,
    stdio: isHeldBack ? 'pipe' : 'inherit',
    env: roomForGarbage,
  })
  const chunks = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  child.stderr?.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const seconds = Math.round((Date.now() - began) / 1000)
      process.stderr.write(
        `${Buffer.concat(chunks)}== ${script}: ${code === 0 ? 'done' : 'FAILED'} in ${seconds} s\n`,
      )
      resolve(code === 0)
    }),
  )
}

async function runChecks() {
  const passed = []
  for (const script of checks) passed.push(await run(script, { isHeldBack: true }))
  return passed
}

// Ctrl+C reaches the children themselves.
process.on('SIGINT', () => undefined)
const results = await Promise.all([run('test:groups', { isHeldBack: false }), runChecks()])
process.exitCode = results.flat().every(Boolean) ? 0 : 1
