import { callOnce, roomFor } from './client-session.ts'
import type { CallOptions, Room, Session } from './client-session.ts'
import { exhaustedSentence } from './error-sentences.ts'
import { ModelError } from './port.ts'
import type { ModelProvider, ProviderAnswer } from './port.ts'
import { retryDelay, sleep as realSleep } from './retry.ts'
import { noUsage } from './usage.ts'

/** Thinking used up all of the room. */
const isExhausted = (answer: ProviderAnswer): boolean => answer.truncated && answer.text === ''

/**
 * A provider's answer, asked for again while its failure may pass. One that only thought is asked once more, with more
 * room and to think less.
 * @throws ModelError
 */
export async function answerBy(session: Session, provider: ModelProvider): Promise<ProviderAnswer> {
  const first = await askPatiently(session, provider, { purpose: 'answer' })
  if (!isExhausted(first)) return first
  const room = widerRoom(roomFor(session, provider), provider)
  const second = await askPatiently(session, provider, { purpose: 'answer', room })
  if (!isExhausted(second)) return second
  // Both calls are counted already.
  throw new ModelError('malformed', provider.id, { message: exhaustedSentence(provider.id), usage: noUsage })
}

const widerRoom = (room: Room, { contextTokens }: ModelProvider): Room => ({
  ...room,
  thinkingTokens: Math.min(room.thinkingTokens * 2, Math.floor(contextTokens / 2)),
  ...(room.effort && { effort: 'low' }),
})

async function askPatiently(
  session: Session,
  provider: ModelProvider,
  options: CallOptions,
): Promise<ProviderAnswer> {
  const random = session.ports.random ?? Math.random
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callOnce(session, provider, options)
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      const delay = retryDelay(error, attempt, { maxAttempts: session.settings.maxAttempts, random })
      if (delay === undefined) throw error
      await pause(session, provider, delay)
    }
  }
}

async function pause(session: Session, provider: ModelProvider, delay: number): Promise<void> {
  const { signal } = session.request
  try {
    await (session.ports.sleep ?? realSleep)(delay, signal)
    signal?.throwIfAborted()
  } catch (cause) {
    throw new ModelError('aborted', provider.id, {
      message: 'Stopped while waiting to ask again.',
      cause,
      usage: session.usage,
    })
  }
}

const goOn =
  'Your answer reached its length before it was complete. Go on exactly where it stops, even within a word: ' +
  'repeat nothing, announce nothing, and come to an end.'

/**
 * A text that ran into its length is continued once; what is streamed goes on without a restart. Where the second part
 * stops short too, or cannot be had, the answer stays truncated.
 */
export async function continued(
  session: Session,
  provider: ModelProvider,
  answer: ProviderAnswer,
): Promise<Pick<ProviderAnswer, 'text' | 'truncated'>> {
  if (!answer.truncated) return answer
  try {
    const rest = await callOnce(session, provider, {
      purpose: 'continuation',
      exchange: { answer: answer.text, instruction: goOn },
      streamed: answer.text,
    })
    return { text: answer.text + rest.text, truncated: rest.truncated }
  } catch (error) {
    if (!(error instanceof ModelError) || error.kind === 'aborted') throw error
    return answer
  }
}
