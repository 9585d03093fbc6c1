import { unreadable } from './unreadable-file.ts'

const headerBytes = 512
/** Above these, a sector number means the end of a chain, a free sector or a part of the table itself. */
const lastSector = 0xfffffffa
const tableSectorsInHeader = 109

/**
 * Refuses Office 97-2003 files whose sector table runs in circles: readers follow its chains without an end.
 * @throws AppError UNREADABLE_FILE
 */
export function checkCompoundFile(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < headerBytes) throw unreadable('damaged')
  const shift = view.getUint16(30, true)
  if (shift !== 9 && shift !== 12) throw unreadable('damaged')
  const sectorBytes = 1 << shift
  const sectors = Math.floor(bytes.length / sectorBytes)
  const next = readTable(view, { sectorBytes, sectors })
  refuseCircles(next)
  const smallTable = chainFrom(view.getUint32(60, true), next)
  refuseCircles(smallTable.flatMap((sector) => readSector(view, sector, sectorBytes)))
}

interface Layout {
  sectorBytes: number
  sectors: number
}

/** The sector after each sector. */
function readTable(view: DataView, { sectorBytes, sectors }: Layout): number[] {
  const parts: number[] = []
  for (let index = 0; index < tableSectorsInHeader; index += 1)
    parts.push(view.getUint32(76 + 4 * index, true))
  let more = view.getUint32(68, true)
  for (let count = 0; more < lastSector; count += 1) {
    if (count > sectors) throw unreadable('damaged')
    const numbers = readSector(view, more, sectorBytes)
    more = numbers.pop() ?? lastSector
    parts.push(...numbers)
  }
  const used = parts.filter((part) => part < lastSector)
  if (used.length > sectors) throw unreadable('damaged')
  return used.flatMap((part) => readSector(view, part, sectorBytes))
}

function readSector(view: DataView, sector: number, sectorBytes: number): number[] {
  const start = (sector + 1) * sectorBytes
  if (start + sectorBytes > view.byteLength) return []
  return Array.from({ length: sectorBytes / 4 }, (_, index) => view.getUint32(start + 4 * index, true))
}

function refuseCircles(next: readonly number[]): void {
  /** By sector: the walk on which it was seen. */
  const seen = new Uint32Array(next.length)
  for (let start = 0; start < next.length; start += 1) {
    if (seen[start] !== 0) continue
    let at = start
    while (at < next.length && seen[at] === 0) {
      seen[at] = start + 1
      at = next[at] ?? lastSector
    }
    if (at < next.length && seen[at] === start + 1) throw unreadable('damaged')
  }
}

function chainFrom(first: number, next: readonly number[]): number[] {
  const chain: number[] = []
  for (let at = first; at < next.length && chain.length <= next.length; at = next[at] ?? lastSector)
    chain.push(at)
  return chain
}
