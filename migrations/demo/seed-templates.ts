import type { TemplateContent } from '../starter/content.ts'
import { inGerman } from '../starter/german/template-texts.ts'
import { starterTemplates } from '../starter/templates/index.ts'
import {
  type Ownership,
  writeAgents,
  type WrittenTemplate,
  writeTemplate,
} from '../starter/write-template.ts'
import { daysBefore, type SeedContext } from '../seeding/seed-writer.ts'
import { cloudMigration } from './content/templates/cloud-migration/index.ts'
import { cloudMigrationTexts } from './content/templates/german/cloud-migration/index.ts'
import { operatingModelTexts } from './content/templates/german/operating-model/index.ts'
import { operatingModel } from './content/templates/operating-model/index.ts'
import type { SeededDirectory } from './seed-directory.ts'

/** The starter set, and what a firm of the demo has made itself, in both languages. */
export const demoTemplates: TemplateContent[] = [
  ...starterTemplates,
  operatingModel,
  cloudMigration,
  inGerman(operatingModel, operatingModelTexts),
  inGerman(cloudMigration, cloudMigrationTexts),
]

export interface SeededTemplates {
  /** By key. */
  agents: Map<string, string>
  templates: Map<string, WrittenTemplate>
}

interface TemplatesSeed extends SeedContext {
  directory: SeededDirectory
}

/** Agents, which are the platform's own, and templates: the platform's, a firm's, and one assigned to a client. */
export async function seedTemplates({ tx, now, directory }: TemplatesSeed): Promise<SeededTemplates> {
  const agents = await writeAgents(tx)
  const templates = new Map<string, WrittenTemplate>()
  for (const [index, content] of demoTemplates.entries()) {
    const at = daysBefore(now, 240 - 14 * index)
    const ownership = ownershipOf(content, directory)
    templates.set(content.key, await writeTemplate(tx, content, { agents, at, ownership }))
  }
  return { agents, templates }
}

function ownershipOf(
  { firm, client }: TemplateContent,
  { firms, clients, users }: SeededDirectory,
): Ownership {
  if (firm === null) return { visibility: 'PARLEY' }
  const firmId = firms.get(firm) ?? null
  const author = users.get(`admin@${firm}.test`) ?? null
  const owned = { owner_firm_id: firmId, firm_id: firmId, created_by_id: author }
  return client === null
    ? { ...owned, visibility: 'CONSULTING_FIRM' }
    : { ...owned, visibility: 'CLIENT', client_id: clients.get(client)?.clientId ?? null }
}
