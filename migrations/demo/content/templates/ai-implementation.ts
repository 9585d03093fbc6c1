import type { TemplateContent } from '../types.ts'
import {
  artifact,
  deciding,
  field,
  group,
  initiativeOwners,
  inputs,
  phase,
  place,
  reviewing,
  teamRole,
} from './builders.ts'

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
    group('context', 'Context', 'BusinessIcon', [
      field('useCase', 'Use case', 'text'),
      field('affectedPeople', 'People affected', 'number', { required: false, min: 0 }),
    ]),
  ]),
  outputs: inputs([]),
  phases: [
    phase('use-case', 'Use case and value', {
      description: 'Say which work gets better, how that will be measured and what happens if it does not.',
      durationDays: 14,
      requiredInputs: inputs([
        initiativeOwners('Who wants the result, and who will answer for the tool in daily work.'),
        group('default', 'Value', 'TrendingUpIcon', [
          field('problem', 'Problem to solve', 'textarea'),
          field('measure', 'Measure of success', 'text'),
          field('baseline', 'Baseline today', 'number', { required: false }),
          field('target', 'Target', 'number', { required: false }),
          field('pilotBudget', 'Pilot budget', 'currency', { currency: 'EUR', min: 0 }),
        ]),
        group('stakeholders', 'People', 'GroupsIcon', [
          field('users', 'People who will work with it', 'stakeholders', { required: false }),
          field('affectedGroups', 'Groups of people affected', 'tags', { required: false }),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Pilot Charter', 'Very High'),
        artifact('Process Description', 'High'),
        artifact('Baseline Figures', 'Normal'),
      ],
      initialRiskMitigations: [
        'A measure of success and its baseline are agreed',
        'An owner answers for the outcome',
        'A solution without AI was considered, and the reason against it is written down',
      ],
      riskMitigations: [
        'The pilot can be stopped at any time without harm',
        'The people who will work with the tool were asked',
      ],
      aiAgents: [
        place('business-analyst', 'Problem and value', [
          'State the problem, who has it, and how improvement will be measured. Say what the simplest solution without AI would achieve. Mark every benefit that nobody has measured yet.',
          'Problem; measure; baseline; target.',
        ]),
        place('finance-expert', 'Business case', [
          'Set out cost and benefit of the pilot and of operation, the time of people who check results included. Show the result if the benefit is half of what is expected.',
          'Cost; benefit; sensitivity.',
        ]),
        reviewing(
          'Check that measure, baseline and target belong together and that the baseline was measured.',
        ),
        deciding('Decide whether the problem is worth a pilot and whether somebody answers for its outcome.'),
      ],
    }),
    phase('data-and-safety', 'Data and safety', {
      description: 'Find out whether the data is fit, lawful and fair, and what could go wrong for people.',
      durationDays: 28,
      requiredInputs: inputs([
        group('default', 'Data', 'StorageIcon', [
          field('dataSources', 'Data sources', 'tags'),
          field('personalData', 'Personal data', 'select', {
            options: ['None', 'Pseudonymised', 'Identified', 'Special categories'],
          }),
          field('legalBasis', 'Legal basis', 'textarea', { required: false }),
          field('impactAssessment', 'Impact assessment', 'file', { required: false }),
        ]),
        group('safety', 'Safety', 'HealthAndSafetyIcon', [
          field('harms', 'Ways in which people could come to harm', 'textarea'),
          field('riskClass', 'Risk class under applicable law', 'select', {
            options: ['Prohibited', 'High', 'Duties of transparency', 'Minimal', 'Not yet decided'],
          }),
          field('humanDecides', 'Decisions that stay with people', 'tags'),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Data Protection Impact Assessment', 'Very High'),
        artifact('Data Inventory', 'High'),
        artifact('Supplier Contract', 'Normal'),
      ],
      initialRiskMitigations: [
        'A data protection impact assessment has been made',
        'People can object to automated processing',
        'The supplier may not train its models on the data without consent',
      ],
      riskMitigations: [
        'A human decides wherever a person is affected',
        'Groups of people for whom the data is thin are named',
        'Each hazard has a way to be noticed',
      ],
      aiAgents: [
        place('research-analyst', 'Data', [
          'Describe the data, its origin and its gaps, and for whom it is thin or old. Quote figures on quality where there are any. Say which gap would mislead the tool most.',
          'Sources; quality; gaps; groups with thin data.',
        ]),
        place('security-expert', 'Protection', [
          'Judge confidentiality and access, suppliers included. Follow one record from its source to the supplier and back, and say who can read it at each step.',
          'Findings; controls; open points.',
        ]),
        place('ai-assurance-expert', 'Harm and oversight', [
          'Name the ways in which people could come to harm: wrong, late or missing answers, unequal treatment, too much trust. For each say how it would be noticed and who could intervene in time.',
          'Hazards; detection; accountability.',
        ]),
        reviewing(
          'Check that each hazard has a way to be noticed and a person who can intervene, and that data gaps are named by group.',
        ),
        deciding(
          'Decide whether a pilot with this data is lawful and safe. Reject it if a decision about a person is left to the tool alone.',
        ),
      ],
    }),
    phase('pilot-design', 'Pilot design', {
      description: 'Design a pilot that can fail safely and teach something either way.',
      durationDays: 21,
      requiredInputs: inputs([
        group('default', 'Pilot', 'ScienceIcon', [
          field('pilotSites', 'Pilot sites', 'tags'),
          field('pilotStart', 'Start', 'date'),
          field('pilotWeeks', 'Length in weeks', 'number', { min: 1, max: 104 }),
          field('comparison', 'Compared with', 'select', {
            options: ['Same sites before', 'Sites without the tool', 'Random assignment', 'Nothing'],
          }),
          field('stopCriteria', 'Criteria to stop', 'textarea'),
          field('pilotTeam', 'Pilot team', 'contacts', { required: false }),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Pilot Plan', 'Very High'),
        artifact('Training Material', 'High'),
        artifact('Information for People Affected', 'Normal'),
      ],
      initialRiskMitigations: [
        'Criteria to stop the pilot are written down',
        'The result will be compared with sites or weeks without the tool',
        'One person can stop the pilot at each site at any hour',
      ],
      riskMitigations: [
        'People in the pilot are trained and know whom to ask',
        'The number of cases is large enough to see the improvement that is hoped for',
      ],
      aiAgents: [
        place('program-manager', 'Plan', [
          'Plan the pilot with people, dates and checks. Say what happens on the first day, on the first error and on the last day. Name peaks and holidays that would distort the result.',
          'Plan; owners; checks.',
        ]),
        place('change-expert', 'People', [
          'Plan how people will learn to use the tool, to doubt it and to be heard. Say how their workload changes during the pilot.',
          'Training; communication; feedback.',
        ]),
        reviewing(
          'Check that the pilot can disprove the expected benefit and that somebody can stop it at each site.',
        ),
        deciding('Decide whether the pilot will teach something whichever way it ends.'),
      ],
    }),
    phase('evaluation', 'Evaluation', {
      description: 'Measure what the pilot did, against the baseline and for every group.',
      durationDays: 84,
      requiredInputs: inputs([
        group('default', 'Results', 'AssessmentIcon', [
          field('measuredResult', 'Measured result', 'number'),
          field('cases', 'Cases in the pilot', 'number', { min: 0 }),
          field('adoption', 'Cases in which the tool was used, in percent', 'range', { min: 0, max: 100 }),
          field('incidents', 'Incidents', 'number', { min: 0 }),
          field('findings', 'Findings', 'textarea'),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Evaluation Report', 'Very High'),
        artifact('Incident Log', 'High'),
        artifact('User Survey', 'Normal'),
      ],
      initialRiskMitigations: [
        'Results are compared with the baseline',
        'Every incident has been examined and closed, or has an owner',
        'Cases in which people overruled the tool are counted',
      ],
      riskMitigations: [
        'Differences between groups of people were examined',
        'The benefit is stated net of the time spent on checking',
      ],
      aiAgents: [
        place('research-analyst', 'Results', [
          'Say what the pilot showed and how sure one can be. Give the result with its uncertainty and by group. Name what else changed during the pilot and could explain it.',
          'Results; confidence; limits.',
        ]),
        place('ai-assurance-expert', 'Errors and unequal effects', [
          'Examine errors, incidents and overruled answers: what kind, for whom, noticed by whom. Say whether any group fared worse than before the pilot.',
          'Errors; incidents; effects by group; lessons.',
        ]),
        reviewing(
          'Check that the benefit is stated against the baseline, with its uncertainty and by group.',
        ),
        deciding(
          'Decide whether the evidence carries a decision on operation. Reject it if incidents remain unexplained.',
        ),
      ],
    }),
    phase('operation', 'Operation', {
      description: 'Hand over to an owner who watches, corrects and can switch off.',
      durationDays: 28,
      requiredInputs: inputs([
        group('default', 'Operation', 'SettingsIcon', [
          field('operationOwner', 'Owner in operation', 'stakeholders'),
          field('monitoring', 'What is watched', 'tags'),
          field('yearlyCost', 'Cost per year', 'currency', { currency: 'EUR', min: 0 }),
          field('goLive', 'Start of operation', 'date'),
          field('nextReview', 'Next review', 'date', { required: false }),
        ]),
      ]),
      recommendedArtifacts: [
        artifact('Operating Model', 'Very High'),
        artifact('Monitoring Plan', 'High'),
        artifact('Supplier Agreement', 'High'),
      ],
      initialRiskMitigations: [
        'An owner in operation is named',
        'Each figure watched has a limit and somebody who reacts to it',
        'Work can go on without the tool for at least a day',
      ],
      riskMitigations: [
        'The tool can be switched off within an hour',
        'A new version of the model is tested before people work with it',
      ],
      aiAgents: [
        place('solution-architect', 'Operation', [
          'Set out operation, monitoring and switch-off. Say how a new version of the model is tested and how work goes on when the tool is down.',
          'Operation; monitoring; switch-off.',
        ]),
        place('program-manager', 'Handover', [
          'Plan the handover from the pilot team to the owner in operation: tasks, knowledge, budget, contracts. Name what ends with the pilot and must not.',
          'Handover; open tasks; budget.',
        ]),
        reviewing(
          'Check that every figure watched has a limit, an owner and a reaction, and that switch-off was tried.',
        ),
        deciding('Decide whether the owner can take over. Reject it if nobody is paid to watch the tool.'),
      ],
    }),
  ],
}
