import { liveCloseCodes, type LiveEvent } from '@parley/contracts/events/live.ts'
import { delayBefore, liveNumbers } from './live-numbers.ts'

/** connected → reconnecting → polling (Document 2, 4.3). */
export type LiveState = 'connecting' | 'connected' | 'reconnecting' | 'polling'

/**
 * What is wrong where it is not connected, in the words of Document 2, section 8 on the screen; `slow` where it is, and
 * the answer to a beat is late.
 */
export type LiveProblem = 'notAvailable' | 'connectionError' | 'notCreated' | 'usingPolling' | 'slow'

export interface LiveConnectionOptions {
  /** A fresh one-time ticket for each attempt. */
  getTicket: () => Promise<string>
  address: (ticket: string, after: number | undefined) => string
  /** Place in the phase's order from which on events are told; without it from the connection on. */
  after?: number
  onEvent: (event: LiveEvent) => void
  /** Told 'connected' again when it becomes slow, and when it is not any more. */
  onState: (state: LiveState, problem?: LiveProblem) => void
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
  /** Whether anything came since the last PING; a line that stays silent is dead, whatever the socket says. */
  #hasHeard = true
  #isSlow = false
  #timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(options: LiveConnectionOptions) {
    this.#options = options
    this.#lastSeq = options.after
  }

  async connect(): Promise<void> {
    if (this.#isClosed) return
    try {
      const ticket = await this.#options.getTicket()
      if (!this.#closedMeanwhile()) this.#open(ticket)
    } catch {
      this.#retry('notAvailable')
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
    const socket = this.#create(ticket)
    if (socket === undefined) return
    this.#socket = socket
    let wasOpen = false
    const timeout = this.#after(liveNumbers.connectTimeout, () => socket.close())
    socket.onopen = () => {
      clearTimeout(timeout)
      wasOpen = true
      this.#attempt = 0
      this.#hasHeard = true
      this.#isSlow = false
      this.#options.onState('connected')
      this.#beat(socket)
    }
    socket.onmessage = (message: MessageEvent<string>) => this.#take(message.data)
    socket.onclose = ({ code }) => {
      this.#clearTimers()
      if (this.#isClosed || code === liveCloseCodes.normal) return
      this.#retry(wasOpen ? 'connectionError' : 'notAvailable')
    }
  }

  #create(ticket: string): WebSocket | undefined {
    const create = this.#options.createSocket ?? ((address: string) => new WebSocket(address))
    try {
      return create(this.#options.address(ticket, this.#lastSeq))
    } catch {
      this.#retry('notCreated')
      return undefined
    }
  }

  #beat(socket: WebSocket): void {
    this.#after(liveNumbers.heartbeat, () => {
      if (socket.readyState !== WebSocket.OPEN) return
      this.#hasHeard = false
      socket.send('PING')
      this.#after(liveNumbers.slowAnswer, () => this.#tellSlow(!this.#hasHeard))
      this.#after(liveNumbers.longestAnswer, () => {
        if (!this.#hasHeard) this.#drop(socket)
      })
      this.#beat(socket)
    })
  }

  #tellSlow(isSlow: boolean): void {
    if (this.#isSlow === isSlow) return
    this.#isSlow = isSlow
    this.#options.onState('connected', isSlow ? 'slow' : undefined)
  }

  /** A dead line may take minutes to close: it is left behind at once. */
  #drop(socket: WebSocket): void {
    socket.onclose = null
    socket.onmessage = null
    socket.close(liveCloseCodes.silent)
    this.#clearTimers()
    this.#retry('connectionError')
  }

  #take(text: string): void {
    this.#hasHeard = true
    this.#tellSlow(false)
    const event = JSON.parse(text) as LiveEvent
    // Replay and follow may meet: what is known is not told twice.
    if (event.seq > 0) {
      if (this.#lastSeq !== undefined && event.seq <= this.#lastSeq) return
      this.#lastSeq = event.seq
    }
    this.#options.onEvent(event)
  }

  #retry(problem: LiveProblem): void {
    if (this.#isClosed) return
    const hasGivenUp = this.#attempt >= liveNumbers.mostAttempts
    if (hasGivenUp) this.#options.onState('polling', 'usingPolling')
    else this.#options.onState('reconnecting', problem)
    this.#after(delayBefore(this.#attempt), () => void this.connect())
    this.#attempt += 1
  }

  #after(milliseconds: number, work: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, milliseconds)
    this.#timers.add(timer)
    return timer
  }

  #clearTimers(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers.clear()
  }
}
