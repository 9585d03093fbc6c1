import { notFound } from '@parley/contracts/errors.ts'
import type { getArtifactText, getPassage } from '@parley/contracts/http/artifact-contents.ts'
import type { Artifact } from '@parley/contracts/http/artifacts.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import { presentArtifact } from './artifacts.presenter.ts'
import { findClient, findInitiative, findStoredFile } from './artifacts.queries.ts'
import {
  type ArtifactListRequest,
  findArtifactView,
  findPassage,
  listArtifactViews,
  listPages,
} from './artifacts.views.ts'

type Ports = Pick<Dependencies, 'database'>
type Place = { clientId: string } | { initiativeId: string }

async function checkPlace(tx: Tx, place: Place): Promise<void> {
  if ('clientId' in place) {
    if ((await findClient(tx, place.clientId)) === undefined) throw notFound('Client')
  } else if ((await findInitiative(tx, place.initiativeId)) === undefined) throw notFound('Initiative')
}

export const listArtifacts = (
  { database }: Ports,
  actor: Actor,
  { place, page }: { place: Place; page: ArtifactListRequest },
): Promise<ListResult<Artifact>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await checkPlace(tx, place)
    const { rows, total } = await listArtifactViews(tx, place, page)
    return listResult(rows.map(presentArtifact), { from: page.from, total })
  })

export async function readArtifact(tx: Tx, id: string): Promise<Artifact> {
  const view = await findArtifactView(tx, id)
  if (view === undefined) throw notFound('Artifact')
  return presentArtifact(view)
}

export const getText = (
  { database }: Ports,
  actor: Actor,
  id: string,
): Promise<z.input<typeof getArtifactText.response>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await readArtifact(tx, id)
    return { pages: await listPages(tx, id) }
  })

/** Where a citation points: the page's text, and the place of the passage in it. */
export const getPassageOf = (
  { database }: Ports,
  actor: Actor,
  chunkId: string,
): Promise<z.input<typeof getPassage.response>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const row = await findPassage(tx, chunkId)
    if (row === undefined) throw notFound('Passage')
    // What is not from a page (an interview, a summary) is shown alone.
    const pageText = row.page_text ?? row.text
    const [start, end] = row.page_text === null ? [0, row.text.length] : [row.start_offset, row.end_offset]
    return {
      chunkId: row.id,
      artifactId: row.artifact_id,
      artifactName: row.artifact_name ?? row.label,
      page: row.page,
      label: row.page_label ?? (row.artifact_id === null ? row.heading : row.label),
      pageText,
      start,
      end,
    }
  })

/** The file, for somebody who takes it along: that is in the audit log before it goes out. */
export const takeStoredFile = ({ database }: Ports, caller: Caller, id: string) =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const file = await findStoredFile(tx, id)
    if (file === undefined) throw notFound('Artifact')
    const did = { action: 'artifact.downloaded', entity: 'artifact', entityId: id } as const
    await auditRecord(tx, { caller, row: file }, did)
    return file
  })
