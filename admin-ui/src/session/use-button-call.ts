import { useState } from 'react'
import { useTellFailure } from '../dialogs/index.ts'
import { useGuarded } from './use-guarded.ts'

interface ButtonCall {
  isBusy: boolean
  /** Comes back when the call is over, well or not. */
  run: (call: () => Promise<void>) => Promise<void>
}

/**
 * A call that a button makes: the button is busy meanwhile, and a failure is told.
 * @param failed as of `useTellFailure`
 */
export function useButtonCall(failed?: string): ButtonCall {
  const guarded = useGuarded()
  const tellFailure = useTellFailure(failed)
  const [isBusy, setBusy] = useState(false)
  const run = async (call: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await guarded(call)
    } catch (error) {
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
