import { usualDimensions } from '@parley/contracts/rules/embedding-model.ts'
import { contentStems } from '../language/words.ts'
import type { EmbeddingProvider } from '../port.ts'

/** Stored with each chunk; changes whenever the numbers would. */
export const builtinEmbeddingModel = 'builtin-hash-768-2'

const pairWeight = 0.5
/** Shared by all the n-grams of a word: enough to bring 'licence' and 'licensing' together. */
const gramWeight = 0.35
const gramLength = 4

/** Where a word's features go, ready to be added: positions and signed weights by turns. */
const features = new Map<string, Float32Array>()
const featureLimit = 50_000

/**
 * The built-in embedder: words (lightly stemmed, without stopwords), pairs of neighbours and character n-grams,
 * hashed into 768 signed places. Deterministic and local; it knows words, not meanings.
 */
export function createBuiltinEmbeddings(): EmbeddingProvider {
  return {
    model: builtinEmbeddingModel,
    embed(texts, options) {
      options.signal?.throwIfAborted()
      return Promise.resolve(texts.map(embedText))
    },
  }
}

/** The vector of one text, of length 1. A text without words gets a fixed direction of its own. */
export function embedText(text: string): Float32Array {
  const vector = new Float32Array(usualDimensions)
  const counts = new Map<string, number>()
  let previous: string | undefined
  for (const stemmed of contentStems(text)) {
    counts.set(stemmed, (counts.get(stemmed) ?? 0) + 1)
    if (previous !== undefined) {
      const pair = `${previous} ${stemmed}`
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
    previous = stemmed
  }
  for (const [term, count] of counts) addFeatures(vector, term, 1 + Math.log(count))
  return toLengthOne(vector)
}

function addFeatures(vector: Float32Array, term: string, weight: number): void {
  const placed = featuresOf(term)
  for (let index = 0; index < placed.length; index += 2) {
    const place = placed[index] ?? 0
    vector[place] = (vector[place] ?? 0) + (placed[index + 1] ?? 0) * weight
  }
}

function featuresOf(term: string): Float32Array {
  const known = features.get(term)
  if (known) return known
  const placed = Float32Array.from(
    term.includes(' ') ? hashed(term, pairWeight) : [...hashed(term, 1), ...gramsOf(term)],
  )
  if (features.size >= featureLimit) features.clear()
  features.set(term, placed)
  return placed
}

function gramsOf(term: string): number[] {
  const bounded = `^${term}$`
  const count = bounded.length - gramLength + 1
  if (count < 2) return []
  const weight = gramWeight / Math.sqrt(count)
  return Array.from({ length: count }, (_, start) =>
    hashed(`#${bounded.slice(start, start + gramLength)}`, weight),
  ).flat()
}

/** FNV-1a with a final mix: the low bits choose the place, another one the sign. */
function hashed(feature: string, weight: number): [place: number, weight: number] {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash = (hash ^ (hash >>> 16)) >>> 0
  return [(hash >>> 1) % usualDimensions, hash & 1 ? weight : -weight]
}

function toLengthOne(vector: Float32Array): Float32Array {
  let sum = 0
  for (const value of vector) sum += value * value
  if (sum === 0) {
    vector[0] = 1
    return vector
  }
  const norm = Math.sqrt(sum)
  for (let index = 0; index < vector.length; index += 1) vector[index] = (vector[index] ?? 0) / norm
  return vector
}
