import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { composeProduct, needEngine, run } from './compose.ts'
import type { Facts } from './facts.ts'
import { load } from './load.ts'
import { type DrillOptions, readOptions, usage } from './options.ts'
import * as containers from './container-steps.ts'
import * as steps from './product-steps.ts'
import { tryProxyReload } from './proxy-reload.ts'
import { hasFailed, recordSteps, tableOf } from './steps.ts'
import { proxyReload } from './tally.ts'

const root = dirname(dirname(import.meta.dirname))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Every service that stays. */
const services = ['bff', 'orchestrator', 'postgres', 'redis', 'objects', 'proxy', 'mail']

/**
 * @param args - of the command line, see `usage`
 * @returns the exit code: 0 where every step was ok, 1 where one failed, 2 where nothing could be begun
 */
export async function runDrill(args: string[]): Promise<number> {
  let options: DrillOptions
  try {
    options = readOptions(args)
    if (options.help) {
      say(usage)
      return 0
    }
    say(`Drill on ${await needEngine()}.`)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return 2
  }
  const folder = await mkdtemp(join(tmpdir(), 'parley-drill-'))
  const recorder = recordSteps({ now: () => Date.now(), say })
  const drilled = {
    product: composeProduct(folder, root, options.port),
    place: { origin: `http://127.0.0.1:${options.port}`, mails: `http://127.0.0.1:${options.port + 1}` },
    folder,
  } as steps.Drilled
  try {
    await (options.mode === 'load' ? underLoad : wholeLife)(drilled, options, recorder)
  } finally {
    if (!options.keep) await recorder.always('clean up', () => cleanUp(drilled))
  }
  say(`\n${tableOf(recorder.outcomes).join('\n')}`)
  return hasFailed(recorder.outcomes) ? 1 : 0
}

type Recorder = ReturnType<typeof recordSteps>
type Course = (drilled: steps.Drilled, options: DrillOptions, recorder: Recorder) => Promise<void>

/** Two proxies, so that one of them is there while the other is started again. */
function openSecondDoor({ product, place }: steps.Drilled, port: number): void {
  product.variables.set('PROXY_PORTS', `${port + 2}-${port + 3}`)
  place.origin = `http://127.0.0.1:${port + 2}`
  place.others = [`http://127.0.0.1:${port + 3}`]
}

const underLoad: Course = async (drilled, { minutes, port, steady, picture }, { step }) => {
  openSecondDoor(drilled, port)
  await step('build', () => build(drilled))
  await step('up, two of each server', () => steps.bringUp(drilled, 2))
  await step('first admin', () => steps.firstAdmin(drilled))
  await step('main job', () => steps.mainJob(drilled))
  await step(`load for ${minutes} minutes`, () =>
    load(drilled, { minutes, services: steady ? [] : [...services, proxyReload], picture, say }),
  )
}

const wholeLife: Course = async (drilled, { from }, { step }) => {
  const { product } = drilled
  let facts: Facts | undefined
  await step(`build the former release (${from.slice(0, 8)})`, async () => {
    const former = join(drilled.folder, 'former')
    await run('git', ['worktree', 'add', '--detach', former, from], { cwd: root })
    product.release = former
    return build(drilled)
  })
  await step('former release up', () => steps.bringUp(drilled))
  await step('first admin', () => steps.firstAdmin(drilled))
  await step('main job', () => steps.mainJob(drilled))
  await step('build', async () => {
    product.release = root
    return build(drilled)
  })
  await step('images', () => containers.measureImages(drilled))
  await step('upgrade', () => steps.bringUp(drilled))
  await step('work on after the upgrade', () => steps.workOn(drilled))
  await step('a second bff and orchestrator', () => steps.bringUp(drilled, 2))
  await step('containers', () => containers.tryContainers(drilled))
  await step('doors and metrics', () => containers.tryDoors(drilled))
  await step(proxyReload, () => tryProxyReload(drilled))
  await step('overlays', () => containers.readOverlays(drilled))
  await step('audit log', () => containers.tryAuditLog(drilled))
  await step('main job on two of each', () => steps.mainJob(drilled))
  for (const service of services) await step(`kill ${service} at work`, () => steps.kill(drilled, service, 2))
  await step('backup', async () => {
    const [said, before] = await steps.backUp(drilled)
    facts = before
    return said
  })
  await step('destroy', () => steps.destroy(drilled))
  await step('restore', () => steps.restore(drilled))
  await step('up after the restore', () => steps.bringUp(drilled, 2))
  await step('verify', () => steps.compare(drilled, facts as Facts))
  await step('work on after the restore', () => steps.workOn(drilled))
  await step('change the secret', async () => {
    const { variables } = product
    variables.set('PARLEY_SECRET_PREVIOUS', variables.get('PARLEY_SECRET') ?? '')
    variables.set('PARLEY_SECRET', randomBytes(32).toString('hex'))
    return steps.bringUp(drilled, 2)
  })
  await step('the session of before goes on', () => steps.stillWorks(drilled))
  await step('work on with the new secret', () => steps.workOn(drilled))
  await step('scale down', () => steps.bringUp(drilled, 1))
}

async function build({ product }: steps.Drilled): Promise<string> {
  await product.compose(['build'])
  return 'built'
}

async function cleanUp({ product, folder }: steps.Drilled): Promise<string> {
  product.release = root
  await product.compose(['down', '--volumes', '--rmi', 'local', '--remove-orphans', '--timeout', '10'])
  await run('git', ['worktree', 'remove', '--force', join(folder, 'former')], { cwd: root }).catch(() => '')
  await rm(folder, { recursive: true, force: true })
  return 'containers, volumes, images and files are gone'
}
