import type { Importance } from '@parley/contracts/enums.ts'
import type {
  InputField,
  InputGroup,
  RequiredInputs,
  TeamRole,
} from '@parley/contracts/template-definition.ts'
import type { AssignmentContent, TemplatePhaseContent } from '../content.ts'

type Extra = Partial<Omit<InputField, 'name' | 'label' | 'type'>>

/** An input field; required unless told. */
export const field = (
  name: string,
  label: string,
  type: InputField['type'],
  extra: Extra = {},
): InputField => ({
  name,
  label,
  type,
  required: true,
  ...extra,
})

export const group = (id: string, name: string, icon: string, fields: InputField[]): InputGroup => ({
  id,
  name,
  icon,
  fields,
})

export const inputs = (groups: InputGroup[], fields: InputField[] = []): RequiredInputs => ({
  groups,
  fields,
})

export const artifact = (name: string, importance: Importance = 'Normal') => ({ name, importance })

/** What somebody takes on in the team of an initiative. */
export const teamRole = (id: string, name: string, description: string): TeamRole => ({
  id,
  name,
  description,
})

/** What an agent is asked for at its place. */
interface Task {
  /** The decision that the contribution has to enable, what to weigh and what to leave out. */
  asks: string
  /** What each named part has to hold, in the order in which it is to be delivered. */
  parts: Readonly<Record<string, string>>
}

/** A checklist with one part on each line, its name before the first colon: what is searched for and checked by part. */
const checklist = (parts: Task['parts']): string =>
  Object.entries(parts)
    .map(([name, content]) => `- ${name}: ${content}`)
    .join('\n')

/** An agent's place: who, under which heading, asked what, to deliver what. */
export const place = (agent: string, chapterTitle: string, { asks, parts }: Task): AssignmentContent => ({
  agent,
  chapterTitle,
  moderatorPrompt: asks,
  expectedOutput: checklist(parts),
})

/** The owners of the initiative: kept in its own dialog, so the field is fixed (Document 2, sections 3 and 4.6). */
export const initiativeOwners = (description: string): InputGroup =>
  group('owners', 'Initiative owners', 'GroupsIcon', [
    field('initiativeOwners', 'Initiative owners', 'stakeholders', {
      required: false,
      isFixed: true,
      description,
    }),
  ])

/** A phase by its stable id; `durationDays` are calendar days. */
export const phase = (
  id: string,
  name: string,
  rest: Omit<TemplatePhaseContent, 'id' | 'name'>,
): TemplatePhaseContent => ({ id, name, ...rest })

/** What the reviewer checks in this phase above all, and a part that only this phase needs. */
export const reviewing = (asks: string, parts: Task['parts']): AssignmentContent =>
  place('quality-reviewer', 'Review', {
    asks,
    parts: {
      Verdict:
        'approve, or revise with contribution, named part and what would satisfy; nothing is sent back for style.',
      'Claims against sources':
        'table with contribution, claim, source with place and result (holds, in part, contradicted, not found) for each figure, date, name and quotation that the decision rests on.',
      Arithmetic:
        'each sum, share, difference and duration recomputed with its terms; the corrected figure where it differs.',
      'Missing parts':
        'by contribution and name, those that the material could answer apart from those that a person has to answer.',
      Contradictions:
        'statements of two contributors, or of a contributor and a source, that cannot both be true, quoted side by side with the better source.',
      ...parts,
    },
  })

/** What makes this phase's work good enough, or not. */
export const deciding = (asks: string, criteria: string): AssignmentContent =>
  place('judge', 'Decision', {
    asks,
    parts: {
      Decision:
        'approve, with or without conditions, or reject, in the first sentence; the reason that weighed most in the second.',
      'Decision criteria': criteria,
      Conditions: 'numbered; what has to be shown, by whom, by which date, and what happens if it is not.',
      'Risks carried': 'what the next phase takes over as open, with the person who carries each.',
    },
  })
