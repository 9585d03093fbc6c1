import type { LiveEvent, LiveEventType } from '@parley/contracts/events/live.ts'

/** What concerns the person and no phase; a phase's socket may bring it, too. */
const ofOwnStream: ReadonlySet<LiveEventType> = new Set([
  'EXPORT_UPDATED',
  'ARTIFACT_UPDATED',
  'IMPORT_UPDATED',
  'NOTIFICATION_CREATED',
  'KNOWLEDGE_TOKEN',
])

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  /** All that were made since `useFakeSockets`, oldest first. */
  static made: FakeSocket[] = []

  readonly address: URL
  readonly sent: string[] = []
  readyState: number = FakeSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(address: string) {
    this.address = new URL(address)
    FakeSocket.made.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  /** Either end closes. */
  close(code = 1006): void {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code })
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  receive(type: LiveEventType, data: LiveEvent['data'] = {}, seq = 0): void {
    const phaseId = ofOwnStream.has(type) ? null : this.address.searchParams.get('phaseId')
    const event: LiveEvent = { type, phaseId, seq, at: '2026-03-02T09:30:00.000Z', data }
    this.onmessage?.({ data: JSON.stringify(event) })
  }
}

/** Puts the fake in the place of the browser's; returns the way back. */
export function useFakeSockets(): () => void {
  const real = globalThis.WebSocket
  FakeSocket.made = []
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket
  return () => {
    globalThis.WebSocket = real
  }
}
