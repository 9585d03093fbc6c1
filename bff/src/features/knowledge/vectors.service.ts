import { notFound } from '@parley/contracts/errors.ts'
import type { getArtifactVectors } from '@parley/contracts/http/knowledge-indexing.ts'
import { readEmbeddingModel } from '@parley/contracts/rules/embedding-model.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findIndexedArtifact, listIndexedChunks } from './vectors.views.ts'

/** What is indexed of a document. @throws AppError NOT_FOUND */
export const getVectors = (
  { database }: Pick<Dependencies, 'database'>,
  actor: Actor,
  { artifactId, ...page }: { artifactId: string; from: number; limit: number },
): Promise<z.input<typeof getArtifactVectors.response>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const artifact = await findIndexedArtifact(tx, artifactId, { isFirmUser: actor.kind === 'firm' })
    if (artifact === undefined) throw notFound('Artifact')
    return {
      artifactId: artifact.id,
      name: artifact.name,
      indexing: {
        status: artifact.indexing_status,
        progress: artifact.indexing_progress,
        chunks: artifact.chunk_count,
        pages: artifact.page_count,
        error: artifact.indexing_error,
      },
      model: artifact.indexed_model,
      dimensions: readEmbeddingModel(artifact.indexed_model ?? '').dimensions,
      ...(await listIndexedChunks(tx, artifact, page)),
    }
  })
