export interface DirectDependency {
  place: string
  version: string
  runs: boolean
}
export function listDirect(root: string): Map<string, DirectDependency>
export function licenceOf(folder: string, inLock: string | undefined): string
export function findTableErrors(root: string, text: string): string[]
