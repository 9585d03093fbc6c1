import type { TemplateContent } from '../../content.ts'
import { field, group, inputs, teamRole } from '../builders.ts'
import { analysis } from './analysis.ts'
import { discovery } from './discovery.ts'
import { initiation } from './initiation.ts'
import { recommendation } from './recommendation.ts'
import { synthesis } from './synthesis.ts'

/** How long the business would stand still after a serious attack, and what shortens that most. */
export const cyberResilience: TemplateContent = {
  key: 'cyber-resilience',
  name: 'Cybersecurity Resilience Assessment',
  description:
    'Find out how the organisation would withstand a serious cyber incident, how fast it would be back at work, and which measures shorten that most for their cost.',
  icon: 'ShieldIcon',
  language: 'en',
  initiativeType: 'GOVERNANCE',
  industries: ['finance', 'insurance', 'healthcare', 'energy', 'manufacturing'],
  status: 'CURRENT',
  firm: null,
  client: null,
  teamRoles: [
    teamRole(
      'sponsor',
      'Sponsor',
      'Member of the board who owns the cyber risk and accepts what remains of it.',
    ),
    teamRole(
      'project-lead',
      'Project lead',
      'Runs the assessment, keeps its dates and keeps the evidence in one place.',
    ),
    teamRole(
      'security-lead',
      'Security lead',
      'Knows the controls, provides the evidence and carries the measures afterwards.',
    ),
    teamRole(
      'it-operations',
      'IT operations lead',
      'Speaks for identity, backup, recovery and the daily running of the systems.',
    ),
    teamRole(
      'process-owner',
      'Process owner',
      'Says how long a service may stand still and what happens when it does.',
    ),
    teamRole(
      'risk-and-compliance',
      'Risk and compliance',
      'Connects the findings with the risk register, the supervisor and the insurer.',
    ),
  ],
  inputs: inputs([
    group('context', 'Context', 'BusinessIcon', [
      field('entities', 'Entities and sites in scope', 'tags'),
      field('regulations', 'Rules that apply', 'multi-select', {
        required: false,
        options: ['NIS2', 'DORA', 'GDPR', 'UK NIS Regulations', 'HIPAA', 'PCI DSS', 'None of these'],
      }),
      field('annualRevenue', 'Annual revenue', 'currency', {
        required: false,
        currency: 'EUR',
        min: 0,
        description: 'Puts the estimated losses into proportion.',
      }),
      field('hosting', 'Where the systems run', 'select', {
        options: ['Own data centres', 'Public cloud', 'Service provider', 'A mix of these'],
      }),
    ]),
  ]),
  outputs: inputs([]),
  phases: [initiation, discovery, analysis, synthesis, recommendation],
}
