import {
  consultantTemplate,
  importConsultants,
  importFields,
  importStakeholders,
  stakeholderTemplate,
} from '@parley/contracts/http/imports.ts'
import type { RouteDefinition } from '@parley/contracts/route.ts'

/** Whose people come from the file. */
export type ImportTarget = { kind: 'stakeholders'; clientId: string } | { kind: 'consultants' }

export const routesOf = ({ kind }: ImportTarget) =>
  kind === 'stakeholders'
    ? { upload: importStakeholders, template: stakeholderTemplate }
    : { upload: importConsultants, template: consultantTemplate }

export type ImportField = (typeof importFields)[ImportTarget['kind']][number]
export const fieldsOf = ({ kind }: ImportTarget): readonly ImportField[] => importFields[kind]

/** Field to the place of its column, from 0. */
export type Mapping = Record<string, number>

export interface ImportProps {
  target: ImportTarget
  /** Lists that show the imported. */
  refreshes: readonly RouteDefinition[]
}
