/** Numbers in a vector that every embedder may have (agents, Providers). */
export const leastDimensions = 256
export const mostDimensions = 4_096
/** Those of the built-in embedder, and what OpenAI's and Google's own models are asked for (decisions D4). */
export const usualDimensions = 768

/**
 * The name under which vectors are stored and compared: the embedder's, with its dimensions where they are not the
 * usual ones (`openai/bge-m3@1024`). Another number of dimensions is another model.
 */
export const embeddingModelName = (name: string, dimensions: number): string =>
  dimensions === usualDimensions ? name : `${name}@${dimensions}`

export interface EmbeddingModel {
  /** The embedder, whatever its dimensions: `openai/bge-m3`. */
  name: string
  dimensions: number
}

/** Reads such a name. What stands behind an @ and is no possible number of dimensions belongs to the name. */
export function readEmbeddingModel(model: string): EmbeddingModel {
  const [, name, digits] = /^(.+)@(\d{3,4})$/u.exec(model) ?? []
  const dimensions = Number(digits)
  const isPossible = dimensions >= leastDimensions && dimensions <= mostDimensions
  return name !== undefined && isPossible
    ? { name, dimensions }
    : { name: model, dimensions: usualDimensions }
}
