import { sleep } from '../retry.ts'

/** Words with the white space that follows them, so that joining them gives the text again. */
const piecesOf = (text: string): string[] => text.match(/\s*\S+\s*/g) ?? []

/** Timers are no finer than this; faster rates send several words at a time. */
const tickMs = 20
/** About three words make four tokens of English. */
const tokensPerWord = 4 / 3

/**
 * Gives out a text word by word at a rate, so that people can watch, pause and cancel (decisions D10).
 * @param tokensPerSecond 0 gives all of it at once
 * @throws the signal's reason when it is aborted
 */
export async function streamPaced(
  text: string,
  tokensPerSecond: number,
  options: { onDelta?: ((delta: string) => void) | undefined; signal?: AbortSignal | undefined },
): Promise<void> {
  options.signal?.throwIfAborted()
  if (tokensPerSecond === 0) {
    options.onDelta?.(text)
    return
  }
  const pieces = piecesOf(text)
  const wordsPerTick = (tokensPerSecond * tickMs) / 1_000 / tokensPerWord
  let sent = 0
  for (let tick = 1; sent < pieces.length; tick += 1) {
    await sleep(tickMs, options.signal)
    const due = Math.min(pieces.length, Math.floor(tick * wordsPerTick))
    if (due > sent) options.onDelta?.(pieces.slice(sent, due).join(''))
    sent = Math.max(sent, due)
  }
}
