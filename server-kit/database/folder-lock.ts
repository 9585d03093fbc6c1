import { randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { exitCodes, StartError } from '../process/start-error.ts'

export interface FolderLock {
  release(): void
}

interface Holder {
  pid: number
  /** When that process started, in clock ticks, where the system tells (Linux); a reused pid has another. */
  startedAt: string
  token: string
}

const lockName = 'parley.lock'
const held = new Set<string>()

/** Two processes on one embedded database silently lose rows, so the second is refused. */
export class FolderInUseError extends StartError {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another Parley (process ${pid}). Stop that one first, or give this one a folder of its own with PARLEY_DATA_DIR.`,
      exitCodes.busy,
    )
    this.name = 'FolderInUseError'
  }
}

function startOf(pid: number): string {
  try {
    // Field 22 of the stat line; the command's name in parentheses may hold spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return held.has(holder.token)
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return holder.startedAt === '' || startOf(holder.pid) === holder.startedAt
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** Writes the lock whole and links it into place: whoever sees it sees its content. */
function tryTake(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.token}`
  writeFileSync(draft, JSON.stringify(holder))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    unlinkSync(draft)
  }
}

/** Removes the lock of a dead process; the folder that is made for it keeps two from doing so at once. */
function removeStale(path: string): void {
  const breaking = `${path}.breaking`
  if (existsSync(breaking) && Date.now() - statSync(breaking).mtimeMs > 10_000) rmdirSync(breaking)
  mkdirSync(breaking)
  try {
    const holder = readHolder(path)
    if (!holder || !isAlive(holder)) rmSync(path, { force: true })
  } finally {
    rmdirSync(breaking)
  }
}

/**
 * Takes a folder for this process alone. A lock left by a process that died is taken over.
 * @throws FolderInUseError while another process, or another database of this one, has it
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, lockName)
  const mine: Holder = { pid: process.pid, startedAt: startOf(process.pid), token: randomUUID() }
  if (!tryTake(path, mine)) {
    const holder = readHolder(path)
    if (holder && isAlive(holder)) throw new FolderInUseError(folder, holder.pid)
    removeStale(path)
    if (!tryTake(path, mine)) throw new FolderInUseError(folder, readHolder(path)?.pid ?? 0)
  }
  held.add(mine.token)
  return {
    release: () => {
      held.delete(mine.token)
      if (readHolder(path)?.token === mine.token) rmSync(path, { force: true })
    },
  }
}
