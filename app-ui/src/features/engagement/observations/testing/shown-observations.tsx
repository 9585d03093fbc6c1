import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listObservationComments } from '@parley/contracts/http/observation-comments.ts'
import { updateObservation } from '@parley/contracts/http/observations.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { getValidation } from '@parley/contracts/http/validations.ts'
import { newId } from '@parley/contracts/ids.ts'
import { observation, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { type RenderedRoute } from '../../../../testing/render-route.tsx'
import { renderPart } from '../../../../testing/render-part.tsx'
import type { Place } from '../../phase/artifacts/PassageDialog.tsx'
import { ObservationsSection } from '../ObservationsSection.tsx'

/** A passage that an observation rests on. */
export const samplePassage = {
  kind: 'passage' as const,
  chunkId: newId(),
  artifactId: newId(),
  name: 'Minutes',
  page: 3,
  quote: 'nobody is named',
}

/** Shows the observations of a phase, of which nothing was checked and nothing is commented. */
export function showObservations(
  given: Partial<Phase>,
  canEdit = true,
  onOpenPlace: (place: Place) => void = () => undefined,
): RenderedRoute {
  server.use(
    answer(getInitiative, initiative()),
    answer(getValidation, { run: null, confirmed: [] }),
    answer(listObservationComments, []),
  )
  return renderPart(<ObservationsSection phase={phase(given)} canEdit={canEdit} onOpenPlace={onOpenPlace} />)
}

/** @returns the bodies that the server is sent from now on */
export function takeUpdates(): unknown[] {
  const bodies: unknown[] = []
  server.use(
    answer(updateObservation, ({ body }) => {
      bodies.push(body)
      return { observation: observation() }
    }),
  )
  return bodies
}
