import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventually } from '../testing/eventually.ts'
import { createVirusScanner } from './virus-scanner.ts'

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-scan-'))
  path = join(folder, 'large.bin')
  await writeFile(path, Buffer.alloc(32 * 1024 * 1024, 7))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A clamd that does with each connection what it is told. */
async function startScanner(serve: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer({ pauseOnConnect: true }, serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

/** Whether this process has the file open, where the system tells. */
async function isOpen(): Promise<boolean> {
  const handles = await readdir('/proc/self/fd').catch(() => [])
  const open = await Promise.all(handles.map((one) => readlink(`/proc/self/fd/${one}`).catch(() => '')))
  return open.includes(path)
}

it('reads the whole file to a scanner that listens', async () => {
  let last = Buffer.alloc(0)
  const { server, port } = await startScanner((socket) => {
    socket.resume().on('data', (chunk: Buffer) => {
      last = Buffer.concat([last, chunk]).subarray(-4)
      // An empty chunk is the end.
      if (last.equals(Buffer.alloc(4))) socket.end('stream: OK\0')
    })
  })
  await expect(createVirusScanner({ host: '127.0.0.1', port }).scan(path)).resolves.toBeUndefined()
  server.close()
})

it('lets the file go where the scanner has heard enough of it', async () => {
  const { server, port } = await startScanner((socket) => {
    // It reads no more, and says so.
    socket.end('INSTREAM size limit exceeded. ERROR\0')
  })
  await expect(createVirusScanner({ host: '127.0.0.1', port }).scan(path)).rejects.toThrow('size limit')
  await eventually(async () => !(await isOpen()))
  server.close()
})
