import { z } from 'zod'
import { leastDimensions, mostDimensions } from './embedding-model.ts'

/**
 * What keeps a deployment from searching by meaning.
 * - SILENT: the embedding server does not answer.
 * - REFUSES: it answers, but gives no embeddings: key, model or address are wrong.
 * - UNUSABLE: its vectors have a number of dimensions that cannot be stored.
 * - CHANGED: they have another number than before; what is indexed is embedded anew.
 */
export const embedderNoticeCodes = ['SILENT', 'REFUSES', 'UNUSABLE', 'CHANGED'] as const

export const embedderNoticeSchema = z.object({
  code: z.enum(embedderNoticeCodes),
  /** The embedder, without its dimensions: `openai/bge-m3`. */
  model: z.string(),
  /** What it answers, where it does. */
  dimensions: z.int().nullable(),
  /** What it answered before, of CHANGED. */
  before: z.int().nullable(),
})
export type EmbedderNotice = z.infer<typeof embedderNoticeSchema>

/** As `/readyz` names them: one sentence for all of a kind, since each tells of the one embedder. */
export const noticeSentences = (notices: readonly EmbedderNotice[]): Record<string, string> =>
  notices.length === 0 ? {} : { embeddings: notices.map(embedderSentence).join(' ') }

const meanwhile = 'Words are searched meanwhile.'

/** For the log and for `/readyz`; the console says it in the reader's language. No address and no key is in it. */
export function embedderSentence({ code, model, dimensions, before }: EmbedderNotice): string {
  const server = `The embedding server of ${model}`
  switch (code) {
    case 'SILENT':
      return `${server} does not answer. ${meanwhile} It is asked again by itself.`
    case 'REFUSES':
      return `${server} answers without embeddings: look at its key, its model and its address. ${meanwhile}`
    case 'UNUSABLE':
      return `${server} answers ${dimensions ?? 0} dimensions; ${leastDimensions} to ${mostDimensions} can be stored. ${meanwhile}`
    case 'CHANGED':
      return `${server} answers ${dimensions ?? 0} dimensions and not ${before ?? 0} as before. What is indexed is embedded anew. ${meanwhile}`
  }
}
