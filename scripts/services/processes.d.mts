/** A process that was started here, recognised by its id and start time. */
export interface Server {
  name: string
  pid: number
  startTime: string | undefined
  stopSignal: NodeJS.Signals
  log: string
}
export interface ServerStart {
  name: string
  command: readonly string[]
  log: string
  account: { uid: number; gid: number } | undefined
  stopSignal: NodeJS.Signals
}
export function startServer(start: ServerStart): Server
export function findFreePort(): Promise<number>
export function isRunning(server: Server): boolean
export function stopServer(server: Server): Promise<void>
