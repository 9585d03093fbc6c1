import type { TemplateContent } from '../../../../starter/content.ts'
import { field, group, inputs, teamRole } from '../../../../starter/templates/builders.ts'
import { analysis } from './analysis.ts'
import { discovery } from './discovery.ts'
import { initiation } from './initiation.ts'
import { recommendation } from './recommendation.ts'
import { synthesis } from './synthesis.ts'

/** How a function should work: who decides, how work flows, where it is done and by whom. */
export const operatingModel: TemplateContent = {
  key: 'operating-model',
  name: 'Operating Model Redesign',
  description:
    'Redesign how a function works: who decides, how work flows, where it is done and by whom, with a transition that people can follow.',
  icon: 'AccountTreeIcon',
  language: 'en',
  initiativeType: 'OPERATING_MODEL',
  industries: ['all'],
  status: 'CURRENT',
  firm: 'northwind',
  client: null,
  teamRoles: [
    teamRole(
      'sponsor',
      'Sponsor',
      'Decides about structure, money and people, and stands for the change in public.',
    ),
    teamRole(
      'project-lead',
      'Project lead',
      'Runs the redesign, prepares its decisions and guards what is confidential.',
    ),
    teamRole(
      'head-of-function',
      'Head of the function',
      'Leads the function today and answers for its results during the change.',
    ),
    teamRole(
      'process-owner',
      'Process owner',
      'Knows one process from end to end and will own it in the new model.',
    ),
    teamRole(
      'hr-partner',
      'HR partner',
      'Brings roles, contracts and consultation with employee representatives.',
    ),
    teamRole(
      'finance-partner',
      'Finance partner',
      'Keeps the baseline of cost and headcount, and books the benefits.',
    ),
    teamRole(
      'employee-representative',
      'Employee representative',
      'Hears of plans early and speaks for those whose work will change.',
    ),
  ],
  inputs: inputs([
    group('context', 'Context', 'BusinessIcon', [
      field('functionName', 'Function or unit', 'text', {
        placeholder: 'For example: finance, customer service',
      }),
      field('countries', 'Countries', 'tags'),
      field('headcount', 'People in scope', 'number', { min: 1 }),
      field('representation', 'Employee representation', 'multi-select', {
        required: false,
        options: ['Works council', 'Trade union', 'Staff forum', 'None'],
      }),
    ]),
  ]),
  outputs: inputs([]),
  phases: [initiation, discovery, analysis, synthesis, recommendation],
}
