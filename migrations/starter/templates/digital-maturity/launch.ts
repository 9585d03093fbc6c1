import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const launch = phase('launch', 'Launch', {
  description: 'Start the first step and agree how progress will be seen.',
  durationDays: 14,
  requiredInputs: inputs([
    group('default', 'Launch', 'RocketLaunchIcon', [
      field('firstStep', 'First step', 'text'),
      field('launchDate', 'Start', 'date'),
      field('firstStepLead', 'First step led by', 'stakeholders'),
      field('figures', 'Figures that show progress', 'tags'),
      field('nextAssessment', 'Next assessment', 'date', { required: false }),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Launch Plan', 'Very High'),
    artifact('Communication Plan', 'Normal'),
    artifact('Progress Report Template', 'Low'),
  ],
  initialRiskMitigations: [
    'The first step is funded',
    'The lead of the first step has been relieved of other work in writing',
    'Each figure of progress has a value for today',
  ],
  riskMitigations: [
    'Progress is measured every quarter',
    'A condition is agreed under which the first step is stopped',
  ],
  aiAgents: [
    place('program-manager', 'First ninety days', {
      asks: 'The first step must start on its date with people who have agreed. Plan week by week for a month and by milestone afterwards. Name the first result that people outside the project will notice. Do not plan with a lead who still has another job.',
      parts: {
        'Ninety-day plan':
          'table with week, result, owner and days needed for weeks one to four, then milestones with dates up to day ninety from the input Start.',
        People:
          'who leads and works on it, days a week, from what they were relieved and the written proof; gaps.',
        'First visible result': 'what, for whom, by which date and how they will notice.',
        'Stop condition': 'figure, date and decision maker for stopping or changing the first step.',
        'Launch risks': 'table with risk, early sign, measure, owner and date.',
      },
    }),
    place('business-analyst', 'Measures of progress', {
      asks: 'The board must see progress in figures that it already reads. Choose no more than five, each tied to an agreed gap. Weigh what is measured today over what would be nice to have. A figure without a value for today cannot show progress: name who supplies it.',
      parts: {
        'Figures of progress':
          'table of five at most with figure, gap, value today with date, target with date, source and who reports it; compared with the input Figures that show progress.',
        'Expected course': 'value expected after each quarter, with the step that moves it.',
        Reporting: 'to whom, how often, in which report, and who explains a miss.',
        'Figures not chosen':
          'what was left out and why, and figures without a value for today with who supplies it.',
      },
    }),
    reviewing(
      'Check that the plan has owners who have agreed, that figures have a value for today and that expected values follow from steps. Ask for a revision where a figure cannot be moved by the first step within its period.',
      {
        'Agreements on record':
          'each owner and lead with the document or statement in which they agreed, or that there is none.',
      },
    ),
    deciding(
      'Decide whether the first step can start on its date with what has been agreed. Weigh a short delay against a start without its lead. Set conditions with dates before the start.',
      'table with criterion, met or not, and evidence: funded, lead relieved in writing, figures with values, stop condition agreed, first result dated.',
    ),
  ],
})
