import type { DeckFormat, Export } from '@parley/contracts/http/exports.ts'
import type { ExportView } from './exports.views.ts'

export const presentExport = (row: ExportView): Export => ({
  id: row.id,
  initiativeId: row.initiative_id,
  kind: row.kind,
  format: row.format,
  status: row.status,
  // Kept as a short float.
  progress: Math.round(row.progress * 100) / 100,
  fileName: row.file_name,
  size: row.size,
  error: row.error,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const typeOfFormat: Record<DeckFormat, string> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
}
