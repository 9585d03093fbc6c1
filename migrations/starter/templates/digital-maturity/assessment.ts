import { artifact, deciding, field, group, inputs, phase, place, reviewing } from '../builders.ts'

export const assessment = phase('assessment', 'Assessment', {
  description: 'Collect answers and the evidence behind them, and explain where units differ.',
  durationDays: 35,
  requiredInputs: inputs([
    group('default', 'Answers', 'QuizIcon', [
      field('answers', 'Answers received', 'number', { min: 0 }),
      field('selfAssessment', 'Self-assessment', 'file', { required: false }),
      field('overallScore', 'Overall score', 'range', { min: 0, max: 100 }),
      field('strongest', 'Strongest dimension', 'text'),
      field('weakest', 'Weakest dimension', 'text'),
      field('interviewees', 'People interviewed', 'stakeholders'),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Self-Assessment', 'Very High'),
    artifact('System Landscape', 'High'),
    artifact('Process Figures', 'High'),
    artifact('Interview Notes', 'Normal'),
  ],
  initialRiskMitigations: [
    'Answers are backed by evidence',
    'At least two people answered for each unit and dimension',
    'Evidence that is older than the frame allows is not counted',
  ],
  riskMitigations: [
    'Differences between units are explained',
    'Scores without evidence are marked and count for less',
    'Units that did not answer are named with the reason',
  ],
  aiAgents: [
    place('business-analyst', 'Findings', {
      asks: 'The sponsor must see what the organisation does well and badly, and what that costs customers or staff. Begin with measured figures, then scores, then interviews. Every finding has its evidence and unit. Do not recommend measures yet and do not write a finding from one interview alone.',
      parts: {
        'Scores by dimension':
          'table with dimension, mean, lowest unit, highest unit and spread computed; the inputs Strongest dimension and Weakest dimension compared with it.',
        Strengths: 'ranked; finding, figure, unit, evidence and what it is worth in daily work.',
        Weaknesses:
          'ranked; finding, figure, unit, evidence and cost to customers or staff in minutes, errors or money.',
        Causes:
          'for the three weakest findings, the cause that evidence shows, apart from causes that are only suspected.',
        'Open findings': 'what people said that no figure or document supports yet, and who could supply it.',
      },
    }),
    place('research-analyst', 'How far the scores carry', {
      asks: 'Scores are opinions until compared with evidence. Compare self-assessment with figures, interviews and outside views, by unit. Recompute the overall score without unproven answers. Weigh a measured figure above a rating, and say where response was too low to judge.',
      parts: {
        Response:
          'units and people asked, answered and missing, rate computed, reasons for gaps; compared with the input Answers received.',
        'Reliability of the scores':
          'table by dimension with score, share of answers with evidence and difference to outside or measured values.',
        'Corrected overall score':
          'overall score with and without unproven answers, terms shown; compared with the input Overall score.',
        'Differences between units':
          'units that rate themselves above or below their evidence, by how much and the likely reason.',
        'Missing evidence': 'what to ask for, from whom and by when, ranked by effect on the scores.',
      },
    }),
    reviewing(
      'Check that each strength and weakness has evidence from more than one source and that means, spreads and response rates are right. Ask for a revision where a self-rating is written as a fact or where units that did not answer are left out of the denominator.',
      { 'Evidence age': 'oldest evidence behind each dimension in months against the limit of the frame.' },
    ),
    deciding(
      'Decide whether the scores can be shown to the units without being disputed for lack of evidence. Name the dimension whose score should not be published yet. Do not rank units in public.',
      'table with criterion, met or not, and evidence: response sufficient in each unit, evidence behind each dimension, differences explained, unproven answers marked.',
    ),
  ],
})
