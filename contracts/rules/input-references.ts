import { idSchema } from '../ids.ts'
import type { InputField, RequiredInputs } from '../template-definition.ts'
import { allFields, fileValueSchema } from './input-values.ts'

/** Fields and what people put in them. */
export interface GivenInputs {
  inputs: RequiredInputs
  values: Record<string, unknown>
}

/** Ids that inputs hold. */
export interface InputReferences {
  /** Of stakeholders and accounts alike, since both are people. */
  people: string[]
  documents: string[]
}

export const isOfPeople = ({ type }: InputField): boolean => type === 'stakeholders' || type === 'contacts'
export const isId = (value: unknown): value is string => idSchema.safeParse(value).success
const distinctIds = (values: readonly unknown[]): string[] => [...new Set(values.filter(isId))]

export const documentIdOf = (value: unknown): string | undefined =>
  fileValueSchema.element.safeParse(value).data?.artifactId

/** The people and documents that inputs name by their ids. */
export function idsIn(given: readonly GivenInputs[]): InputReferences {
  const valuesOf = (isWanted: (field: InputField) => boolean): unknown[] =>
    given
      .flatMap(({ inputs, values }) =>
        allFields(inputs)
          .filter(isWanted)
          .map(({ name }) => values[name]),
      )
      .flat()
  const documents = valuesOf(({ type }) => type === 'file').map(documentIdOf)
  return { people: distinctIds(valuesOf(isOfPeople)), documents: distinctIds(documents) }
}
