import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const evaluation = phase('evaluation', 'Evaluation', {
  description: 'Measure what the pilot did, against the baseline and for every group.',
  durationDays: 84,
  requiredInputs: inputs([
    group('default', 'Results', 'AssessmentIcon', [
      field('measuredResult', 'Measured result', 'number'),
      field('cases', 'Cases in the pilot', 'number', { min: 0 }),
      field('adoption', 'Cases in which the tool was used, in percent', 'range', { min: 0, max: 100 }),
      field('incidents', 'Incidents', 'number', { min: 0 }),
      field('findings', 'Findings', 'textarea', { placeholder: 'Result, number of cases, group, source' }),
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
    'Other changes during the pilot were examined as an explanation',
  ],
  aiAgents: [
    place('research-analyst', 'Results', {
      asks: 'The decision on operation rests on what the pilot showed and on how sure that is. Give results beside baseline, target and comparison, with sample and uncertainty. Look for other explanations. Do not extend the result to sites, groups or languages that were not in the pilot.',
      parts: {
        'Result by measure':
          'table with measure, baseline, target, pilot, comparison and change in percent, terms shown; the input Measured result first.',
        Confidence:
          'cases, period, spread or interval for each measure, and whether the change could be chance; the inputs Cases in the pilot and Cases in which the tool was used.',
        'Results by group':
          'measure by site, age, language or other group with number of cases; groups too small to judge.',
        'Other explanations': 'what else changed during the pilot and its likely effect on the result.',
        'Net benefit':
          'time or errors saved less time spent on checking and correcting, for each case and for a year, terms shown.',
      },
    }),
    place('ai-assurance-expert', 'Errors and unequal effects', {
      asks: 'Errors decide more than averages. Use the incident log, overruled answers and reviewed samples; give counts and denominators. Say who noticed each kind of error and how late. Do not excuse an error by the benefit elsewhere.',
      parts: {
        'Errors by kind':
          'table with wrong, late and missing answers, count, share of cases, severity and who noticed; sample reviewed and by whom.',
        Incidents:
          'each with date, harm or near miss, cause, state and owner; number compared with the input Incidents.',
        'Overruled answers':
          'count and share, by role and site, and what they have in common; signs of too much trust.',
        'Effects by group':
          'difference between groups against the tolerated difference; any group that fared worse than before.',
        Lessons: 'what has to change before operation, ranked, with owner and date.',
      },
    }),
    reviewing(
      'Check that each benefit is stated against its baseline with sample and uncertainty, and that error counts have denominators. Recompute changes in percent and net benefit. Ask for a revision where a group is averaged away or an incident has neither cause nor owner.',
      {
        'Stop limits kept':
          'each limit of the plan with the worst value reached and its date; breaches and what was done.',
      },
    ),
    deciding(
      'Decide whether the evidence carries a decision on operation, in full, in part or not at all. Reject it if incidents remain unexplained or a stop limit was passed without consequence. Do not decide on cost.',
      'table with criterion, met or not, and evidence: target reached or missed by how much, uncertainty stated, no group worse off, incidents closed, benefit net of checking.',
    ),
  ],
})
