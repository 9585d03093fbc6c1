import type { Sorting } from '@parley/ui-kit/components/sortable/sorting.ts'
import { createContext, useContext } from 'react'
import type { InputsDraft, InputsPlace, TemplateDraft } from '../model/template-draft.ts'
import type { GroupId } from './inputs-changes.ts'

/** What the rows of one builder share; the same object for as long as the builder is shown. */
export interface Builder {
  place: InputsPlace
  groups: Sorting
  fields: Sorting
  inputsIn: (draft: TemplateDraft) => InputsDraft | undefined
  /** Changes the inputs of the place; edits with the same mark soon after each other are one step. */
  edit: (change: (inputs: InputsDraft) => void, mark?: string) => void
  /** Remembers a field that was just added, so that its label can be written over. */
  added: { keep: (fieldId: string | undefined) => void; take: (fieldId: string) => boolean }
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (builder === null) throw new Error('There is no builder of inputs around')
  return builder
}

/** The loose fields' list has a name that no group's id can be. */
const looseList = ''
export const listOfGroup = (groupId: GroupId): string => groupId ?? looseList
export const groupOfList = (list: string): GroupId => (list === looseList ? null : list)
/** The list in which the groups themselves stand. */
export const groupsList = 'groups'
