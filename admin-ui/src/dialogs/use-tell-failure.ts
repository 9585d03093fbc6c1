import { useNotify, useTranslate } from 'react-admin'
import { reasonOf } from './refusal.ts'

/**
 * Tells that something did not work, and why as far as it is known.
 * @param failed key of what is told where the server gave no reason; the error's own words unless told
 */
export function useTellFailure(failed?: string): (error: unknown) => void {
  const notify = useNotify()
  const translate = useTranslate()
  const wordsOf = (error: unknown): string => {
    if (failed !== undefined) return reasonOf(error, { failed: translate(failed) })
    return error instanceof Error ? error.message : 'ra.notification.http_error'
  }
  return (error) => {
    const words = wordsOf(error)
    notify(words, { type: 'error', messageArgs: { _: words } })
  }
}
