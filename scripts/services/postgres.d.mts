import type { Server } from './processes.mjs'
import type { ServiceSettings } from './settings.mjs'

export function startPostgres(
  settings: ServiceSettings,
  password: string,
): Promise<{ server: Server; url: string }>
export function removePostgres(settings: ServiceSettings & { postgresFolder: string }): void
