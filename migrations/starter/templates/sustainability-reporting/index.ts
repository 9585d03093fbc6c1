import type { TemplateContent } from '../../content.ts'
import { field, group, inputs, teamRole } from '../builders.ts'
import { analysis } from './analysis.ts'
import { discovery } from './discovery.ts'
import { initiation } from './initiation.ts'
import { recommendation } from './recommendation.ts'
import { synthesis } from './synthesis.ts'

/** Announced, and not yet to be used. */
export const sustainabilityReporting: TemplateContent = {
  key: 'sustainability-reporting',
  name: 'Sustainability Reporting Readiness',
  description:
    'Prepare topics, data, controls and responsibilities for a sustainability report that an auditor can follow. In preparation.',
  icon: 'EnergySavingsLeafIcon',
  language: 'en',
  initiativeType: 'GOVERNANCE',
  industries: ['all'],
  status: 'FUTURE',
  firm: null,
  client: null,
  teamRoles: [
    teamRole('sponsor', 'Sponsor', 'Member of the board who signs the report.'),
    teamRole('project-lead', 'Project lead', 'Runs the preparation and keeps its calendar.'),
    teamRole('data-owner', 'Data owner', 'Answers for the figures of a topic or a site.'),
    teamRole(
      'finance-partner',
      'Finance partner',
      'Connects the figures with the accounts and their controls.',
    ),
    teamRole('legal-counsel', 'Legal counsel', 'Says which duties apply, to whom and from when.'),
  ],
  inputs: inputs([
    group('context', 'Context', 'BusinessIcon', [
      field('entities', 'Entities in the report', 'tags'),
      field('standards', 'Standards', 'multi-select', {
        options: ['ESRS', 'ISSB', 'GRI', 'UK SRS', 'Own format'],
      }),
      field('firstReport', 'First reporting year ends on', 'date'),
    ]),
  ]),
  outputs: inputs([]),
  phases: [initiation, discovery, analysis, synthesis, recommendation],
}
