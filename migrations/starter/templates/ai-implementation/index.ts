import type { TemplateContent } from '../../content.ts'
import { field, group, inputs, teamRole } from '../builders.ts'
import { dataAndSafety } from './data-and-safety.ts'
import { evaluation } from './evaluation.ts'
import { operation } from './operation.ts'
import { pilotDesign } from './pilot-design.ts'
import { useCase } from './use-case.ts'

/** From a use case to a tool that people trust and somebody answers for. */
export const aiImplementation: TemplateContent = {
  key: 'ai-implementation',
  name: 'AI Implementation',
  description:
    'Bring one AI use case into daily work: value, data, safety and law first, then a pilot with measures, then operation with an owner.',
  icon: 'SecurityIcon',
  language: 'en',
  initiativeType: 'AI_IMPLEMENTATION',
  industries: ['all'],
  status: 'CURRENT',
  firm: null,
  client: null,
  teamRoles: [
    teamRole('sponsor', 'Sponsor', 'Wants the result, pays for it and can stop the pilot.'),
    teamRole('project-lead', 'Project lead', 'Runs the pilot, its plan and its evaluation.'),
    teamRole(
      'process-owner',
      'Process owner',
      'Owns the work that is to get better and its measure of success.',
    ),
    teamRole('data-owner', 'Data owner', 'Answers for the data: quality, access and lawful use.'),
    teamRole(
      'data-protection',
      'Data protection officer',
      'Advises on the impact assessment and on the rights of people affected.',
    ),
    teamRole('security-lead', 'Security lead', 'Judges access, suppliers and what happens to the data.'),
    teamRole(
      'operation-owner',
      'Owner in operation',
      'Watches the tool after the pilot, corrects it and can switch it off.',
    ),
  ],
  inputs: inputs([
    group('context', 'Context', 'BusinessIcon', [
      field('useCase', 'Use case', 'text'),
      field('affectedPeople', 'People affected', 'number', { required: false, min: 0 }),
    ]),
  ]),
  outputs: inputs([]),
  phases: [useCase, dataAndSafety, pilotDesign, evaluation, operation],
}
