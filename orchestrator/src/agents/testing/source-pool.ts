import type { ActivationWorld } from '../../activation/testing/activation-world.ts'
import type { Passage } from '../../models/port.ts'
import type { Place } from '../../testing/engine-world.ts'

type Kind = Passage['sourceKind']
export type Trust = NonNullable<Passage['trust']>
/** A passage of a source as it is stored, before any search has measured it. */
export interface Piece {
  id: string
  kind: Kind
  trust: Trust
  place: string
  name: string
  artifactId: string | null
  page: number | null
  text: string
}

const kinds: readonly Kind[] = ['initiative', 'client', 'firm']

const belongsTo = (kind: Kind, first: Place) => ({
  clientId: kind === 'firm' ? null : first.clientId,
  initiativeId: kind === 'initiative' ? first.initiativeId : null,
})

const sourceKinds = { document: 'artifact', person: 'interview', agent: 'conversation' } as const

/** A document, a person's words and an agent's, all about licences. */
async function addSources(world: ActivationWorld, first: Place, kind: Kind): Promise<void> {
  const { clientId, initiativeId } = belongsTo(kind, first)
  for (const trust of ['document', 'person', 'agent'] as const) {
    const artifactId = await world.addDocument({
      ...(clientId !== null && { clientId }),
      ...(initiativeId !== null && { initiativeId }),
      ...(kind === 'firm' && { useInClientWork: true }),
      fileName: `${trust}-${kind}.md`,
      content: `Licences of the vendor selection cost EUR ${kind.length}${trust.length}0,000, says the ${trust} of the ${kind}.`,
    })
    // Embedded like a document, and then what it is.
    if (trust !== 'document')
      await world.database.asOwner(
        'update knowledge_chunk set trust = $2, source_kind = $3, label = $4, artifact_id = null where artifact_id = $1',
        [artifactId, trust, sourceKinds[trust], `${sourceKinds[trust]} of the ${kind}`],
      )
  }
}

/** Sources of every kind and trust at this place, as they are stored. */
export async function createSourcePool(world: ActivationWorld, first: Place): Promise<Piece[]> {
  for (const kind of kinds) await addSources(world, first, kind)
  return world.database.asOwner<Piece & Record<string, unknown>>(
    `select c.id, case when c.client_id is null then 'firm' when c.initiative_id is null then 'client' else 'initiative' end as kind,
       c.trust, c.label as place, coalesce(a.name, c.label) as name, c.artifact_id as "artifactId", c.page, c.text
     from knowledge_chunk c left join artifact a on a.id = c.artifact_id where c.firm_id = $1 and c.source_kind <> 'activation' order by c.id`,
    [first.firmId],
  )
}

/** A piece as a search finds it. */
export const passageOf = (piece: Piece, relevance: number): Passage => ({
  chunkId: piece.id,
  artifactId: piece.artifactId,
  sourceKind: piece.kind,
  name: piece.name,
  page: piece.page,
  label: piece.place,
  text: piece.text,
  trust: piece.trust,
  relevance,
})
