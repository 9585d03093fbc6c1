import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Speaks as much of SMTP as a mail needs, and takes a while to accept one. */
export async function startSlowMailServer(acceptMs: number): Promise<{ url: string; close(): void }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    converse(socket, acceptMs)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function converse(socket: Socket, acceptMs: number): void {
  let isBody = false
  let text = ''
  const answer = (line: string): void => {
    if (isBody && line !== '.') return
    if (line === '.') {
      isBody = false
      setTimeout(() => socket.write('250 taken\r\n'), acceptMs)
    } else if (line === 'DATA') {
      isBody = true
      socket.write('354 go on\r\n')
    } else if (line === 'QUIT') socket.end('221 bye\r\n')
    else socket.write('250 ok\r\n')
  }
  socket.write('220 here\r\n')
  socket.on('data', (chunk) => {
    text += chunk.toString()
    const lines = text.split('\r\n')
    text = lines.pop() ?? ''
    for (const line of lines) answer(line)
  })
}
