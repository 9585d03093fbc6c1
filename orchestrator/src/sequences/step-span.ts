import { withSpan } from '@parley/server-kit/tracing/span.ts'
import { errorTypeOfCall } from '../models/index.ts'
import type { StepScene, StepResult } from '../steps/index.ts'
import { performStep } from './perform-step.ts'

/** Performs a step of a run as a span, the parent of its searches and model calls. */
export const performStepAsSpan = (
  scene: StepScene,
  step: Parameters<typeof performStep>[1],
): Promise<StepResult> =>
  withSpan(
    `step ${step.kind}`,
    {
      attributes: {
        'parley.run.id': scene.held.run.runId,
        'parley.phase.id': scene.held.run.phaseId,
        'parley.step.kind': step.kind,
      },
      errorType: errorTypeOfCall,
    },
    () => performStep(scene, step),
  )
