import { AppError } from '@parley/contracts/errors.ts'
import { templateFileSchema, type TemplateFile } from '@parley/contracts/http/template-files.ts'
import type { Template } from '@parley/contracts/http/templates.ts'
import { inPlainWords } from '@parley/contracts/issue-texts.ts'
import { fieldErrors } from '@parley/contracts/refused-fields.ts'
import { isDeeperThan } from '../../http/request-body.ts'

/** More than any template has; a file beyond is looked at no closer. */
const limits = { depth: 16, entries: 200, values: 60_000, errors: 50 }

const notATemplate = (cause?: unknown): AppError =>
  new AppError('UNREADABLE_FILE', 'This file is not a template of Parley.', { cause })

/** @throws AppError UNREADABLE_FILE for what is no JSON in UTF-8 */
function parse(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch (cause) {
    throw notATemplate(cause)
  }
}

/** Refuses what would cost more to check than a template can be worth. Walks without recursion. */
function refuseExcess(file: unknown): void {
  if (isDeeperThan(file, limits.depth)) throw notATemplate()
  let count = 0
  let layer: unknown[] = [file]
  while (layer.length > 0) {
    const next: unknown[] = []
    for (const value of layer) {
      if (typeof value !== 'object' || value === null) continue
      const children = Object.values(value) as unknown[]
      count += children.length
      if (children.length > limits.entries || count > limits.values)
        throw new AppError('UNREADABLE_FILE', 'This file holds more than a template can.')
      next.push(...children)
    }
    layer = next
  }
}

const isTemplateFile = (file: unknown): boolean =>
  typeof file === 'object' && file !== null && 'format' in file && file.format === 'parley-template'

/**
 * Reads a template from a file. Nothing in it is trusted: it is text and numbers in known places, or refused.
 * @throws AppError UNREADABLE_FILE, or VALIDATION_FAILED with a text for each place that is wrong, at most 50
 */
export function readTemplateFile(content: Uint8Array): TemplateFile {
  const file = parse(content)
  refuseExcess(file)
  if (!isTemplateFile(file)) throw notATemplate()
  const result = templateFileSchema.safeParse(file, inPlainWords)
  if (result.success) return result.data
  throw wrongPlaces(fieldErrors(result.error))
}

/** One sentence for all, and one for each place. */
export function wrongPlaces(errors: Record<string, string>): AppError {
  const count = Object.keys(errors).length
  const shown = Object.fromEntries(Object.entries(errors).slice(0, limits.errors))
  const text = count === 1 ? 'One thing in this file is wrong.' : `${count} things in this file are wrong.`
  return new AppError('VALIDATION_FAILED', text, { errors: shown })
}

type Phase = Template['phases'][number]

/** Agents by name and role, since ids mean nothing elsewhere. */
const travelling = ({ aiAgents, ...phase }: Phase): TemplateFile['template']['phases'][number] => ({
  ...phase,
  aiAgents: aiAgents.map(({ aiAgent: { name, role }, aiAgentId: _id, ...place }) => ({
    ...place,
    agent: { name, role },
  })),
})

/** What an export holds: the template as it is read, without ids of this installation's people, firms and agents. */
export const templateFileOf = (template: Template, exportedAt: Date): TemplateFile => ({
  format: 'parley-template',
  formatVersion: 1,
  exportedAt: exportedAt.toISOString(),
  template: {
    name: template.name,
    description: template.description,
    icon: template.icon,
    status: template.status,
    initiativeType: template.initiativeType,
    language: template.language,
    industries: template.industries.map(({ code }) => code),
    inputs: template.inputs,
    outputs: template.outputs,
    teamRoles: template.teamRoles,
    phases: template.phases.map(travelling),
  },
})

/** `template-{name}.parley.json`, the name in letters that every file system takes. */
export const templateFileName = (name: string): string =>
  `template-${
    name
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'unnamed'
  }.parley.json`
