import type { Embedders } from '../embedding/index.ts'
import type { EnginePorts } from '../steps/index.ts'
import type { FindSources } from './find-sources.ts'

/** What an activation needs beside what a run needs. */
export interface ActivationPorts extends EnginePorts {
  findSources: FindSources
  embedders: Embedders
}
