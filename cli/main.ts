#!/usr/bin/env node
import { exitCodes, StartError } from '@parley/server-kit/process/start-error.ts'
import { commands, usage } from './commands.ts'

/** The command line of who operates Parley: `parley <command>`, in the bff's image or by `npm run parley --`. */
const [first = '', second = '', ...rest] = process.argv.slice(2)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

function find(): { run: (typeof commands)[string]['run']; args: string[] } | undefined {
  const two = commands[`${first} ${second}`]
  if (two !== undefined) return { run: two.run, args: rest }
  const one = commands[first]
  return one && { run: one.run, args: second === '' ? rest : [second, ...rest] }
}

const found = find()
if (found === undefined) {
  const asked = first === '' || first === 'help' || first === '--help'
  for (const line of usage()) say(line)
  process.exit(asked ? 0 : exitCodes.configuration)
}
try {
  process.exitCode = await found.run({ args: found.args, say, now: new Date() })
} catch (error) {
  const isWrongArgument =
    error instanceof TypeError && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS')
  const isKnown = error instanceof StartError || isWrongArgument
  const text = error instanceof Error ? ((isKnown ? undefined : error.stack) ?? error.message) : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode =
    error instanceof StartError ? error.exitCode : isWrongArgument ? exitCodes.configuration : exitCodes.other
}
