import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const synthesis = phase('synthesis', 'Synthesis', {
  description: 'Design the process of reporting: who delivers what, when, with which control.',
  durationDays: 28,
  requiredInputs: inputs([
    group('default', 'Process', 'RouteIcon', [
      field('processDescription', 'The process in ten sentences', 'textarea'),
      field('controls', 'Controls', 'tags'),
      field('trialEntities', 'Entities in the trial run', 'tags'),
      field('trialEnd', 'End of the trial run', 'date'),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Reporting Manual', 'Very High'),
    artifact('Control Matrix', 'High'),
    artifact('Trial Report', 'High'),
  ],
  initialRiskMitigations: [
    'Nobody both enters and releases a figure',
    'Each control leaves evidence that can be shown later',
    'A trial run with at least two entities is planned',
  ],
  riskMitigations: [
    'Findings of the trial run have an owner and a date',
    'The auditor has seen the controls',
  ],
  aiAgents: [
    place('business-analyst', 'Reporting process', {
      asks: 'Every figure needs one way to the report with one release. Describe the process from source to release with roles, dates and controls, and what changes for each entity. No one enters and releases the same figure. Keep it as small as the duties allow.',
      parts: {
        'Process steps': 'table with step, role, day in the calendar, input, result and control.',
        'Separation of duties':
          'who enters, checks and releases, by topic; combinations that break the rule.',
        Controls:
          'table with control, risk, frequency, evidence that it leaves and owner; compared with the input Controls.',
        'Changes by entity': 'what each entity does differently, effort in days a year.',
        'Trial run': 'entities, dates to the input End of the trial run, what counts as passed.',
      },
    }),
    place('change-expert', 'People who deliver', {
      asks: 'Figures come from people with other jobs. Say what each group must do newly, in hours, how it learns that and who stands in. Weigh fewer figures well delivered above many. Do not plan training without a date.',
      parts: {
        'New duties': 'table with group, people, duty, hours a quarter and date; hours summed by group.',
        Training: 'what each group can do afterwards, date, trainer, hours.',
        'Stand-ins': 'for each duty who stands in, or that nobody does.',
        'Load peaks': 'months in which new duties meet other peaks, and the smallest change.',
      },
    }),
    reviewing(
      'Check that every data point runs through a control, that no control lacks a person and that hours add up. Ask for a revision where somebody enters and releases the same figure.',
      { 'Coverage of data points': 'data points with step, control and owner, and those that lack one.' },
    ),
    deciding(
      'Decide whether the process is ready for a trial run. Reject it if a control leaves no evidence. Open stand-ins can be a condition with a date.',
      'table with criterion, met or not, and evidence: duties separated, controls with evidence, two entities in the trial, training dated.',
    ),
  ],
})
