import type { FileKind } from '@parley/contracts/http/artifacts.ts'

const office = (part: string): string => `application/vnd.openxmlformats-officedocument.${part}`

/** What people call the types of files that are kept (Document 3, Artifacts page). */
const mimes: Record<FileKind, readonly string[]> = {
  Word: [office('wordprocessingml.document'), 'application/msword'],
  PDF: ['application/pdf'],
  Excel: [office('spreadsheetml.sheet'), 'application/vnd.ms-excel'],
  PowerPoint: [office('presentationml.presentation'), 'application/vnd.ms-powerpoint'],
  Text: ['text/plain', 'text/markdown', 'text/html'],
  CSV: ['text/csv'],
  JSON: ['application/json'],
  JPEG: ['image/jpeg'],
  PNG: ['image/png'],
  GIF: ['image/gif'],
}

export const mimesOfKind = (kind: FileKind): string[] => [...mimes[kind]]
