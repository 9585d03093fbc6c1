import { parseArgs } from 'node:util'
import { formerRelease } from '@parley/standalone/testing/former-release.ts'

export const usage = `npm run drill -- [life|load] [options]
  life   build, up, first admin, main job, scale, kills, backup, destroy, restore, upgrade, new secret (the usual)
  load   build, up, first admin, then mixed load while each service is started again in turn
  --from <git ref>    the former release that is upgraded (${formerRelease})
  --minutes <number>  of load (30)
  --steady            load without restarts, for what memory does meanwhile
  --picture <file>    an SVG of the memory of each container under load
  --port <number>     where the product listens on this machine (8080); the mail catcher at the next one,
                      under load two proxies at those after it
  --keep              leaves containers and volumes as they are at the end`

export interface DrillOptions {
  mode: 'life' | 'load'
  from: string
  minutes: number
  steady: boolean
  /** Path of an SVG; none where it is empty. */
  picture: string
  port: number
  keep: boolean
  help: boolean
}

const wholeNumber = (text: string, name: string, most: number): number => {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw new Error(`--${name} is a whole number from 1 to ${most}.`)
}

/** @throws Error in one sentence for what cannot be read */
export function readOptions(args: string[]): DrillOptions {
  const text = (usual: string) => ({ type: 'string', default: usual }) as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: text(formerRelease),
      minutes: text('30'),
      steady: flag,
      picture: text(''),
      port: text('8080'),
      keep: flag,
      help: flag,
    },
  })
  const [mode = 'life', ...more] = positionals
  if ((mode !== 'life' && mode !== 'load') || more.length > 0)
    throw new Error(`There is no drill called ${positionals.join(' ')}: life or load.`)
  return {
    mode,
    from: values.from,
    minutes: wholeNumber(values.minutes, 'minutes', 24 * 60),
    steady: values.steady,
    picture: values.picture,
    port: wholeNumber(values.port, 'port', 65_532),
    keep: values.keep,
    help: values.help,
  }
}
