import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useGuarded } from './use-guarded.ts'

interface ButtonCall {
  isBusy: boolean
  run: (call: () => Promise<void>) => void
}

/** A call that a button makes: the button is busy meanwhile, a failure is told, and the page is read anew after it. */
export function useButtonCall(): ButtonCall {
  const guarded = useGuarded()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const run = async (call: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await guarded(call)
    } catch (error) {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error'
      notify(message, { type: 'error', messageArgs: { _: message } })
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return { isBusy, run: (call) => void run(call) }
}
