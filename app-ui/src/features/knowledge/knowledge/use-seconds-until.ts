import { useEffect, useState } from 'react'

const secondsTo = (until: number | undefined): number =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Whole seconds until a time (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(until: number | undefined): number {
  const [, setTick] = useState(0)
  const seconds = secondsTo(until)
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setTick((tick) => tick + 1), 1000)
    return () => clearTimeout(timer)
  })
  return seconds
}
