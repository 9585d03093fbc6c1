export interface ServiceSettings {
  folder: string
  debianRoot: string
  stateFile: string
  postgresPort: number
  redisPort: number
  fixedPorts: string[]
  durable: boolean
  databaseUrl: string | undefined
  redisUrl: string | undefined
  /** Another cluster than that of tests and development, beside it. */
  postgresFolder?: string
}
export function readSettings(): ServiceSettings
