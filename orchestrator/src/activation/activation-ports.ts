import type { Embedders } from '../indexing/embedders.ts'
import type { EnginePorts } from '../sequences/engine-ports.ts'
import type { FindSources } from './find-sources.ts'

/** What an activation needs beside what a run needs. */
export interface ActivationPorts extends EnginePorts {
  findSources: FindSources
  embedders: Embedders
}
