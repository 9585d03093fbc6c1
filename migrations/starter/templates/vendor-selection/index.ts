import type { TemplateContent } from '../../content.ts'
import { field, group, inputs, teamRole } from '../builders.ts'
import { analysis } from './analysis.ts'
import { discovery } from './discovery.ts'
import { initiation } from './initiation.ts'
import { recommendation } from './recommendation.ts'
import { synthesis } from './synthesis.ts'

/** From the mandate to a signed recommendation, in five phases. */
export const vendorSelection: TemplateContent = {
  key: 'vendor-selection',
  name: 'Vendor Selection',
  description:
    'A structured selection of a product and its vendor, from the mandate to a recommendation that survives due diligence.',
  icon: 'BusinessIcon',
  language: 'en',
  initiativeType: 'VENDOR_SELECTION',
  industries: ['all'],
  status: 'CURRENT',
  firm: null,
  client: null,
  teamRoles: [
    teamRole('sponsor', 'Sponsor', 'Holds the budget and signs the recommendation.'),
    teamRole('project-lead', 'Project lead', 'Runs the selection and keeps its timetable.'),
    teamRole(
      'process-owner',
      'Process owner',
      'Owns the requirements of a process and scores how the offers meet them.',
    ),
    teamRole(
      'procurement',
      'Procurement',
      'Runs the procedure, holds the contact with vendors and negotiates.',
    ),
    teamRole('solution-architect', 'Solution architect', 'Judges integration, data and operation.'),
    teamRole('security-lead', 'Security lead', 'Sets the security conditions to be met.'),
    teamRole('finance-partner', 'Finance partner', 'Keeps the cost model and checks it against the offers.'),
  ],
  inputs: inputs([
    group('context', 'Context', 'BusinessIcon', [
      field('productCategory', 'Product category', 'text', { placeholder: 'For example: ERP, core banking' }),
      field('sites', 'Sites in scope', 'tags', { required: false }),
      field('dataResidency', 'Data residency', 'select', {
        required: false,
        options: ['No restriction', 'EEA or UK', 'EEA only', 'UK only', 'On premises'],
      }),
    ]),
  ]),
  outputs: inputs([]),
  phases: [initiation, discovery, analysis, synthesis, recommendation],
}
