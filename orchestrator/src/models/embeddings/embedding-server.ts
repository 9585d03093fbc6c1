import { embeddingModelName } from '@parley/contracts/rules/embedding-model.ts'
import type { EmbeddingProvider } from '../port.ts'

/** An embedder as it answers, with as many numbers to a vector as it likes. */
export interface EmbeddingServer {
  /** Without its dimensions: `openai/bge-m3`. */
  readonly name: string
  /**
   * Vectors of length 1, all of as many numbers.
   * @throws ModelError
   */
  embed: EmbeddingProvider['embed']
}

/** The server answered another number of dimensions than the stored vectors have. */
export class OtherDimensions extends Error {
  readonly dimensions: number

  constructor(dimensions: number, expected: number) {
    super(`An embedding has ${dimensions} dimensions instead of ${expected}`)
    this.name = 'OtherDimensions'
    this.dimensions = dimensions
  }
}

/**
 * The server as the embedder of one number of dimensions.
 * @throws OtherDimensions from `embed` where it answers another one
 */
export const pinnedEmbedder = (server: EmbeddingServer, dimensions: number): EmbeddingProvider => ({
  model: embeddingModelName(server.name, dimensions),
  async embed(texts, options) {
    const vectors = await server.embed(texts, options)
    const other = vectors.find(({ length }) => length !== dimensions)
    if (other !== undefined) throw new OtherDimensions(other.length, dimensions)
    return vectors
  },
})

/**
 * The embedder cannot be asked just now: it does not answer, or not as it did. Whoever gets this goes on by words; the
 * notice says it to people (`EmbedderNotice`).
 */
export class EmbedderUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'EmbedderUnavailable'
  }
}
