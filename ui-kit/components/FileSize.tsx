import { formatBytes } from '../i18n/format.ts'

/** Bytes, KB, MB or GB (Document 3, Artifacts page). */
export function FileSize({ bytes }: { bytes: number }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatBytes(bytes)}</span>
}
