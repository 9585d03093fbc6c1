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

export const initiation = phase('initiation', 'Initiation', {
  description: 'Settle which duties apply, who signs, who delivers figures and when the auditor looks.',
  durationDays: 14,
  requiredInputs: inputs([
    initiativeOwners('Who signs the report, and who answers for its figures.'),
    group('default', 'Mandate', 'FlagIcon', [
      field('duties', 'Duties that apply, with their dates', 'textarea'),
      field('assurance', 'Assurance', 'select', { options: ['None', 'Limited', 'Reasonable'] }),
      field('auditor', 'Auditor', 'text', { required: false }),
      field('budget', 'Budget for the first year', 'currency', { currency: 'EUR', min: 0 }),
    ]),
  ]),
  recommendedArtifacts: [artifact('Legal Assessment', 'Very High'), artifact('Group Structure', 'High')],
  initialRiskMitigations: [
    'Counsel has confirmed which entities have to report, and from which year',
    'The member of the board who signs the report is named',
    'The auditor has agreed to the calendar',
  ],
  riskMitigations: [
    'Each entity has a contact who knows what it has to deliver',
    'The calendar leaves four weeks between the last figure and the signature',
  ],
  aiAgents: [
    place('research-analyst', 'Duties', {
      asks: 'The board must know who reports what from which year before topics are discussed. List duties from the legal assessment and quote it; a newspaper is no source. Separate law, standards chosen freely and promises to lenders or customers. Phrase what is open so that counsel can answer with yes or no.',
      parts: {
        'Duties by entity':
          'table with entity, rule, threshold, value of the entity, first reporting year and source; compared with the inputs Duties that apply and Entities in the report.',
        Assurance:
          'level, by whom, from which year, and what the auditor has agreed to; compared with the input Assurance.',
        'Voluntary promises': 'lenders, customers or ratings, what was promised, until when.',
        'Questions for counsel': 'numbered, answerable with yes or no, with what hangs on the answer.',
      },
    }),
    place('program-manager', 'Calendar', {
      asks: 'The date of signature is fixed; everything else follows back from it. Plan audit, drafting, figures and controls by date and owner, count days between them, and keep the weeks of the year-end close clear. Do not add people that nobody has promised.',
      parts: {
        Calendar:
          'dated list back from the signature with owner and days between steps; the weeks between last figure and signature.',
        Responsibilities: 'table by topic or entity with who delivers, who releases and who stands in.',
        Collisions: 'weeks in which finance or sites can give no time, effect and smallest change.',
        Budget: 'lines against the input Budget for the first year, with sum and what is not covered.',
      },
    }),
    reviewing(
      'Check that each duty names its rule and first year, and that the calendar begins at the signature and adds up. Ask for a revision where counsel is quoted without a document.',
      { 'Sources of law': 'each duty with the document that states it, its author and date.' },
    ),
    deciding(
      'Decide whether scope and calendar are firm enough to assess topics. An open legal question is a condition if counsel has a date. Do not decide on topics.',
      'table with criterion, met or not, and evidence: entities confirmed by counsel, signatory named, auditor agreed, four weeks before signature, budget covered.',
    ),
  ],
})
