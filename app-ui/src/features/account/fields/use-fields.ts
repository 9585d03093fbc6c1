import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'

export interface Fields<Name extends string> {
  values: Record<Name, string>
  change: (name: Name, value: string) => void
  /** Beside the field: what is missing, or what the server says of it. */
  problemOf: (name: Name) => string | undefined
  /** What the server says of none of the fields. */
  failure: unknown
  busy: boolean
  submit: () => void
  form: RefObject<HTMLFormElement | null>
}

type Problems<Name extends string> = Partial<Record<Name, string | undefined>>

interface FieldsOptions<Name extends string> {
  initial: Record<Name, string>
  /** What is wrong, beside each field. */
  check: (values: Record<Name, string>) => Problems<Name>
  send: (values: Record<Name, string>) => Promise<void>
}

const focusFirstWrong = ({ current }: RefObject<HTMLFormElement | null>): void =>
  current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** A short form of a page that loads before sign-in, kept without the form library. */
export function useFields<Name extends string>({ initial, check, send }: FieldsOptions<Name>): Fields<Name> {
  const [values, setValues] = useState(initial)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const form = useRef<HTMLFormElement>(null)
  const problems: Problems<Name> = tried ? check(values) : {}
  const refused: Partial<Record<string, string>> = failure instanceof ApiError ? failure.errors : {}
  const isBeside = Object.keys(refused).some((name) => name in values)
  useEffect(() => {
    if (tried) focusFirstWrong(form)
  }, [tried])
  useEffect(() => {
    // Not as a refusal goes: whoever types into one field is not sent to another.
    if (failure !== null) focusFirstWrong(form)
  }, [failure])
  const run = async (): Promise<void> => {
    setTried(true)
    setFailure(null)
    if (Object.values(check(values)).some((problem) => problem !== undefined)) return
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    values,
    change: (name, value) => {
      setValues({ ...values, [name]: value })
      setFailure(null)
    },
    problemOf: (name) => problems[name] ?? refused[name],
    failure: isBeside ? null : failure,
    busy,
    submit: () => {
      if (!busy) void run()
    },
    form,
  }
}
