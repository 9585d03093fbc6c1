import { unzipSync, zipSync, type Unzipped, type UnzipFileInfo } from 'fflate'
import { ingestionLimits } from './limits.ts'
import { assertTameXml } from './tame-xml.ts'
import { unreadable } from './unreadable-file.ts'

/** Names in the archive's directory; nothing is unpacked. @throws AppError UNREADABLE_FILE */
export function listArchiveNames(bytes: Uint8Array): string[] {
  const names: string[] = []
  unzip(bytes, (entry) => {
    names.push(entry.name)
    return false
  })
  return names
}

/**
 * Unpacks the parts that `wanted` names, within the limits. Sizes that lie are caught too: a part is
 * unpacked into a buffer of its declared size and fails when it needs more. XML parts are checked.
 * @throws AppError UNREADABLE_FILE
 */
export function readArchive(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  const chosen = chooseEntries(bytes, wanted)
  const parts = new Map(Object.entries(unzip(bytes, (entry) => chosen.has(entry.name))))
  for (const [name, part] of parts) if (/\.(?:xml|rels)$/iu.test(name)) assertTameXml(part)
  return parts
}

/** An archive of checked parts, stored: what third-party readers get instead of the uploaded one. */
export function packArchive(parts: Map<string, Uint8Array>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }))
}

function chooseEntries(bytes: Uint8Array, wanted: (name: string) => boolean): Set<string> {
  const chosen = new Set<string>()
  let entries = 0
  let declared = 0
  let unpacked = 0
  unzip(bytes, (entry) => {
    entries += 1
    declared += entry.originalSize
    if (wanted(entry.name)) {
      if (chosen.has(entry.name)) throw unreadable('suspicious')
      chosen.add(entry.name)
      unpacked += entry.originalSize
    }
    const tooMuch =
      entries > ingestionLimits.archiveEntries ||
      declared > ingestionLimits.archiveBytes ||
      unpacked > ingestionLimits.unpackedBytes
    if (tooMuch || isImplausible(entry)) throw unreadable('suspicious')
    return false
  })
  return chosen
}

function isImplausible(entry: UnzipFileInfo): boolean {
  return (
    entry.originalSize > ingestionLimits.ratioFromBytes &&
    entry.originalSize > Math.max(entry.size, 1) * ingestionLimits.ratio
  )
}

function unzip(bytes: Uint8Array, filter: (entry: UnzipFileInfo) => boolean): Unzipped {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof Error && error.name === 'AppError') throw error
    throw unreadable('damaged', error)
  }
}
