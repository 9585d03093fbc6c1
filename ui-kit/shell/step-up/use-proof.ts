import { stepUp, type stepUpWays } from '@parley/contracts/http/two-factor.ts'
import { useState } from 'react'
import { ApiError } from '../../calls/api-error.ts'
import type { CallOutput } from '../../calls/call-input.ts'
import { useRouteMutation } from '../../calls/use-route.ts'

/** What is typed as a proof of who one is, by password or code, and what became of it. */
export function useProof(ways: CallOutput<typeof stepUpWays> | undefined, onProved: () => void) {
  const prove = useRouteMutation(stepUp)
  const [prefersCode, setPrefersCode] = useState(false)
  const [text, setText] = useState('')
  const byCode = prefersCode || ways?.password === false
  const { error } = prove
  const isWrong = error instanceof ApiError && error.code === 'VALIDATION_FAILED'
  return {
    text,
    setText,
    byCode,
    isWrong,
    busy: prove.isPending,
    /** Other than a wrong proof, which stands beside its field. */
    failure: isWrong ? null : error,
    send: (): void =>
      prove.mutate(
        { body: byCode ? { code: text.trim() } : { password: text } },
        { onSuccess: onProved, onError: () => setText('') },
      ),
    /** From the password to a code and back. */
    change: (): void => {
      setPrefersCode(!prefersCode)
      setText('')
      prove.reset()
    },
  }
}
