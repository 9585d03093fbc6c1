import { listAgents, listIndustries } from '@parley/contracts/http/agents.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import {
  createTemplate,
  getTemplate,
  listTemplates,
  type Template,
  updateTemplate,
} from '@parley/contracts/http/templates.ts'
import { clientRecord, template } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen } from '@testing-library/react'

const none = { groups: [], fields: [] }
const phase = (name: string, order: number): Template['phases'][number] => ({
  id: `phase-${order}`,
  name,
  description: '',
  order,
  requiredInputs: none,
  recommendedArtifacts: [],
  initialRiskMitigations: [],
  riskMitigations: [],
  aiAgents: [],
})

/** A template of two phases in its third version, that may be changed. */
export const vendorSelection = template({
  canEdit: true,
  version: 3,
  phases: [phase('Discovery', 1), phase('Analysis', 2)],
})
export const editAddress = `/initiative-templates/${vendorSelection.id}/edit`
export const listAddress = '/initiative-templates'

/** Answers with the template, and returns what is then saved. */
export function serveTemplate(given = vendorSelection): unknown[] {
  const bodies: unknown[] = []
  const take = ({ body }: { body: unknown }) => {
    bodies.push(body)
    return { template: given }
  }
  server.use(
    answer(getTemplate, { template: given }),
    answer(updateTemplate, take),
    answer(createTemplate, take),
    answer(listAgents, { agents: [], total: 0, totalOfAll: 0 }),
    // Of the list, where a save leads.
    answer(listTemplates, { templates: [], total: 0, canCreate: true }),
    answer(listIndustries, []),
    answer(listClients, [clientRecord()]),
  )
  return bodies
}

export const nameField = () => screen.findByLabelText<HTMLInputElement>('Name')
export const saveButton = () => screen.getByRole('button', { name: 'Save Template' })
