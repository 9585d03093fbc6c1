// A Redis of our own on loopback, with a password made for it.
import { join } from 'node:path'
import { makeFolder, writePrivateFile } from './postgres.mjs'
import { isListening, startServer, waitUntilReady } from './processes.mjs'
import { chooseRedis } from './programs.mjs'

/** Starts Redis; resolves to its process and URL when it answers. Throws with the reason otherwise. */
export async function startRedis(settings, password) {
  const chosen = chooseRedis(settings)
  const home = makeFolder(settings, chosen, 'redis')
  const lines = [
    'bind 127.0.0.1',
    `port ${settings.redisPort}`,
    `requirepass ${password}`,
    `dir ${home.seen}`,
    // Queues lose jobs silently when keys are evicted.
    'maxmemory-policy noeviction',
    'save ""',
    `appendonly ${settings.durable ? 'yes' : 'no'}`,
  ]
  // On standard input it would end with this script, on the command line everyone could read it.
  writePrivateFile(chosen, join(home.path, 'redis.conf'), `${lines.join('\n')}\n`)
  const server = startServer({
    name: 'Redis',
    command: [...chosen.program('redis-server'), `${home.seen}/redis.conf`],
    log: join(settings.folder, 'redis.log'),
    account: chosen.account,
    stopSignal: 'SIGTERM',
  })
  await waitUntilReady(server, () => isListening(settings.redisPort))
  return { server, url: `redis://:${password}@127.0.0.1:${settings.redisPort}` }
}
