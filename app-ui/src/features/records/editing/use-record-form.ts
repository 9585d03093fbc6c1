import type { RouteDefinition } from '@parley/contracts/route.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { forgetDraft, keepDraft, readDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useRefresh } from '@parley/ui-kit/calls/use-route.ts'
import type { Limited } from '@parley/ui-kit/lib/text-limit.ts'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { asJson, beginningOf, type RecordForm, type RecordFormOptions, sendRecord } from './record-form.ts'
import { useFormFields } from './use-form-fields.ts'

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
  const [edition, setEdition] = useState(0)
  const { form, bound, failure, show, forgive } = useFormFields<Values>({
    beginning: found ?? stored,
    check: options.check,
    fieldOf: options.fieldOf,
    // Whoever binds a field sends it somewhere.
    contract: (options.create?.route ?? options.update?.route) as Limited,
  })
  const refresh = useRefresh(options.refreshes)
  const { isSubmitting } = form.formState
  useKeptDraft(form, draft)

  const forget = (): void => {
    if (draft !== undefined) forgetDraft(draft)
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
      forget()
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
    forgive(true)
    void form.handleSubmit((made) => submit(made, from))()
  }
  const putIn = (next: Values): void => {
    setStored(next)
    setFound(undefined)
    forgive(false)
    setEdition(edition + 1)
    form.reset(next)
  }
  const decide = (next: Row): void => {
    setBase(next)
    setTheirs(null)
  }
  const isDirty = !isSame(bound.values, stored)
  return {
    ...bound,
    stored,
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
