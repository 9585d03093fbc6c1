import { conflict, notFound } from '@parley/contracts/errors.ts'
import type {
  getTemplateVersion,
  listTemplateVersions,
  templateVersionSchema,
} from '@parley/contracts/http/template-versions.ts'
import type { Template } from '@parley/contracts/http/templates.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { templateChanges } from '@parley/contracts/rules/template-changes.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { withoutInstructionTexts } from '../../authorization/agent-instructions.ts'
import type { Caller } from '../../authorization/caller.ts'
import { nameOf } from '../../authorization/person-name.ts'
import { refuseStale } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { auditTemplate } from './templates.audit.ts'
import { updateTemplateRow } from './templates.queries.ts'
import { mayWriteTemplates } from './templates.policy.ts'
import {
  getDefinition,
  getManagedTemplate,
  getTemplateView,
  readTemplate,
  shownDefinition,
} from './templates.reading.ts'
import { addVersion } from './templates.service.ts'
import { findVersionView, listVersionViews, type VersionPage, type VersionView } from './templates.views.ts'

type Ports = Pick<Dependencies, 'database'>

const presentVersion = (row: VersionView): z.input<typeof templateVersionSchema> => ({
  version: row.version,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  createdBy: row.user_id === null ? null : { id: row.user_id, name: nameOf(row) },
  phaseCount: row.phase_count,
  initiativeCount: row.initiative_count ?? 0,
})

/** @throws AppError NOT_FOUND */
export const readVersions = (
  { database }: Ports,
  actor: Actor,
  { id, page }: { id: Id; page: VersionPage },
): Promise<z.input<typeof listTemplateVersions.response>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await getTemplateView(tx, id)
    const { rows, total } = await listVersionViews(tx, id, page)
    return { versions: rows.map(presentVersion), total }
  })

/** One version and what it changed against the one before; the first changed nothing. @throws AppError NOT_FOUND */
export const readVersion = (
  { database }: Ports,
  actor: Actor,
  { id, version }: { id: Id; version: number },
): Promise<z.input<typeof getTemplateVersion.response>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await getTemplateView(tx, id)
    const row = await findVersionView(tx, id, version)
    if (row === undefined) throw notFound('Version')
    const definition = await getDefinition(tx, { id }, version)
    const changes =
      version === 1 ? [] : templateChanges(await getDefinition(tx, { id }, version - 1), definition)
    return {
      version: presentVersion(row),
      definition: shownDefinition(actor, definition),
      changes: mayWriteTemplates(actor) ? changes : changes.map(withoutInstructionTexts),
    }
  })

/**
 * Makes a former version the newest, as one of its own, agents as they were copied then.
 * @throws AppError NOT_FOUND, FORBIDDEN, STALE_UPDATE, CONFLICT for the newest one
 */
export const restoreVersion = (
  { database }: Ports,
  caller: Caller,
  { id, version, updatedAt }: { id: Id; version: number; updatedAt: string | undefined },
): Promise<Template> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getManagedTemplate(tx, caller, id)
    await refuseStale(row, updatedAt, () => readTemplate(tx, caller, id))
    const definition = await getDefinition(tx, row, version)
    if (version === row.version) throw conflict('This is the newest version already.')
    const columns = await addVersion(tx, caller, { row, definition, note: `Version ${version} again` })
    await updateTemplateRow(tx, id, columns)
    await auditTemplate(tx, caller, { action: 'version_restored', template: row, details: { version } })
    return readTemplate(tx, caller, id)
  })
