import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const analysis = phase('analysis', 'Analysis', {
  description: 'Compare what has to be reported with the figures, systems and controls that exist.',
  durationDays: 42,
  requiredInputs: inputs([
    group('default', 'Data', 'StorageIcon', [
      field('datapoints', 'Data points required', 'number', { min: 0 }),
      field('available', 'Of these available with a control', 'number', { min: 0 }),
      field('estimated', 'Share of estimates, in percent', 'range', { min: 0, max: 100 }),
      field('dataGaps', 'Gaps that matter most', 'tags'),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Gap Analysis', 'Very High'),
    artifact('Data Point List', 'High'),
    artifact('Greenhouse Gas Inventory', 'High'),
  ],
  initialRiskMitigations: [
    'Each data point has an owner, a source and a unit',
    'Estimates name their method and their error',
    'Figures that also stand in the accounts agree with them',
  ],
  riskMitigations: [
    'The five gaps that matter most have an owner and a date',
    'A sample of figures was traced back to its source',
  ],
  aiAgents: [
    place('solution-architect', 'Sources and systems', {
      asks: 'A figure is only as good as its way to the report. Describe for each data point where it is measured, how it travels and who touches it. Count steps by hand. Name what one person alone can do. Do not design a new system.',
      parts: {
        'Sources of figures':
          'table with data point, unit, source system or document, owner, steps to the report; compared with the input Data points required.',
        'Steps by hand': 'number by topic and entity, share of all steps, the riskiest.',
        'Single points of failure': 'steps that one person alone can do, stand-in, figure at risk.',
        'Data gaps': 'data points without a source, by topic, with effort or who can estimate it.',
      },
    }),
    place('finance-expert', 'Controls', {
      asks: 'The board signs figures. Judge which would pass an audit today and which not, against the controls over the accounts. An explained estimate can pass; an unexplained one cannot. State error ranges. Do not rate topics.',
      parts: {
        'Figures under control':
          'table with data point, control, evidence of the control, last tested; share against the input Of these available with a control.',
        'Figures without control': 'data point, missing control, effort to add, owner.',
        Estimates:
          'method, error in percent and source; share of estimates against the input Share of estimates.',
        'Agreement with the accounts': 'figures that also stand in the accounts, difference and cause.',
        'Gaps to close first': 'five, ranked by effect on the report, with owner and date.',
      },
    }),
    reviewing(
      'Check that gaps are measured against the list of data points and not against memory, and recompute shares. Ask for a revision where an estimate has no method or error.',
      {
        'Traced sample':
          'figures followed back to their source in the material, result and breaks in the trail.',
      },
    ),
    deciding(
      'Decide whether gaps are known well enough to plan how to close them. Weigh the five largest over completeness. Do not accept an estimate without a method.',
      'table with criterion, met or not, and evidence: owner with source and unit for each data point, estimates with error, agreement with the accounts, five gaps owned.',
    ),
  ],
})
