import type { Limited } from '@parley/ui-kit/lib/text-limit.ts'
import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  useForm,
  useWatch,
} from 'react-hook-form'
import { refusalSentence, refusalWords } from './refusal-words.ts'
import type { Focusable, Problem, RecordForm } from './record-form.ts'

interface FormFieldsOptions<Values> {
  beginning: Values
  check: ((values: Values) => Problem | undefined) | undefined
  fieldOf: ((path: string) => string) | undefined
  /** Limits the lengths of texts. */
  contract: Limited
}

/** What is typed and what is wrong with it, field by field; the first wrong one is focused. */
export function useFormFields<Values extends FieldValues>(options: FormFieldsOptions<Values>) {
  const { check, fieldOf, contract } = options
  const form = useForm<Values>({ defaultValues: options.beginning as DefaultValues<Values> })
  const values = useWatch({ control: form.control }) as Values
  const [failure, setFailure] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const inputs = useRef(new Map<string, Focusable>())

  const show = ({ message, errors: texts = {} }: Problem): void => {
    const wrong = Object.entries(texts).flatMap(([path, text]) =>
      text === undefined ? [] : [[fieldOf?.(path) ?? path, refusalWords(text)] as const],
    )
    setFailure(refusalSentence(message, texts))
    wrong.forEach(([name, text]) => form.setError(name as FieldPath<Values>, { message: text }))
    inputs.current.get(wrong.find(([name]) => inputs.current.has(name))?.[0] ?? '')?.focus()
  }
  /** Nothing is wrong any more; what is still unmet is shown from the first try on. */
  const forgive = (tried: boolean): void => {
    setFailure(undefined)
    setIsTried(tried)
    form.clearErrors()
  }
  const problemOf = (name: string): string | undefined =>
    form.getFieldState(name as FieldPath<Values>, form.formState).error?.message ??
    (isTried ? check?.(values)?.errors?.[name] : undefined)
  const change = (name: string, value: unknown): void => {
    form.clearErrors(name as FieldPath<Values>)
    form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>)
  }
  const field: RecordForm<never, Values>['field'] = (name) => ({
    name,
    value: get(values, name),
    error: problemOf(name) !== undefined,
    helperText: problemOf(name),
    inputRef: (input) =>
      void (input === null ? inputs.current.delete(name) : inputs.current.set(name, input)),
    onChange: ({ target }) => change(name, target.value),
  })
  const bound: Pick<RecordForm<never, Values>, 'values' | 'change' | 'field' | 'limited' | 'problemOf'> = {
    values,
    change: (part) => Object.entries(part).forEach(([name, value]) => change(name, value)),
    field,
    limited: (name) => ({ ...field(name), limit: [contract, name] as const }),
    problemOf,
  }
  return { form, bound, failure, show, forgive }
}
