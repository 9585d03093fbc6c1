import { readFile } from 'node:fs/promises'
import { AppError } from '@parley/contracts/errors.ts'
import type { importTemplate, TemplateFile } from '@parley/contracts/http/template-files.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { RequiredInputs, TemplateDefinition } from '@parley/contracts/template-definition.ts'
import { defaultAiHours } from '@parley/contracts/template-input.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { UploadedFile } from '../../http/define-route.ts'
import { keepAgents } from './agent-locks.queries.ts'
import { knownAgentOf } from './agent-profiles.ts'
import { industryCodes } from './industries.ts'
import { auditTemplate } from './templates.audit.ts'
import { readTemplateFile, templateFileOf, wrongPlaces } from './template-file.ts'
import { homeOf } from './template-place.ts'
import { listActiveAgents, listIndustryRows } from './templates.queries.ts'
import { readTemplate } from './templates.reading.ts'
import { writeTemplate } from './templates.service.ts'
import { definitionOf, type KnownAgents, type WrittenDefinition } from './written-definition.ts'

type Ports = Pick<Dependencies, 'database' | 'clock'>
type Imported = z.input<typeof importTemplate.response>
type Summary = Imported['summary']
type FilePhase = TemplateFile['template']['phases'][number]

/** @throws AppError NOT_FOUND */
export const exportedTemplate = ({ database, clock }: Ports, caller: Caller, id: Id): Promise<TemplateFile> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const file = templateFileOf(await readTemplate(tx, caller, id), clock.now())
    await auditTemplate(tx, caller, { action: 'downloaded', template: { id, firm_id: null } })
    return file
  })

function jsonOnly(file: UploadedFile | undefined): UploadedFile {
  if (file === undefined)
    throw new AppError('VALIDATION_FAILED', 'Please select a file', {
      errors: { file: 'Please select a file' },
    })
  if (!/\.json$/i.test(file.name))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Only template files (.parley.json) can be imported.')
  return file
}

const keyOf = ({ name, role }: { name: string; role: string }): string =>
  `${role} ${name.trim().toLowerCase()}`

/** Agents of the file by those of this installation; who is not here is left out and named. */
function withAgents(phases: readonly FilePhase[], byKey: ReadonlyMap<string, Id>) {
  const missingAgents: Summary['missingAgents'] = []
  const known = phases.map(({ aiAgents, ...phase }) => ({
    ...phase,
    aiAgents: aiAgents.flatMap(({ agent, ...place }) => {
      const aiAgentId = byKey.get(keyOf(agent))
      if (aiAgentId !== undefined) return [{ ...place, aiAgentId }]
      missingAgents.push({ ...agent, phase: phase.name })
      return []
    }),
  }))
  return { phases: known, missingAgents }
}

async function findAgents(tx: Tx): Promise<{ byKey: Map<string, Id>; known: KnownAgents }> {
  await keepAgents(tx)
  const rows = await listActiveAgents(tx)
  const byKey = new Map<string, Id>()
  for (const row of rows) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row.id)
  return { byKey, known: new Map(rows.map((row) => [row.id, knownAgentOf(row)])) }
}

const countInputs = ({ groups, fields }: RequiredInputs): number =>
  fields.length + groups.reduce((sum, group) => sum + group.fields.length, 0)

const summaryOf = (
  name: string,
  { phases, inputs }: TemplateDefinition,
  missingAgents: Summary['missingAgents'],
): Summary => ({
  name,
  phases: phases.map((phase) => phase.name),
  inputCount: [inputs, ...phases.map(({ requiredInputs }) => requiredInputs)]
    .map(countInputs)
    .reduce((sum, count) => sum + count, 0),
  agentCount: phases.reduce((sum, { aiAgents }) => sum + aiAgents.length, 0),
  missingAgents,
})

/** Places of a file stand below its `template`. */
function inFile<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const errors = error instanceof AppError ? error.options.errors : undefined
    if (errors === undefined) throw error
    throw wrongPlaces(
      Object.fromEntries(Object.entries(errors).map(([place, text]) => [`template.${place}`, text])),
    )
  }
}

/**
 * Makes a template of a file, or with `dryRun` only says what it would be. It belongs to who imports it, like a copy.
 * @throws AppError VALIDATION_FAILED with every place that is wrong, UNSUPPORTED_MEDIA_TYPE, UNREADABLE_FILE
 */
export async function takeTemplateFile(
  { database }: Ports,
  caller: Caller,
  request: { file: UploadedFile | undefined; name: string | undefined; dryRun: boolean },
): Promise<Imported> {
  const { path } = jsonOnly(request.file)
  const { template } = readTemplateFile(await readFile(path))
  const name = request.name || template.name
  return database.tenantTransaction(scopeOf(caller), async (tx) => {
    const industries = await listIndustryRows(tx)
    const { byKey, known } = await findAgents(tx)
    const { phases, missingAgents } = withAgents(template.phases, byKey)
    const written: WrittenDefinition = { ...template, phases }
    const columns = {
      name,
      description: template.description,
      icon: template.icon,
      status: template.status,
      initiative_type: template.initiativeType,
      language: template.language,
      industries: inFile(() => industryCodes(template.industries, industries)),
      ai_hours: defaultAiHours,
    }
    const definition = inFile(() => definitionOf(written, { agents: known }))
    const summary = summaryOf(name, definition, missingAgents)
    if (request.dryRun) return { template: null, summary }
    const id = await writeTemplate(tx, caller, {
      columns,
      place: homeOf(caller.firmId),
      definition,
      event: { action: 'imported', details: { missingAgents: missingAgents.length } },
    })
    return { template: await readTemplate(tx, caller, id), summary }
  })
}
