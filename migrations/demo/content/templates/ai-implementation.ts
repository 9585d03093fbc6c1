import type { TemplateContent } from '../types.ts'
import { artifact, closing, field, group, inputs, place, teamRole } from './builders.ts'

/** From a use case to a tool that people trust and somebody answers for. */
export const aiImplementation: TemplateContent = {
  key: 'ai-implementation',
  name: 'AI Implementation',
  description:
    'Bring one AI use case into daily work: value, data, safety and law first, then a pilot with measures, then operation with an owner.',
  icon: 'SecurityIcon',
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
    group('context', 'Context', 'Business', [
      field('useCase', 'Use case', 'text'),
      field('affectedPeople', 'People affected', 'number', { required: false, min: 0 }),
    ]),
  ]),
  outputs: inputs([]),
  phases: [
    {
      id: 'use-case',
      name: 'Use case and value',
      description: 'Say which work gets better, how that will be measured and what happens if it does not.',
      durationDays: 14,
      requiredInputs: inputs([
        group('owners', 'Initiative owners', 'Groups', [
          field('initiativeOwners', 'Initiative owners', 'stakeholders'),
        ]),
        group('default', 'Value', 'TrendingUp', [
          field('problem', 'Problem to solve', 'textarea'),
          field('measure', 'Measure of success', 'text'),
          field('baseline', 'Baseline today', 'number', { required: false }),
          field('target', 'Target', 'number', { required: false }),
          field('pilotBudget', 'Pilot budget', 'currency', { currency: 'EUR', min: 0 }),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Pilot Charter', 'Very High'),
        artifact('Process Description', 'Normal'),
      ],
      initialRiskMitigations: [
        'A measure of success and its baseline are agreed',
        'An owner answers for the outcome',
      ],
      riskMitigations: ['The pilot can be stopped at any time without harm'],
      aiAgents: [
        place('business-analyst', 'Problem and value', [
          'State the problem, who has it, and how improvement will be measured.',
          'Problem; measure; baseline; target.',
        ]),
        place('finance-expert', 'Business case', [
          'Set out cost and benefit of the pilot and of operation.',
          'Cost; benefit; sensitivity.',
        ]),
        ...closing('the use case'),
      ],
    },
    {
      id: 'data-and-safety',
      name: 'Data and safety',
      description: 'Find out whether the data is fit, lawful and fair, and what could go wrong for people.',
      durationDays: 28,
      requiredInputs: inputs([
        group('default', 'Data', 'Storage', [
          field('dataSources', 'Data sources', 'tags'),
          field('personalData', 'Personal data', 'select', {
            options: ['None', 'Pseudonymised', 'Identified', 'Special categories'],
          }),
          field('legalBasis', 'Legal basis', 'textarea', { required: false }),
          field('impactAssessment', 'Impact assessment', 'file', { required: false }),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Data Protection Impact Assessment', 'Very High'),
        artifact('Data Inventory', 'High'),
      ],
      initialRiskMitigations: [
        'A data protection impact assessment has been made',
        'People can object to automated processing',
      ],
      riskMitigations: ['A human decides wherever a person is affected'],
      aiAgents: [
        place('research-analyst', 'Data', ['Describe the data and its gaps.', 'Sources; quality; gaps.']),
        place('security-expert', 'Protection', [
          'Judge confidentiality and access, suppliers included.',
          'Findings; controls; open points.',
        ]),
        place('clinical-safety-expert', 'Harm', [
          'Name the ways in which people could come to harm and how that would be noticed.',
          'Hazards; detection; accountability.',
        ]),
        ...closing('data and safety'),
      ],
    },
    {
      id: 'pilot-design',
      name: 'Pilot design',
      description: 'Design a pilot that can fail safely and teach something either way.',
      durationDays: 21,
      requiredInputs: inputs([
        group('default', 'Pilot', 'Science', [
          field('pilotSites', 'Pilot sites', 'tags'),
          field('pilotStart', 'Start', 'date'),
          field('pilotWeeks', 'Length in weeks', 'number', { min: 1, max: 104 }),
          field('stopCriteria', 'Criteria to stop', 'textarea'),
        ]),
      ]),
      recommendedArtifacts: [artifact('Pilot Plan', 'Very High'), artifact('Training Material', 'Normal')],
      initialRiskMitigations: ['Criteria to stop the pilot are written down'],
      riskMitigations: ['People in the pilot are trained and know whom to ask'],
      aiAgents: [
        place('program-manager', 'Plan', [
          'Plan the pilot with people, dates and checks.',
          'Plan; owners; checks.',
        ]),
        place('change-expert', 'People', [
          'Plan how people will learn and be heard.',
          'Training; communication; feedback.',
        ]),
        ...closing('the pilot'),
      ],
    },
    {
      id: 'evaluation',
      name: 'Evaluation',
      description: 'Measure what the pilot did, against the baseline and for every group.',
      durationDays: 84,
      requiredInputs: inputs([
        group('default', 'Results', 'Assessment', [
          field('measuredResult', 'Measured result', 'number'),
          field('incidents', 'Incidents', 'number', { min: 0 }),
          field('findings', 'Findings', 'textarea'),
        ]),
      ]),
      recommendedArtifacts: [artifact('Evaluation Report', 'Very High')],
      initialRiskMitigations: ['Results are compared with the baseline'],
      riskMitigations: ['Differences between groups of people were examined'],
      aiAgents: [
        place('research-analyst', 'Results', [
          'Say what the pilot showed and how sure one can be.',
          'Results; confidence; limits.',
        ]),
        ...closing('the evaluation'),
      ],
    },
    {
      id: 'operation',
      name: 'Operation',
      description: 'Hand over to an owner who watches, corrects and can switch off.',
      durationDays: 28,
      requiredInputs: inputs([
        group('default', 'Operation', 'Settings', [
          field('operationOwner', 'Owner in operation', 'stakeholders'),
          field('monitoring', 'What is watched', 'tags'),
          field('goLive', 'Start of operation', 'date'),
        ]),
      ]),
      recommendedArtifacts: [artifact('Operating Model', 'Very High')],
      initialRiskMitigations: ['An owner in operation is named'],
      riskMitigations: ['The tool can be switched off within an hour'],
      aiAgents: [
        place('solution-architect', 'Operation', [
          'Set out operation, monitoring and switch-off.',
          'Operation; monitoring; switch-off.',
        ]),
        ...closing('operation'),
      ],
    },
  ],
}
