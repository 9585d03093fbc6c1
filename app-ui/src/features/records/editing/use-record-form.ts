import type { RouteDefinition } from '@parley/contracts/route.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { forgetDraft, keepDraft, readDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useRefresh } from '@parley/ui-kit/calls/use-route.ts'
import type { Limited } from '@parley/ui-kit/lib/text-limit.ts'
import { useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { refusalSentence, refusalWords } from './refusal-words.ts'
import {
  asJson,
  beginningOf,
  type Focusable,
  type Problem,
  type RecordForm,
  type RecordFormOptions,
  sendRecord,
} from './record-form.ts'

/**
 * The form of a record: sends it as a new one or as a change of the one that it was made from. What the contract or
 * the server refuses stands beside the fields and the first of them is focused; where somebody else has saved the
 * record meanwhile the person decides, and nothing typed is lost (decisions D3).
 */
export function useRecordForm<
  Row extends { updatedAt: string },
  Values extends FieldValues,
  C extends RouteDefinition = never,
  U extends RouteDefinition = never,
>(options: RecordFormOptions<Row, Values, C, U>): RecordForm<Row, Values> {
  const { record, valuesOf, draft, isSame = asJson } = options
  const [found, setFound] = useState(() =>
    draft === undefined ? undefined : (readDraft(draft) as Values | undefined),
  )
  const [stored, setStored] = useState(() => valuesOf(record))
  const [base, setBase] = useState(() => beginningOf(record, found))
  const [theirs, setTheirs] = useState<Row | null>(null)
  const [failure, setFailure] = useState<string>()
  const [edition, setEdition] = useState(0)
  const [isTried, setIsTried] = useState(false)
  const form = useForm<Values>({ defaultValues: (found ?? stored) as DefaultValues<Values> })
  const values = useWatch({ control: form.control }) as Values
  const refresh = useRefresh(options.refreshes)
  const { isSubmitting } = form.formState
  const inputs = useRef(new Map<string, Focusable>())
  // Whoever binds a field sends it somewhere.
  const contract = (options.create?.route ?? options.update?.route) as Limited
  useKeptDraft(form, draft)

  const show = ({ message, errors: texts = {} }: Problem): void => {
    const wrong = Object.entries(texts).flatMap(([path, text]) =>
      text === undefined ? [] : [[options.fieldOf?.(path) ?? path, refusalWords(text)] as const],
    )
    setFailure(refusalSentence(message, texts))
    wrong.forEach(([name, text]) => form.setError(name as FieldPath<Values>, { message: text }))
    inputs.current.get(wrong.find(([name]) => inputs.current.has(name))?.[0] ?? '')?.focus()
  }
  const submit = async (made: Values, from: Row | undefined): Promise<void> => {
    const problem = options.check?.(made)
    if (problem !== undefined) {
      show(problem)
      return
    }
    try {
      const saved = await sendRecord(options, { values: made, from, stored })
      await refresh()
      if (draft !== undefined) forgetDraft(draft)
      options.onSaved(saved, made)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE_UPDATE') setTheirs(error.current as Row)
      else
        show({
          message: options.failed?.(error as Error) ?? messageOf(error),
          ...(error instanceof ApiError && { errors: error.errors }),
        })
    }
  }
  const save = (from: Row | undefined): void => {
    setFailure(undefined)
    setIsTried(true)
    form.clearErrors()
    void form.handleSubmit((made) => submit(made, from))()
  }
  const putIn = (next: Values): void => {
    setStored(next)
    setFound(undefined)
    setIsTried(false)
    setFailure(undefined)
    setEdition(edition + 1)
    form.reset(next)
  }
  const decide = (next: Row): void => {
    setBase(next)
    setTheirs(null)
  }
  const forget = (): void => {
    if (draft !== undefined) forgetDraft(draft)
  }
  const problemOf = (name: string): string | undefined =>
    form.getFieldState(name as FieldPath<Values>, form.formState).error?.message ??
    (isTried ? options.check?.(values)?.errors?.[name] : undefined)
  const change = (name: string, value: unknown): void => {
    form.clearErrors(name as FieldPath<Values>)
    form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>)
  }
  const field: RecordForm<Row, Values>['field'] = (name) => ({
    name,
    value: get(values, name),
    error: problemOf(name) !== undefined,
    helperText: problemOf(name),
    inputRef: (input) =>
      void (input === null ? inputs.current.delete(name) : inputs.current.set(name, input)),
    onChange: ({ target }) => change(name, target.value),
  })
  const isDirty = !isSame(values, stored)
  return {
    values,
    stored,
    change: (part) => Object.entries(part).forEach(([name, value]) => change(name, value)),
    field,
    limited: (name) => ({ ...field(name), limit: [contract, name] as const }),
    problemOf,
    isDirty,
    isBusy: isSubmitting,
    failure: theirs === null ? failure : undefined,
    theirs,
    edition,
    isRestored: found !== undefined && isDirty,
    save: () => save(base),
    keepMine: () => {
      if (theirs === null) return
      decide(theirs)
      save(theirs)
    },
    takeTheirs: () => {
      if (theirs === null) return
      decide(theirs)
      putIn(valuesOf(theirs))
    },
    discard: () => {
      putIn(stored)
      forget()
    },
    forget,
  }
}

/** Keeps what is typed under the key, where there is one. */
function useKeptDraft<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  key: string | undefined,
) {
  useEffect(
    () =>
      key === undefined
        ? undefined
        : subscribe({ formState: { values: true }, callback: ({ values }) => void keepDraft(key, values) }),
    [key, subscribe],
  )
}
