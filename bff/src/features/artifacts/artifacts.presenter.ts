import type { Artifact } from '@parley/contracts/http/artifacts.ts'
import type { ArtifactView } from './artifacts.views.ts'

export const presentArtifact = (row: ArtifactView): Artifact => ({
  id: row.id,
  name: row.name,
  fileName: row.file_name,
  type: row.mime_type,
  size: row.size,
  department: row.department,
  tags: row.tags,
  scope: row.scope as Artifact['scope'],
  clientId: row.client_id ?? '',
  initiativeId: row.initiative_id,
  indexing: {
    status: row.indexing_status as Artifact['indexing']['status'],
    progress: row.indexing_progress,
    chunks: row.chunk_count,
    pages: row.page_count,
    error: row.indexing_error,
  },
  uploadedBy:
    row.uploaded_by_id === null || row.first_name === null || row.deleted_at !== null
      ? null
      : { id: row.uploaded_by_id, firstName: row.first_name, lastName: row.last_name ?? '' },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
