import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const pilotDesign = phase('pilot-design', 'Pilot design', {
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
      field('stopCriteria', 'Criteria to stop', 'textarea', {
        placeholder: 'Figure, period, who measures, who stops',
      }),
      field('pilotTeam', 'Pilot team', 'contacts', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Pilot Plan', 'Very High'),
    artifact('Training Material', 'High'),
    artifact('Information for People Affected', 'Normal'),
  ],
  initialRiskMitigations: [
    'Criteria to stop the pilot are written down with a figure and a period',
    'The result will be compared with sites or weeks without the tool',
    'One person can stop the pilot at any time',
  ],
  riskMitigations: [
    'People in the pilot are trained and know whom to ask',
    'The number of cases is large enough to see the improvement that is hoped for',
    'Peaks, holidays and other changes during the pilot are known',
  ],
  aiAgents: [
    place('program-manager', 'Plan', {
      asks: 'The pilot must be able to fail safely and to teach something either way. Plan with the people and dates on record and count weeks and cases. Do not plan training or evaluation into time that nobody has. Name what would distort the result.',
      parts: {
        'Pilot plan':
          'dated list from preparation to the report with owner and result; weeks between the inputs Start and end, and whether they equal the input Length in weeks.',
        Sites:
          'table with site, cases a year, role (pilot, comparison), weeks and cases expected in the pilot; computed as cases a year times weeks divided by 52.',
        'Stop rules':
          'each of the input Criteria to stop with figure, who measures, how often, who stops and how work goes on.',
        'First days':
          'what happens on the first day, at the first error and on the last day, with who is called.',
        Distortions:
          'peaks, holidays and other changes during the pilot, with dates and how the comparison allows for them.',
      },
    }),
    place('change-expert', 'People', {
      asks: 'People have to learn to use the tool, to doubt it and to be heard. Plan by role and shift, with hours. Weigh what users said over what the project hopes. Adoption is what people do, so name the figure that would show it. Do not plan messages in place of answers.',
      parts: {
        Groups:
          'table by role with number of people, what changes in their work, hours for training and double work, and who told them.',
        Training:
          'what each role can do at the end, including spotting and overruling a wrong answer; dates, trainer and hours with their sum.',
        'Information for people affected':
          'what they are told, when, in which languages, and how they refuse.',
        Feedback:
          'how a user reports an error, who answers within which time and who counts overruled answers.',
      },
    }),
    reviewing(
      'Check that the pilot can disprove the expected benefit, that its expected cases are computed and that somebody can stop it at every site. Ask for a revision where the comparison differs in more than the tool, or where training hours have no people.',
      {
        'Comparison design':
          'differences between pilot and comparison other than the tool, and what each could do to the result.',
      },
    ),
    deciding(
      'Decide whether the pilot will teach something whichever way it ends, and whether it can be stopped without harm. Weigh the size of the sample against the improvement hoped for. Do not approve a start date that depends on an open consultation.',
      'table with criterion, met or not, and evidence: stop rules with figures and owners, comparison defined, cases sufficient, people trained before the first day, open conditions of the phase before closed.',
    ),
  ],
})
