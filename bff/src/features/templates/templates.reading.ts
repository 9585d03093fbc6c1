import { forbidden, notFound } from '@parley/contracts/errors.ts'
import type { listTemplates, Template, TemplateSummary } from '@parley/contracts/http/templates.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { type TemplateDefinition, templateDefinitionSchema } from '@parley/contracts/template-definition.ts'
import type { z } from 'zod'
import type { Actor } from '../../authorization/actor.ts'
import { withoutInstructions } from '../../authorization/agent-instructions.ts'
import type { Tx } from '../../database.ts'
import { mayManageTemplate, mayWriteTemplates } from './templates.policy.ts'
import { presentTemplate } from './templates.presenter.ts'
import {
  findDefinition,
  findTemplateForUpdate,
  listIndustryRows,
  type TemplateRow,
} from './templates.queries.ts'
import {
  findTemplateView,
  listTemplateViews,
  type TemplateFilter,
  type TemplatePage,
  type TemplateView,
} from './templates.views.ts'

/** @throws AppError NOT_FOUND */
export async function getTemplateView(tx: Tx, id: Id): Promise<TemplateView> {
  const row = await findTemplateView(tx, id)
  if (row === undefined) throw notFound('Template')
  return row
}

/** One version's definition of a template in the actor's scope. @throws AppError NOT_FOUND */
export async function getDefinition(
  tx: Tx,
  template: { id: Id },
  version: number,
): Promise<TemplateDefinition> {
  const row = await findDefinition(tx, template.id, version)
  if (row === undefined) throw notFound('Version')
  // What has a default is missing in versions that are older than it.
  return templateDefinitionSchema.parse(row.definition)
}

/** Agents' instructions are for those who write templates. */
export const shownDefinition = (actor: Actor, definition: TemplateDefinition): TemplateDefinition =>
  mayWriteTemplates(actor)
    ? definition
    : { ...definition, phases: definition.phases.map(withoutInstructions) }

/** A template, whole, in its newest version. @throws AppError NOT_FOUND */
export async function readTemplate(tx: Tx, actor: Actor, id: Id): Promise<Template> {
  const [row, industries] = await Promise.all([getTemplateView(tx, id), listIndustryRows(tx)])
  const definition = shownDefinition(actor, await getDefinition(tx, row, row.version))
  return { ...presentTemplate(row, industries, actor), ...definition }
}

/** A template without its definition. @throws AppError NOT_FOUND */
export async function readTemplateSummary(tx: Tx, actor: Actor, id: Id): Promise<TemplateSummary> {
  const [row, industries] = await Promise.all([getTemplateView(tx, id), listIndustryRows(tx)])
  return { ...presentTemplate(row, industries, actor), phaseCount: row.phase_count }
}

export async function readTemplates(
  tx: Tx,
  actor: Actor,
  { filter, page }: { filter: TemplateFilter; page: TemplatePage },
): Promise<z.input<typeof listTemplates.response>> {
  const [{ rows, total }, industries] = await Promise.all([
    listTemplateViews(tx, filter, page),
    listIndustryRows(tx),
  ])
  const templates = rows.map((row) => ({
    ...presentTemplate(row, industries, actor),
    phaseCount: row.phase_count,
  }))
  return { templates, total, canCreate: mayWriteTemplates(actor) }
}

/**
 * The row of a template that the actor may change, locked. Who sees one without owning it is told so (Document 2,
 * section 6); who does not see it learns nothing.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function getManagedTemplate(tx: Tx, actor: Actor, id: Id): Promise<TemplateRow> {
  const seen = await getTemplateView(tx, id)
  if (!mayManageTemplate(actor, seen)) throw forbidden()
  const row = await findTemplateForUpdate(tx, id)
  if (row === undefined) throw notFound('Template')
  return row
}
