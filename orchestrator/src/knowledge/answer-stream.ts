import { firmChannel, type FirmMessage } from '@parley/contracts/events/channels.ts'
import { stripCitationMarks } from '../models/index.ts'
import { gatherTokens, type TokenStream } from '../steps/index.ts'
import { harmlessText, withoutForeignNumbers } from './harmless-text.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import type { KnowledgePorts } from './knowledge-ports.ts'

/** An unfinished construct is waited for that long, in characters; then it is taken as it is. */
const longestConstruct = 600
/** Characters of one message; a channel takes 7,000 bytes. */
const longestDelta = 1_500

/**
 * The text of an answer as it comes, to the asker alone (KNOWLEDGE_TOKEN on the own stream). It is not checked yet, so
 * it goes out without marks and without anything that could load or lead somewhere.
 */
export function createAnswerStream(
  { events, logger }: Pick<KnowledgePorts, 'events' | 'logger'>,
  place: KnowledgePlace,
  streamId: string,
): TokenStream {
  const send = (delta: string, offset: number): void => {
    const message: FirmMessage = {
      type: 'KNOWLEDGE_TOKEN',
      firmId: place.firmId,
      clientId: place.clientId,
      userId: place.userId,
      data: { streamId, delta, offset },
    }
    events
      .publish(firmChannel(place.firmId), message)
      .catch((error: unknown) => logger.warn({ error }, 'an event was not published'))
  }
  const tokens = gatherTokens(({ delta, offset }) => {
    for (let at = 0; at < delta.length; at += longestDelta)
      send(delta.slice(at, at + longestDelta), offset + at)
  })
  return harmlessStream(tokens)
}

/** Lets text through up to the last place at which nothing is open, made harmless. */
export function harmlessStream(out: TokenStream): TokenStream {
  let raw = ''
  let shown = ''
  const show = (upTo: number): void => {
    const safe = shownText(raw.slice(0, upTo))
    if (safe.length <= shown.length || !safe.startsWith(shown)) return
    out.onDelta(safe.slice(shown.length))
    shown = safe
  }
  return {
    onDelta(delta) {
      raw += delta
      show(safeEnd(raw))
    },
    onRestart() {
      raw = ''
      shown = ''
      out.onRestart()
    },
    end() {
      show(raw.length)
      out.end()
    },
  }
}

const shownText = (text: string): string => withoutForeignNumbers(harmlessText(stripCitationMarks(text)))

/** Up to where a text cannot change its meaning by what follows: the last white space outside of an open construct. */
function safeEnd(text: string): number {
  const end = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'))
  if (end === -1) return 0
  const from = Math.max(0, end - longestConstruct)
  const open = /(?:!?\[[^\]]*|!?\[[^[\]]*\]\([^)]*|\[\[[^\]]*\]?|<[^<>]*)$/.exec(text.slice(from, end))
  return trimmed(text, open === null ? end : from + open.index)
}

/** White space before a mark goes with the mark. */
const trimmed = (text: string, end: number): number => text.slice(0, end).trimEnd().length
