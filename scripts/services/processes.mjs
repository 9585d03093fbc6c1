// Starting, recognising and ending the processes of the services. A process is named by its id and its start
// time, so that an id which the system has given to another process since is never signalled.
import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Start time of a process as the system states it, or undefined when there is none with this id. */
function findStartTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch (error) {
    if (error.code !== 'ENOENT' || process.platform === 'linux') return undefined
    return isSignallable(pid) ? 'unknown' : undefined
  }
}

function isSignallable(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts a server in the background with its output in a file; it outlives this script. */
export function startServer({ name, command, log, account, stopSignal }) {
  const output = openSync(log, 'a')
  const child = spawn(command[0], command.slice(1), {
    detached: true,
    stdio: ['ignore', output, output],
    ...(account ?? {}),
  })
  child.on('error', (error) => console.error(`${name} could not be started: ${error.message}`))
  child.unref()
  if (child.pid === undefined) throw new Error(`${name} could not be started (${command[0]}).`)
  return { name, pid: child.pid, startTime: findStartTime(child.pid), stopSignal, log }
}

export function isRunning(server) {
  const startTime = findStartTime(server.pid)
  return startTime !== undefined && startTime === server.startTime
}

/** Ends a server in good order, by force after 15 seconds; does nothing when it is gone already. */
export async function stopServer(server) {
  if (!isRunning(server)) return
  process.kill(server.pid, server.stopSignal)
  for (let waited = 0; waited < 15_000; waited += 50) {
    if (!isRunning(server)) return
    await sleep(50)
  }
  process.kill(server.pid, 'SIGKILL')
}

/** Whether something listens on a port of this machine. */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/** A port of loopback that nobody listens on at this moment. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Waits until `ready` says yes; throws with the end of the log when the server ends or 30 seconds pass. */
export async function waitUntilReady(server, ready) {
  for (let waited = 0; waited < 30_000; waited += 100) {
    if (!isRunning(server)) break
    if (await ready()) return
    await sleep(100)
  }
  const tail = readFileSync(server.log, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
  await stopServer(server)
  throw new Error(`${server.name} did not come up; the end of ${server.log}:\n${tail}`)
}
