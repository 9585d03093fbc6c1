import {
  changePassword,
  getSecurityStats,
  leastPasswordLength,
  listSecurityActivity,
} from '@parley/contracts/http/security.ts'
import { listSessions } from '@parley/contracts/http/session.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { keepSession } from '@parley/ui-kit/calls/session-store.ts'
import { meRoute } from '@parley/ui-kit/calls/sign-in-routes.ts'
import { keyOf, useRefresh } from '@parley/ui-kit/calls/use-route.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lengthOf } from '../passwords/parts.ts'

export interface Passwords {
  current: string
  next: string
  confirmation: string
}
export type PasswordProblem = 'required' | 'tooShort' | 'mustMatch'
export type PasswordProblems = Partial<Record<keyof Passwords, PasswordProblem>>

/** Document 3, section 5; what the firm asks beyond, the server says beside the field. */
function problemsOf({ current, next, confirmation }: Passwords, least: number): PasswordProblems {
  const ofNext = next === '' ? 'required' : lengthOf(next) < least ? 'tooShort' : undefined
  const ofConfirmation = confirmation === '' ? 'required' : confirmation === next ? undefined : 'mustMatch'
  return {
    ...(current === '' && { current: 'required' }),
    ...(ofNext !== undefined && { next: ofNext }),
    ...(ofConfirmation !== undefined && { confirmation: ofConfirmation }),
  }
}

/** The form of a new password; the session goes on under a new id. */
export function useChangePassword(onDone: (message: string) => void, least = leastPasswordLength) {
  const client = useQueryClient()
  const refresh = useRefresh([getSecurityStats, listSecurityActivity, listSessions])
  const change = useMutation({
    mutationFn: async (body: { currentPassword: string; newPassword: string }) => {
      const { message, token, user } = await callRoute(changePassword, { body })
      // Before anything else is asked: the session that asked is over.
      keepSession(token, user)
      client.setQueryData(keyOf(meRoute, {}), { user })
      return message
    },
    onSuccess: async (message) => {
      onDone(message)
      await refresh()
    },
  })
  const [values, setValues] = useState<Passwords>({ current: '', next: '', confirmation: '' })
  const [isTried, setIsTried] = useState(false)
  const refused = change.error instanceof ApiError ? change.error.errors : {}
  const isBeside = refused.currentPassword !== undefined || refused.newPassword !== undefined
  const submit = (): void => {
    setIsTried(true)
    if (Object.keys(problemsOf(values, least)).length > 0) return
    change.mutate({ currentPassword: values.current, newPassword: values.next })
  }
  return {
    values,
    set: (part: Partial<Passwords>) => {
      setValues({ ...values, ...part })
      if (change.isError) change.reset()
    },
    problems: isTried ? problemsOf(values, least) : {},
    refused: { current: refused.currentPassword, next: refused.newPassword },
    failure: change.isError && !isBeside ? messageOf(change.error) : undefined,
    isBusy: change.isPending,
    submit,
  }
}
