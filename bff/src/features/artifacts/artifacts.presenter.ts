import type { Artifact } from '@parley/contracts/http/artifacts.ts'
import type { FirmArtifact } from '@parley/contracts/http/firm-artifacts.ts'
import { supportPerson } from '../../authorization/person-name.ts'
import type { ArtifactView } from './artifacts.views.ts'

/** What the rows of all documents say. */
const presentDocument = (row: ArtifactView) => ({
  id: row.id,
  name: row.name,
  fileName: row.file_name,
  type: row.mime_type,
  size: row.size,
  department: row.department,
  tags: row.tags,
  indexing: {
    status: row.indexing_status,
    progress: row.indexing_progress,
    chunks: row.chunk_count,
    pages: row.page_count,
    error: row.indexing_error,
  },
  uploadedBy: uploaderOf(row),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** Nobody, where the account is deleted; whom the scope does not show is of the product. */
function uploaderOf(row: ArtifactView): Artifact['uploadedBy'] {
  if (row.uploaded_by_id === null || row.deleted_at !== null) return null
  return {
    id: row.uploaded_by_id,
    ...(row.first_name === null
      ? supportPerson
      : { firstName: row.first_name, lastName: row.last_name ?? '' }),
  }
}

export function presentArtifact(row: ArtifactView): Artifact {
  const document = presentDocument(row)
  const { uploadedBy } = document
  return {
    ...document,
    contentHash: row.content_hash,
    // Of a client: only the firm's own documents have its scope.
    scope: row.scope as Artifact['scope'],
    clientId: row.client_id ?? '',
    initiativeId: row.initiative_id,
    metadata: {
      uploadedByUser:
        uploadedBy === null ? null : { firstName: uploadedBy.firstName, lastName: uploadedBy.lastName },
    },
  }
}

export function presentFirmArtifact(row: ArtifactView): FirmArtifact {
  const document = presentDocument(row)
  const { uploadedBy, size, department, tags, createdAt } = document
  return {
    ...document,
    description: row.description,
    useInClientWork: row.use_in_client_work,
    consultingFirmId: row.firm_id,
    uploadedById: uploadedBy?.id ?? null,
    url: `/api/firm-artifacts/${row.id}/file`,
    metadata: {
      size,
      storageKey: row.storage_key,
      department,
      tags,
      uploadedBy: uploadedBy === null ? null : `${uploadedBy.firstName} ${uploadedBy.lastName}`.trim(),
      uploadedAt: createdAt,
    },
  }
}
