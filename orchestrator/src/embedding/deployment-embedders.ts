import { readEmbeddingModel } from '@parley/contracts/rules/embedding-model.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import { createEmbeddingServer, createNamedEmbeddings } from '../models/embeddings/create-embeddings.ts'
import { EmbedderWatch, EmbedderUnavailable } from '../models/embeddings/index.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import type { ModelSettings } from '../models/index.ts'
import { createEmbedders, type Embedders } from './embedders.ts'

interface DeploymentParts {
  models: ModelSettings
  builtin: EmbeddingProvider
  logger: Pick<Logger, 'info' | 'warn'>
  /** Called with the deployment's embedder once its dimensions are known, and when they have changed. */
  onAnswer?: (embedder: EmbeddingProvider) => void
}

export interface DeploymentEmbedders extends Embedders {
  /** Asks the deployment's anew how it answers. */
  look(): Promise<void>
  close(): void
}

/** The embedders of the settings: the built-in one, or an embedding server under watch. */
export function createDeploymentEmbedders(parts: DeploymentParts): DeploymentEmbedders {
  const { models, builtin, logger, onAnswer } = parts
  const server = createEmbeddingServer(models)
  if (server === undefined) {
    const fixed = createEmbedders(builtin)
    const find = (model: string) => fixed.find(model) ?? named(models, model)
    return { ...fixed, find, look: () => Promise.resolve(), close: () => undefined }
  }
  const watch = new EmbedderWatch({ server, logger, ...(onAnswer && { onAnswer }) })
  return {
    get deployment() {
      return watch.embedder
    },
    get notice() {
      return watch.notice
    },
    get isAnswering() {
      return watch.isAnswering
    },
    ready: () => watch.ready,
    find(model) {
      const current = [watch.embedder, builtin].find((one) => one.model === model)
      // With other dimensions than the server has now it is gone for good.
      const isGone = readEmbeddingModel(model).name === server.name
      return current ?? (isGone ? undefined : named(models, model))
    },
    look: () => watch.look(),
    close: () => watch.close(),
  }
}

/** An embedder of before. Nobody watches it: whatever keeps it from answering, words stand in. */
function named(models: ModelSettings, model: string): EmbeddingProvider | undefined {
  const former = createNamedEmbeddings(models, model)
  return (
    former && {
      model: former.model,
      async embed(texts, options) {
        try {
          return await former.embed(texts, options)
        } catch (error) {
          options.signal?.throwIfAborted()
          throw new EmbedderUnavailable(`The embedder ${model} no longer answers.`, error)
        }
      },
    }
  )
}
