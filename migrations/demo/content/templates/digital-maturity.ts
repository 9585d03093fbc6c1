import type { TemplateContent } from '../types.ts'
import { artifact, closing, field, group, inputs, phase, place, teamRole } from './builders.ts'

/** Where an organisation stands, where it needs to be, and the few steps that matter. */
export const digitalMaturity: TemplateContent = {
  key: 'digital-maturity',
  name: 'Digital Maturity',
  description:
    'Assess digital maturity in five dimensions, compare with peers, and agree a road map that the organisation can carry.',
  icon: 'PersonIcon',
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
    group('context', 'Context', 'Business', [field('units', 'Units assessed', 'tags', { required: false })]),
  ]),
  outputs: inputs([]),
  phases: [
    phase('framing', 'Framing', {
      description: 'Agree the dimensions, the scale and who will be asked.',
      durationDays: 14,
      requiredInputs: inputs([
        group('owners', 'Initiative owners', 'Groups', [
          field('initiativeOwners', 'Initiative owners', 'stakeholders'),
        ]),
        group('default', 'Frame', 'CropFree', [
          field('dimensions', 'Dimensions', 'multi-select', {
            options: ['Customer', 'Operations', 'People', 'Technology', 'Data'],
          }),
          field('scale', 'Scale', 'select', { options: ['1 to 5', '1 to 7', '0 to 100'] }),
          field('participants', 'Participants', 'number', { min: 1 }),
        ]),
      ]),
      recommendedArtifacts: [artifact('Assessment Plan', 'High')],
      initialRiskMitigations: ['Every unit is represented among the participants'],
      riskMitigations: ['The scale is understood alike everywhere'],
      aiAgents: [
        place('research-analyst', 'Frame', [
          'Propose dimensions and questions that fit.',
          'Dimensions; questions; limits.',
        ]),
        ...closing('the frame'),
      ],
    }),
    phase('assessment', 'Assessment', {
      description: 'Collect answers and evidence.',
      durationDays: 35,
      requiredInputs: inputs([
        group('default', 'Answers', 'Quiz', [
          field('answers', 'Answers received', 'number', { min: 0 }),
          field('selfAssessment', 'Self-assessment', 'file', { required: false }),
          field('overallScore', 'Overall score', 'range', { min: 0, max: 100 }),
        ]),
      ]),
      recommendedArtifacts: [artifact('Self-Assessment', 'Very High')],
      initialRiskMitigations: ['Answers are backed by evidence'],
      riskMitigations: ['Differences between units are explained'],
      aiAgents: [
        place('business-analyst', 'Findings', [
          'Summarise strengths and weaknesses by dimension.',
          'Strengths; weaknesses; evidence.',
        ]),
        ...closing('the assessment'),
      ],
    }),
    phase('comparison', 'Comparison', {
      description: 'Compare with peers and with the own ambition.',
      durationDays: 14,
      requiredInputs: inputs([
        group('default', 'Comparison', 'Leaderboard', [
          field('peers', 'Peers', 'tags'),
          field('ambition', 'Ambition', 'textarea'),
        ]),
      ]),
      recommendedArtifacts: [artifact('Benchmark', 'High')],
      initialRiskMitigations: ['The peers are comparable in size and market'],
      riskMitigations: ['The gaps that matter are agreed'],
      aiAgents: [
        place('research-analyst', 'Gaps', [
          'Compare and name the gaps that matter.',
          'Gaps; causes; priority.',
        ]),
        ...closing('the comparison'),
      ],
    }),
    phase('road-map', 'Road map', {
      description: 'Choose the few steps that matter and put them in order.',
      durationDays: 21,
      requiredInputs: inputs([
        group('default', 'Road map', 'Route', [
          field('steps', 'Steps', 'tags'),
          field('roadmapBudget', 'Budget', 'currency', { currency: 'EUR', min: 0 }),
          field('horizon', 'Horizon', 'date'),
        ]),
      ]),
      recommendedArtifacts: [artifact('Road Map', 'Very High')],
      initialRiskMitigations: ['Each step has an owner'],
      riskMitigations: ['The road map fits the capacity of the organisation'],
      aiAgents: [
        place('program-manager', 'Road map', [
          'Order the steps by value and capacity.',
          'Steps; order; capacity.',
        ]),
        place('change-expert', 'People', ['Say what the steps ask of people.', 'Impact; support.']),
        ...closing('the road map'),
      ],
    }),
    phase('launch', 'Launch', {
      description: 'Start the first step and agree how progress will be seen.',
      durationDays: 14,
      requiredInputs: inputs([
        group('default', 'Launch', 'RocketLaunch', [
          field('firstStep', 'First step', 'text'),
          field('launchDate', 'Start', 'date'),
        ]),
      ]),
      recommendedArtifacts: [artifact('Launch Plan', 'High')],
      initialRiskMitigations: ['The first step is funded'],
      riskMitigations: ['Progress is measured every quarter'],
      aiAgents: [
        place('program-manager', 'First ninety days', [
          'Plan the first ninety days.',
          'Plan; owners; measures.',
        ]),
        ...closing('the launch'),
      ],
    }),
  ],
}
