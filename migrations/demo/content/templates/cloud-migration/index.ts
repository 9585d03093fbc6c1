import type { TemplateContent } from '../../../../starter/content.ts'
import { field, group, inputs, teamRole } from '../../../../starter/templates/builders.ts'
import { analysis } from './analysis.ts'
import { discovery } from './discovery.ts'
import { initiation } from './initiation.ts'
import { recommendation } from './recommendation.ts'
import { synthesis } from './synthesis.ts'

/** A grown estate of applications and interfaces moves while the plants keep running. */
export const cloudMigration: TemplateContent = {
  key: 'cloud-migration',
  name: 'Cloud Migration of a Legacy Estate',
  description:
    'Move a grown estate of applications and interfaces to the cloud while plants keep running, and switch off what nobody needs.',
  icon: 'CloudSyncIcon',
  language: 'en',
  initiativeType: 'TECH_DEBT',
  industries: ['manufacturing', 'energy', 'transportation'],
  status: 'CURRENT',
  firm: 'northwind',
  client: 'acme',
  teamRoles: [
    teamRole('sponsor', 'Sponsor', 'Holds the budget and decides where schedule, cost and risk collide.'),
    teamRole('project-lead', 'Project lead', 'Runs the programme, its plan and its reports.'),
    teamRole(
      'enterprise-architect',
      'Enterprise architect',
      'Answers for the target architecture and for every exception from it.',
    ),
    teamRole(
      'application-owner',
      'Application owner',
      'Decides what happens to an application and accepts the result of its move.',
    ),
    teamRole(
      'plant-systems-owner',
      'Plant systems owner',
      'Speaks for production: shutdowns, delays that machines tolerate, and manual operation.',
    ),
    teamRole(
      'security-lead',
      'Security lead',
      'Accepts the cloud environment, its access rules and its exceptions.',
    ),
    teamRole(
      'procurement',
      'Procurement',
      'Negotiates with cloud, licence and data centre suppliers, and watches notice periods.',
    ),
    teamRole(
      'finance-partner',
      'Finance partner',
      'Keeps the cost of the old and the new estate comparable.',
    ),
  ],
  inputs: inputs([
    group('context', 'Context', 'BusinessIcon', [
      field('dataCentres', 'Data centres and server rooms', 'tags'),
      field('targets', 'Targets considered', 'multi-select', {
        options: ['Amazon Web Services', 'Microsoft Azure', 'Google Cloud', 'Private cloud', 'Edge servers'],
      }),
      field('dataResidency', 'Data residency', 'select', {
        options: ['No restriction', 'EEA or UK', 'EEA only', 'UK only', 'By class of data'],
      }),
      field('exitDate', 'Data centre to be empty by', 'date', { required: false }),
    ]),
  ]),
  outputs: inputs([]),
  phases: [initiation, discovery, analysis, synthesis, recommendation],
}
