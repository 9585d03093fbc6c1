const open = '<think>'
const close = '</think>'

export interface TextFilter {
  read(delta: string): void
  /** The answer is over: what was held back and is no thinking is text after all. */
  end(): void
}

/** Some servers leave a model's thinking in its answer, between tags at its very begin: it is no part of the text. */
export function withoutThinking(append: (text: string) => void): TextFilter {
  let held = ''
  let isText = false
  return {
    read(delta) {
      if (isText) {
        append(delta)
        return
      }
      held += delta
      const text = textOf(held)
      if (text === undefined) return
      isText = true
      append(text)
    },
    end() {
      if (!isText && !isThinking(held)) append(held)
    },
  }
}

const isThinking = (begin: string): boolean => begin.trimStart().startsWith(open)

/** What of the begin of an answer is text; undefined as long as nobody can tell, or all of it is thinking. */
function textOf(begin: string): string | undefined {
  if (!isThinking(begin)) return open.startsWith(begin.trimStart()) ? undefined : begin
  const end = begin.indexOf(close)
  const rest = end === -1 ? '' : begin.slice(end + close.length).trimStart()
  return rest === '' ? undefined : rest
}
