import { inPlainWords } from '@parley/contracts/issue-texts.ts'
import { fieldErrors, refusalOf } from '@parley/contracts/refused-fields.ts'
import type { RouteDefinition } from '@parley/contracts/route.ts'
import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import type { AnyCallInput, CallInput, CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { callWith } from '@parley/ui-kit/calls/call-route.ts'
import type { Limited } from '@parley/ui-kit/lib/text-limit.ts'
import type { ChangeEvent } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'

/** A route, and what it is called with. */
interface Sending<D extends RouteDefinition, Values, From> {
  route: D
  input: (values: Values, from: From, isChanged: (name: keyof Values & string) => boolean) => CallInput<D>
}

/** What keeps values from being sent: a sentence above the form, texts beside the fields. */
export interface Problem {
  message?: string
  errors?: Partial<Record<string, string>>
}

export interface RecordFormOptions<Row, Values, C extends RouteDefinition, U extends RouteDefinition> {
  /** What is edited; undefined for a new one. */
  record: Row | undefined
  valuesOf: (record: Row | undefined) => Values
  create?: Sending<C, Values, undefined>
  /** Made from the record as it was read, or as somebody else has made it meanwhile. */
  update?: Sending<U, Values, Row>
  /** Routes whose cached answers are read anew, once it is saved. */
  refreshes: readonly RouteDefinition[]
  /** The form's own rules, beyond those of the contract; texts beside fields go once they are followed. */
  check?: (values: Values) => Problem | undefined
  /** The field that a path of what is sent stands for, where that is another. */
  fieldOf?: (path: string) => string
  /** What is said of a failure, in place of the server's own sentence. */
  failed?: (error: Error) => string
  /** Whether two say the same, where more than the letter counts. */
  isSame?: (one: Values, other: Values) => boolean
  /** The key of what is typed, which then survives a reload. */
  draft?: string
  onSaved: (saved: CallOutput<C | U>, values: Values) => unknown
}

export type Focusable = Pick<HTMLElement, 'focus'>

/** For a text field. */
export interface FieldProps<Value> {
  name: string
  value: Value
  error: boolean
  helperText: string | undefined
  inputRef: (input: Focusable | null) => void
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => unknown
}

export interface RecordForm<Row, Values extends FieldValues> {
  values: Values
  /** As they are stored. */
  stored: Values
  change: (part: Partial<Values>) => void
  /** Binds an input to a value. */
  field: <Name extends FieldPath<Values>>(name: Name) => FieldProps<FieldPathValue<Values, Name>>
  /** Binds a text whose length the contract limits. */
  limited: <Name extends FieldPath<Values>>(
    name: Name,
  ) => FieldProps<FieldPathValue<Values, Name>> & { limit: readonly [Limited, string] }
  /** What is wrong with a field, by its path in the form or in what is sent. */
  problemOf: (name: string) => string | undefined
  isDirty: boolean
  isBusy: boolean
  /** Why it was not saved. */
  failure: string | undefined
  /** The record as somebody else has saved it meanwhile, until the person has decided. */
  theirs: Row | null
  save: () => void
  keepMine: () => void
  takeTheirs: () => void
  /** Something that was typed before a reload is shown. */
  isRestored: boolean
  /** Goes back to what is stored. */
  discard: () => void
  /** Forgets the draft. */
  forget: () => void
  /** Grows when other values are put in: an editor that holds its own begins anew by it. */
  edition: number
}

export const asJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** @throws ApiError as the server would, where the contract refuses what is to be sent */
function checkBody({ body }: RouteDefinition, input: AnyCallInput): void {
  const checked = body.safeParse(input.body ?? {}, inPlainWords)
  if (checked.success) return
  const errors = fieldErrors(checked.error)
  throw new ApiError(400, 'VALIDATION_FAILED', { message: refusalOf(errors), errors })
}

/** What is sent: values, the state that they were made from, and as they were stored then. */
interface Made<Row, Values> {
  values: Values
  from: Row | undefined
  stored: Values
}

/** @throws ApiError where the contract or the server refuses it */
export function sendRecord<
  Row,
  Values extends FieldValues,
  C extends RouteDefinition,
  U extends RouteDefinition,
>(
  { create, update }: Pick<RecordFormOptions<Row, Values, C, U>, 'create' | 'update'>,
  { values, from, stored }: Made<Row, Values>,
): Promise<CallOutput<C | U>> {
  const isChanged = (name: keyof Values): boolean => !asJson(values[name], stored[name])
  const [sending, input] =
    from !== undefined && update !== undefined
      ? [update, update.input(values, from, isChanged)]
      : [create, create?.input(values, undefined, isChanged)]
  if (sending === undefined) throw new Error('This form has no route for what is to be saved.')
  checkBody(sending.route, input ?? {})
  return callWith<C | U>(sending.route, input)
}

/** An edit that was begun before a reload is made from the record as it was then. */
export function beginningOf<Row extends { updatedAt: string }>(
  record: Row | undefined,
  found: FieldValues | undefined,
): Row | undefined {
  const begun: unknown = found?.updatedAt
  return record !== undefined && typeof begun === 'string' ? { ...record, updatedAt: begun } : record
}
