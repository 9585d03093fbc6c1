import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportOwnData, largestPlainExport } from '@parley/contracts/http/own-data.ts'
import { writeZip } from '@parley/server-kit/files/zip-writer.ts'
import { anyone } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route, sent } from '../../http/define-route.ts'
import { type FileToSend, sendFile } from '../../http/send-file.ts'
import { auditOwnExport, writeOwnData } from './own-data.service.ts'

type Ports = Pick<Dependencies, 'database' | 'clock' | 'settings'>

async function fileOf(path: string, now: Date): Promise<FileToSend> {
  const name = `parley-my-data-${now.toISOString().slice(0, 10)}.json`
  const { size } = await stat(path)
  if (size <= largestPlainExport)
    return { name, type: 'application/json; charset=utf-8', content: createReadStream(path), size }
  const entries = [{ name, content: createReadStream(path) as AsyncIterable<Buffer> }]
  return {
    name: name.replace(/json$/, 'zip'),
    type: 'application/zip',
    content: Readable.from(writeZip(entries, now)),
  }
}

/** What the product keeps about who asks. Nothing goes out before all of it is read: no half file, but an error. */
export const ownDataRoutes = (dependencies: Ports): Route[] => [
  defineRoute(exportOwnData, {
    policy: anyone,
    guards: { ownSessionOnly: true, recentProof: true, openWhileTwoFactorIsOwed: true },
    limit: 'ownData',
    handle: async (call) => {
      const caller = callerOf(call)
      const { temporaryFolder } = dependencies.settings
      const path = join(temporaryFolder, `own-data-${randomUUID()}`)
      await auditOwnExport(dependencies, caller)
      await mkdir(temporaryFolder, { recursive: true })
      try {
        await pipeline(
          Readable.from(writeOwnData(dependencies, caller)),
          createWriteStream(path, { mode: 0o600 }),
        )
        await sendFile(call.response, await fileOf(path, dependencies.clock.now()))
      } finally {
        await rm(path, { force: true })
      }
      return sent
    },
  }),
]
