import type { TenantRecords } from './isolation-world.ts'

/** A request that is right in every way for who may see the records. */
export interface ExampleRequest {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Sent as multipart, with a small text file beside the fields. */
  form?: Record<string, string>
  /** Name of the file's part; `file` unless told. */
  fileField?: string
  /** Of the file; `small.txt` unless told. */
  fileName?: string
}

export interface RouteExample {
  request: (records: TenantRecords) => ExampleRequest
  /**
   * Nobody's own request succeeds with these records (a session of somebody else, a tenant to switch into); only that
   * foreign and missing are alike is looked at.
   */
  isNeverOwn?: boolean
  /** Super admins reach every tenant by it: the directory, its users and roles, and the way into a tenant (D1, D11). */
  isOpenToSuperAdmins?: boolean
  /** Super admins outside of an impersonation, and nobody else (the console). */
  isForSuperAdmins?: boolean
}

export const noIds = (request: ExampleRequest = {}): RouteExample => ({ request: () => request })
export const byId = (pick: (records: TenantRecords) => string, rest: ExampleRequest = {}): RouteExample => ({
  request: (records) => ({ params: { id: pick(records) }, ...rest }),
})
export const byPhase = (rest: ExampleRequest = {}): RouteExample => ({
  request: ({ phaseId }) => ({ params: { phaseId }, ...rest }),
})
export const byClient: RouteExample = { request: ({ clientId }) => ({ params: { clientId } }) }
export const byInitiative: RouteExample = { request: ({ initiativeId }) => ({ params: { initiativeId } }) }
