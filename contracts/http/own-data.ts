import { z } from 'zod'
import { route } from '../route.ts'

/** Bytes above which the file is sent as an archive that holds it. */
export const largestPlainExport = 5_000_000

export const exportOwnData = route({
  name: 'exportOwnData',
  method: 'GET',
  path: '/me/export',
  tag: 'Session',
  summary:
    'Everything that is kept about the signed-in person, and what they wrote, as one JSON file; in a ZIP where it is large',
  kind: 'download',
  response: z.string(),
  alsoAnswers: [429],
})
