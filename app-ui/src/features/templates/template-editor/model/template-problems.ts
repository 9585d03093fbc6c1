import { createTemplate } from '@parley/contracts/http/templates.ts'
import { phaseInput, requiredInputsInput } from '@parley/contracts/template-input.ts'
import type { z } from 'zod'
import { explain, type ProblemText } from './problem-text.ts'
import { placeOf, type ProblemPlace } from './problem-place.ts'
import { bodyOfInputs, bodyOfPhase, toBody } from './template-body.ts'
import type { InputsDraft, PhaseDraft, TemplateDraft } from './template-draft.ts'

/** Something that keeps the template from being saved, and where it stands. */
export interface Problem extends ProblemPlace {
  text: ProblemText
}

type Path = readonly (string | number)[]

/** What of a template stands beside its phases and inputs. */
const general = createTemplate.body.pick({ name: true, description: true, icon: true, teamRoles: true })

// What has not been touched since is the same object: only the phase that is typed in is judged anew.
const judgedPhases = new WeakMap<PhaseDraft, z.core.$ZodIssue[]>()
const judgedInputs = new WeakMap<InputsDraft, z.core.$ZodIssue[]>()

function judge<Part extends object>(
  known: WeakMap<Part, z.core.$ZodIssue[]>,
  part: Part,
  schema: () => z.ZodSafeParseResult<unknown>,
): z.core.$ZodIssue[] {
  const before = known.get(part)
  if (before !== undefined) return before
  const issues = schema().error?.issues ?? []
  known.set(part, issues)
  return issues
}

/** The issue that a person means: of a choice of shapes, the one that fits furthest. */
function innermost(issue: z.core.$ZodIssue): { issue: z.core.$ZodIssue; path: Path } {
  if (issue.code !== 'invalid_union') return { issue, path: issue.path as Path }
  const [deepest] = issue.errors.flat().toSorted((left, right) => right.path.length - left.path.length)
  if (deepest === undefined || deepest.path.length === 0) return { issue, path: issue.path as Path }
  const inner = innermost(deepest)
  return { issue: inner.issue, path: [...(issue.path as Path), ...inner.path] }
}

function problemsIn(draft: TemplateDraft, issues: readonly z.core.$ZodIssue[], start: Path): Problem[] {
  return issues.map((given) => {
    const { issue, path } = innermost(given)
    return { ...placeOf(draft, [...start, ...path]), text: explain(issue) }
  })
}

/** A client's template needs its client (decisions D10); a super admin's for a firm needs the firm. */
function audienceProblems(draft: TemplateDraft, mustNameFirm: boolean): Problem[] {
  if (draft.visibility === 'CLIENT' && draft.clientId === null)
    return [{ ...placeOf(draft, ['clientId']), text: { key: 'chooseClient' } }]
  if (draft.visibility === 'CONSULTING_FIRM' && draft.consultingFirmId === null && mustNameFirm)
    return [{ ...placeOf(draft, ['consultingFirmId']), text: { key: 'chooseFirm' } }]
  return []
}

/**
 * Everything that the contract would refuse, in the order of the tabs. An empty name is the server's to refuse
 * (Document 2, section 5).
 */
export function problemsOf(draft: TemplateDraft, { mustNameFirm = false } = {}): Problem[] {
  const { name, description, icon, teamRoles } = toBody(draft)
  const own = general.safeParse({ name: name === '' ? '-' : name, description, icon, teamRoles })
  return [
    ...problemsIn(draft, own.error?.issues ?? [], []),
    ...audienceProblems(draft, mustNameFirm),
    ...problemsIn(
      draft,
      judge(judgedInputs, draft.inputs, () => requiredInputsInput.safeParse(bodyOfInputs(draft.inputs))),
      ['inputs'],
    ),
    ...draft.phases.flatMap((phase, index) =>
      problemsIn(
        draft,
        judge(judgedPhases, phase, () => phaseInput.safeParse(bodyOfPhase(phase, index))),
        ['phases', index],
      ),
    ),
  ]
}

/** What the server refused: a path, as in `phases.0.name`, and a sentence each (decisions D7). */
export const serverProblems = (draft: TemplateDraft, errors: Record<string, string>): Problem[] =>
  Object.entries(errors).map(([path, sentence]) => ({
    ...placeOf(
      draft,
      path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    ),
    text: { sentence },
  }))

/** Under which a place asks for its problem. */
export const problemKey = (itemId: string, property: string): string => `${itemId}.${property}`
