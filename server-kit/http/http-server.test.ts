import { describe, expect, it } from '@jest/globals'
import { createServer, type ServerResponse } from 'node:http'
import { closeServer, listenOn, sayFarewell } from './http-server.ts'

const address = { host: '127.0.0.1', port: 0 }

describe('a server', () => {
  it('says which port is in use', async () => {
    const first = createServer()
    const port = await listenOn(first, address)
    await expect(listenOn(createServer(), { ...address, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await closeServer(first)
  })

  it('answers what it was asked before it closes, and waits for no connection that is merely kept', async () => {
    const asked = Promise.withResolvers<ServerResponse>()
    const server = createServer((request, response) => {
      if (request.url === '/slow') asked.resolve(response)
      else response.end('quick')
    })
    server.keepAliveTimeout = 3_600_000
    const origin = `http://127.0.0.1:${await listenOn(server, address)}`
    expect(await (await fetch(`${origin}/quick`)).text()).toBe('quick')
    const slow = fetch(`${origin}/slow`)
    const response = await asked.promise
    const closed = closeServer(server)
    await expect(fetch(`${origin}/quick`)).rejects.toThrow()
    response.end('slow')
    expect(await (await slow).text()).toBe('slow')
    await closed
  })

  it('says with its last answers that their connections end, while it still takes new ones', async () => {
    const asked = Promise.withResolvers<ServerResponse>()
    const server = createServer((request, response) => {
      if (request.url === '/slow') asked.resolve(response)
      else response.end('quick')
    })
    const origin = `http://127.0.0.1:${await listenOn(server, address)}`
    const connectionOf = (answer: Response) => answer.headers.get('connection')
    expect(connectionOf(await fetch(`${origin}/quick`))).toBe('keep-alive')
    const slow = fetch(`${origin}/slow`)
    const response = await asked.promise
    await sayFarewell(server, 0)
    expect(connectionOf(await fetch(`${origin}/quick`))).toBe('close')
    response.end('slow')
    expect(connectionOf(await slow)).toBe('close')
    await closeServer(server)
  })

  it('cuts off who never finishes a request', async () => {
    const asked = Promise.withResolvers<undefined>()
    const server = createServer(() => asked.resolve(undefined))
    const endless = fetch(`http://127.0.0.1:${await listenOn(server, address)}`)
    const cut = expect(endless).rejects.toThrow()
    await asked.promise
    await closeServer(server, 20)
    await cut
  })
})
