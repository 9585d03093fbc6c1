import { useState } from 'react'

interface TextForm<Value> {
  parse: (text: string) => Value
  format: (value: Value) => string
}

/**
 * The text of a value that is written as text: as the person types it ('1, ' or '0.'), as long as it means the value;
 * else as the value is written, for instance after a step back.
 */
export function useOwnText<Value>(
  value: Value,
  { parse, format }: TextForm<Value>,
): { text: string; setText: (text: string) => void; tidy: () => void } {
  const [own, setText] = useState(() => format(value))
  const written = format(value)
  const text = format(parse(own)) === written ? own : written
  return { text, setText, tidy: () => setText(written) }
}
