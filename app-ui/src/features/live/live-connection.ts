import { liveCloseCodes, type LiveEvent } from '@parley/contracts/events/live.ts'
import { delayBefore, liveNumbers } from './live-numbers.ts'

/** connected → reconnecting → polling (Document 2, 4.3). */
export type LiveState = 'connecting' | 'connected' | 'reconnecting' | 'polling'

export interface LiveConnectionOptions {
  /** A fresh one-time ticket for each attempt. */
  getTicket: () => Promise<string>
  address: (ticket: string, after: number | undefined) => string
  onEvent: (event: LiveEvent) => void
  onState: (state: LiveState) => void
  createSocket?: (address: string) => WebSocket
}

/**
 * The live channel of a phase: connects with a ticket, replays what was missed, beats, reconnects with back-off, and
 * says when it has given up and the panel has to poll. Polling goes on trying to come back.
 */
export function openLiveConnection(options: LiveConnectionOptions): () => void {
  const connection = new LiveConnection(options)
  void connection.connect()
  return () => connection.close()
}

class LiveConnection {
  readonly #options: LiveConnectionOptions
  #socket: WebSocket | undefined
  #attempt = 0
  #lastSeq: number | undefined
  #isClosed = false
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(options: LiveConnectionOptions) {
    this.#options = options
  }

  async connect(): Promise<void> {
    if (this.#isClosed) return
    try {
      const ticket = await this.#options.getTicket()
      if (!this.#closedMeanwhile()) this.#open(ticket)
    } catch {
      this.#retry()
    }
  }

  close(): void {
    this.#isClosed = true
    this.#clearTimers()
    this.#socket?.close(liveCloseCodes.normal)
  }

  #closedMeanwhile(): boolean {
    return this.#isClosed
  }

  #open(ticket: string): void {
    const create = this.#options.createSocket ?? ((address: string) => new WebSocket(address))
    const socket = create(this.#options.address(ticket, this.#lastSeq))
    this.#socket = socket
    const timeout = this.#after(liveNumbers.connectTimeout, () => socket.close())
    socket.onopen = () => {
      clearTimeout(timeout)
      this.#attempt = 0
      this.#options.onState('connected')
      this.#beat(socket)
    }
    socket.onmessage = (message: MessageEvent<string>) => this.#take(message.data)
    socket.onclose = ({ code }) => {
      this.#clearTimers()
      if (this.#isClosed || code === liveCloseCodes.normal) return
      this.#retry()
    }
  }

  #beat(socket: WebSocket): void {
    this.#after(liveNumbers.heartbeat, () => {
      if (socket.readyState !== WebSocket.OPEN) return
      socket.send('PING')
      this.#beat(socket)
    })
  }

  #take(text: string): void {
    const event = JSON.parse(text) as LiveEvent
    // Replay and follow may meet: what is known is not told twice.
    if (event.seq > 0) {
      if (this.#lastSeq !== undefined && event.seq <= this.#lastSeq) return
      this.#lastSeq = event.seq
    }
    this.#options.onEvent(event)
  }

  #retry(): void {
    if (this.#isClosed) return
    const hasGivenUp = this.#attempt >= liveNumbers.mostAttempts
    this.#options.onState(hasGivenUp ? 'polling' : 'reconnecting')
    this.#after(delayBefore(this.#attempt), () => void this.connect())
    this.#attempt += 1
  }

  #after(milliseconds: number, work: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(work, milliseconds)
    this.#timers.push(timer)
    return timer
  }

  #clearTimers(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
  }
}
