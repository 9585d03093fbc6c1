import type { Artifact } from '@parley/contracts/http/artifacts.ts'
import { matchesArtifact } from '@parley/contracts/rules/artifact-completion.ts'
import { maxFileSize } from '../../../knowledge/artifacts/index.ts'
import { acceptedFiles } from './accepted-files.ts'

/** A file that was dropped or chosen, and what is to become of it. */
export interface Incoming {
  id: string
  file: File
  /** The recommended document that it is; null for one of the initiative's own. */
  countsAs: string | null
  /** What is there already: the same content under some name, or another content under the same name. */
  double: { by: 'content' | 'name'; name: string } | null
  /** Why it cannot be sent at all. */
  refusal: 'type' | 'size' | 'empty' | null
}

const endings = acceptedFiles.split(',')
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/, '')

/** Of the words of the recommended name, how many the file's name has; 1 where one holds the other. */
function likeness(wanted: string, fileName: string): number {
  const given = wordsOf(withoutEnding(fileName))
  const words = wordsOf(wanted)
  if (words.length === 0 || given.length === 0) return 0
  if (matchesArtifact(words.join(' '), given.join(' '))) return 1
  return words.filter((word) => given.includes(word)).length / words.length
}

/** The one recommended document that the file's name says it is; null where none or several would do. */
export function matchOf(fileName: string, wanted: readonly string[]): string | null {
  const [best, next] = wanted
    .map((name) => ({ name, likeness: likeness(name, fileName) }))
    .toSorted((one, other) => other.likeness - one.likeness)
  if (best === undefined || best.likeness < 0.6) return null
  return next !== undefined && next.likeness === best.likeness ? null : best.name
}

const refusalOf = ({ name, size }: File): Incoming['refusal'] => {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'type'
  if (size === 0) return 'empty'
  return size > maxFileSize ? 'size' : null
}

/** SHA-256 in hexadecimal; undefined where the browser has none, which is on plain HTTP. */
async function hashOf(file: File): Promise<string | undefined> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  if (subtle === undefined) return undefined
  const hash = await subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Known = Pick<Artifact, 'name' | 'fileName' | 'size' | 'contentHash'>

/** What the same file is there as already. Only a file of the same size can have the same content. */
async function doubleOf(file: File, known: readonly Known[]): Promise<Incoming['double']> {
  const sameSize = known.filter(({ size }) => size === file.size)
  const hash = sameSize.length === 0 ? undefined : await hashOf(file)
  const same = sameSize.find(({ contentHash }) => contentHash === hash)
  if (same !== undefined) return { by: 'content', name: same.name }
  const title = withoutEnding(file.name).toLowerCase()
  const named = known.find(
    ({ name, fileName }) =>
      fileName.toLowerCase() === file.name.toLowerCase() || name.toLowerCase() === title,
  )
  return named === undefined ? null : { by: 'name', name: named.name }
}

interface There {
  /** Recommended documents that are still missing. */
  wanted: readonly string[]
  artifacts: readonly Known[]
}

/** Looks at files before any is sent; each recommended document is given to one of them. */
export async function lookAt(files: readonly File[], { wanted, artifacts }: There): Promise<Incoming[]> {
  const left = [...wanted]
  const incoming: Incoming[] = []
  for (const [index, file] of files.entries()) {
    const refusal = refusalOf(file)
    const double = refusal === null ? await doubleOf(file, artifacts) : null
    const countsAs = refusal === null && double?.by !== 'content' ? matchOf(file.name, left) : null
    if (countsAs !== null) left.splice(left.indexOf(countsAs), 1)
    incoming.push({ id: `${index} ${file.name}`, file, countsAs, double, refusal })
  }
  return incoming
}

/** Whether a person has to be asked or told before anything is sent. */
export const isClear = (incoming: readonly Incoming[], wanted: readonly string[]): boolean =>
  incoming.every(
    ({ countsAs, double, refusal }) =>
      refusal === null && double === null && (countsAs !== null || wanted.length === 0),
  )
