import { constants, createContext } from 'node:vm'
import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers'
import { TestEnvironment } from 'jest-environment-node'
import { ModuleMocker } from 'jest-mock'

/** A timer that nobody waits for, as fake timers hand it out. */
function toRef(id) {
  const timer = { id, ref: () => timer, unref: () => timer }
  return timer
}
const timerConfig = { idToRef: toRef, refToId: (timer) => timer?.id }

/** What is V8's own in every context, but has to be the same inside of tests and outside. */
const shared = ['ArrayBuffer', 'Uint8Array']

/** What tests leave to be done once all of a suite have run: open engines keep the process (`reused-engines.ts`). */
const atEnd = Symbol.for('parley.tests.atEnd')

/**
 * Jest's environment for Node lays a proxy around the global object, through which every look at a name such as `Map`
 * or `Error` goes, more than ten times as slow as in Node itself. Here tests have a global object of V8's own
 * (`vm.constants.DONT_CONTEXTIFY`) with the same things on it.
 */
export default class PlainNodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const { projectConfig } = config
    const global = createContext(constants.DONT_CONTEXTIFY)
    const known = new Set(Reflect.ownKeys(global))
    for (const name of Reflect.ownKeys(this.global))
      if (!known.has(name) || shared.includes(name)) take(global, this.global, name)
    global.global = global
    global.Error.stackTraceLimit = this.global.Error.stackTraceLimit
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    this.global = global
    this.context = global
    this.moduleMocker = new ModuleMocker(global)
    const { moduleMocker } = this
    this.fakeTimers = new LegacyFakeTimers({ config: projectConfig, global, moduleMocker, timerConfig })
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global })
  }

  async teardown() {
    await this.global[atEnd]?.()
    await super.teardown()
  }
}

/** What Node gives only once it is asked for is asked for once. */
function take(global, from, name) {
  const named = Object.getOwnPropertyDescriptor(from, name)
  if (named.get === undefined || !named.configurable) return void Object.defineProperty(global, name, named)
  const keep = (value) =>
    Object.defineProperty(global, name, {
      value,
      writable: true,
      configurable: true,
      enumerable: named.enumerable,
    })
  Object.defineProperty(global, name, {
    ...named,
    get: () => {
      const value = from[name]
      keep(value)
      return value
    },
    set: (value) => void keep(value),
  })
}
