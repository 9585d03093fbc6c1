import type { Artifact } from '@parley/contracts/http/artifacts.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { artifactCompletion, type ArtifactCompletion } from '@parley/contracts/rules/artifact-completion.ts'

/** How much of what the phase recommends is among the initiative's documents, by the rule that the server has. */
export const completionOf = (phase: Phase, artifacts: readonly Artifact[]): ArtifactCompletion =>
  artifactCompletion(
    phase.recommendedArtifacts,
    artifacts.flatMap(({ name, fileName }) => [name, fileName]),
  )
