import { notFound } from '@parley/contracts/errors.ts'
import type { DeckChoice, DeckPreview } from '@parley/contracts/http/exports.ts'
import type { Caller } from '../caller.ts'
import { collectDeck, wordsOf } from '../deck-contents/index.ts'
import type { ExportPorts } from './export-ports.ts'
import { checkSections } from './request-export.ts'

/** Pages that a preview shows; what is exported has all. */
const mostPages = 60

/** A deck as it would be exported, as HTML for a sandboxed frame. @throws AppError NOT_FOUND, VALIDATION_FAILED */
export async function previewDeck(
  { database, clock, renderer }: Pick<ExportPorts, 'database' | 'clock' | 'renderer'>,
  caller: Caller,
  { params, body: choice }: { params: { id: string }; body: DeckChoice },
): Promise<DeckPreview> {
  checkSections(choice)
  const now = clock.now()
  const collected = await database.tenantRead(caller.scope, (tx) =>
    collectDeck(tx, params.id, { choice, now }),
  )
  if (collected === undefined) throw notFound('Initiative')
  const { document, parts } = collected
  const note = wordsOf(choice.language).previewEnds(mostPages)
  return {
    ...(await renderer.preview(document, { pages: mostPages, note }, caller.signal)),
    sections: parts,
    isConfidential: document.confidentialityMark !== null,
  }
}
