import type { TemplateContent } from '../../content.ts'
import { field, group, inputs, teamRole } from '../builders.ts'
import { assessment } from './assessment.ts'
import { comparison } from './comparison.ts'
import { framing } from './framing.ts'
import { launch } from './launch.ts'
import { roadMap } from './road-map.ts'

/** Where an organisation stands, where it needs to be, and the few steps that matter. */
export const digitalMaturity: TemplateContent = {
  key: 'digital-maturity',
  name: 'Digital Maturity',
  description:
    'Assess digital maturity in five dimensions on evidence, compare it with peers and with your ambition, and agree a road map that the organisation can carry.',
  icon: 'PersonIcon',
  language: 'en',
  initiativeType: 'DIGITAL_MATURITY',
  industries: ['all'],
  status: 'CURRENT',
  firm: null,
  client: null,
  teamRoles: [
    teamRole('sponsor', 'Sponsor', 'Owns the ambition and the budget of the road map.'),
    teamRole(
      'project-lead',
      'Project lead',
      'Runs the assessment and keeps scale and evidence alike everywhere.',
    ),
    teamRole(
      'unit-lead',
      'Unit lead',
      'Answers for a unit, with evidence, and carries its steps of the road map.',
    ),
    teamRole('technology-lead', 'Technology lead', 'Brings the facts on systems and data.'),
    teamRole('people-lead', 'People lead', 'Speaks for skills, training and capacity.'),
  ],
  inputs: inputs([
    group('context', 'Context', 'BusinessIcon', [
      field('units', 'Units assessed', 'tags', { required: false }),
      field('strategy', 'What the strategy expects of technology', 'textarea', { required: false }),
    ]),
  ]),
  outputs: inputs([]),
  phases: [framing, assessment, comparison, roadMap, launch],
}
