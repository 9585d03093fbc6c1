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
} from '../builders.ts'

export const framing = phase('framing', 'Framing', {
  description: 'Agree the dimensions, the scale, what counts as evidence and who will be asked.',
  durationDays: 14,
  requiredInputs: inputs([
    initiativeOwners('Who owns the ambition, and who will carry the road map.'),
    group('default', 'Frame', 'CenterFocusStrongIcon', [
      field('dimensions', 'Dimensions', 'multi-select', {
        options: ['Customer', 'Operations', 'People', 'Technology', 'Data'],
      }),
      field('scale', 'Scale', 'select', { options: ['1 to 5', '1 to 7', '0 to 100'] }),
      field('evidenceRules', 'What counts as evidence', 'textarea', {
        placeholder: 'For example: reports, system figures, minutes; no older than nine months',
      }),
      field('participants', 'Participants', 'number', { min: 1 }),
      field('assessmentEnd', 'Assessment complete by', 'date'),
    ]),
  ]),
  recommendedArtifacts: [
    artifact('Assessment Plan', 'Very High'),
    artifact('Digital Strategy', 'High'),
    artifact('Organisation Chart', 'Normal'),
  ],
  initialRiskMitigations: [
    'Every unit is represented among the participants',
    'Each level of the scale is described by something that can be observed',
    'The oldest evidence that counts is stated in months',
  ],
  riskMitigations: [
    'Two units scored a trial dimension within one level of each other',
    'Participants know who will see their answers',
    'Each question can change the road map',
  ],
  aiAgents: [
    place('research-analyst', 'Frame', {
      asks: 'Two people who follow this frame must come to the same score. Describe levels by what can be seen in daily work, not by adjectives. Weigh figures that exist already over new surveys. Leave out every question whose answer would not change the road map, and say which units or sources the frame cannot reach.',
      parts: {
        Dimensions:
          'table with dimension, what is looked at, leading figure and typical evidence; compared with the input Dimensions.',
        'Levels of the scale':
          'for each dimension, what can be observed at the lowest, middle and highest level of the input Scale, with a threshold in figures where one exists.',
        Questions:
          'for each dimension three to five, each with the evidence asked for and the decision that it could change.',
        'Evidence rules':
          'what counts, how old it may be in months, who confirms it and how an unproven answer is treated; taken from the input What counts as evidence.',
        'Limits of the frame': 'what the assessment will not show, and for which units or customers.',
      },
    }),
    place('program-manager', 'Course of the assessment', {
      asks: 'Every unit must be heard and nobody asked twice. Plan from the units, people and dates on record; count participants by unit. Name units that are in a peak, a merger or a reorganisation in that time. Propose a smaller sample before a later date.',
      parts: {
        Participants:
          'table by unit with people asked, roles and share of the unit; sum compared with the input Participants; units without anybody.',
        Timetable:
          'dated list from invitation to scores with owner, and the days left before the input Assessment complete by.',
        'Rules of confidence':
          'who sees single answers, who sees results by unit, and when participants are told.',
        Collisions:
          'units or people in peaks or reorganisations, with dates and the smallest change that would help.',
      },
    }),
    reviewing(
      'Check that each level can be told apart by evidence, that no unit is missing and that participants add up. Ask for a revision where a level is described by words such as advanced or mature, or where a question has no consequence.',
      {
        'Trial scoring':
          'the hardest dimension scored for two units from the documents at hand, and where two readers of the frame would differ.',
      },
    ),
    deciding(
      'Decide whether two people who follow this frame would come to the same score and whether every unit is heard. Do not decide which dimension matters: that comes after the evidence.',
      'table with criterion, met or not, and evidence: levels observable, age of evidence limited, units represented, timetable feasible, rules of confidence told.',
    ),
  ],
})
