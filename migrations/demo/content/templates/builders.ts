import type { Importance } from '@parley/contracts/enums.ts'
import type {
  InputField,
  InputGroup,
  RequiredInputs,
  TeamRole,
} from '@parley/contracts/template-definition.ts'
import type { AssignmentContent, TemplatePhaseContent } from '../types.ts'

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

/** An agent's place: who, under which heading, asked what, to deliver what. */
export const place = (
  agent: string,
  chapterTitle: string,
  [moderatorPrompt, expectedOutput]: [string, string],
): AssignmentContent => ({ agent, chapterTitle, moderatorPrompt, expectedOutput })

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

/** What the reviewer checks in this phase above all. */
export const reviewing = (prompt: string): AssignmentContent =>
  place('quality-reviewer', 'Review', [prompt, 'Verdict; reasons; missing parts by name.'])

/** What makes this phase's work good enough, or not. */
export const deciding = (prompt: string): AssignmentContent =>
  place('judge', 'Decision', [prompt, 'Approve or reject; reason in one sentence.'])

/** The two who close a phase. */
export const closing = (subject: string): AssignmentContent[] => [
  place('quality-reviewer', 'Review', [
    `Check the contributions on ${subject} against what they were asked to deliver and against the documents.`,
    'Verdict; reasons; missing parts by name.',
  ]),
  place('judge', 'Decision', [
    `Decide whether the work on ${subject} is good enough to build the next phase on.`,
    'Approve or reject; reason in one sentence.',
  ]),
]
