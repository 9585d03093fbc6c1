import { newId } from '@parley/contracts/ids.ts'
import { addClientReaders } from '../../../testing/client-readers.ts'
import { phaseDefinition } from '../../../testing/initiatives.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const none = { groups: [], fields: [] }
const field = (name: string, more: object = {}) => ({
  name,
  label: name,
  type: 'text',
  required: true,
  ...more,
})
const analyst = {
  id: newId(),
  name: 'Analyst',
  role: 'CONTRIBUTOR',
  description: '',
  systemMessage: '',
  isSME: true,
}
const phases = [
  {
    ...phaseDefinition('Scope'),
    id: 'scope',
    durationDays: 5,
    requiredInputs: { groups: [], fields: [field('goal'), field('hidden', { isFixed: true })] },
    recommendedArtifacts: [{ name: 'Plan', importance: 'High' }],
  },
  {
    ...phaseDefinition('Work'),
    id: 'work',
    durationDays: 10,
    aiAgents: [
      {
        aiAgentId: analyst.id,
        order: 1,
        moderatorPrompt: '',
        chapterTitle: '',
        expectedOutput: '',
        aiAgent: analyst,
      },
    ],
  },
  { ...phaseDefinition('Close'), id: 'close' },
]
export const teamRoles = [{ id: 'lead', name: 'Project lead', description: 'Leads' }]

/** A template of three phases, one without a duration, with who may make initiatives of it and who may not. */
export async function createPlanWorld() {
  const app = await createTestApp()
  const { firm, client, ...people } = await addClientReaders(app)
  const sister = await app.addClient(firm, 'Helios')
  const consultantUser = await app.addConsultant(firm, [client])
  const consultant = await app.as(consultantUser)
  const templateId = await app.addTemplate(null, 'planned')
  await app.database.asOwner('update template_version set definition = $1 where template_id = $2', [
    JSON.stringify({ inputs: { ...none, fields: [field('budget')] }, outputs: none, phases, teamRoles }),
    templateId,
  ])
  /** How many rows there are of what making an initiative writes. */
  const rows = async () =>
    (
      await app.database.asOwner<{ n: number }>(
        `select ((select count(*) from initiative) + (select count(*) from initiative_phase) + (select count(*) from initiative_member)
          + (select count(*) from audit_event) + (select count(*) from notification))::int as n`,
      )
    )[0]?.n
  return { app, firm, client, ...people, sister, consultantUser, consultant, templateId, rows }
}
