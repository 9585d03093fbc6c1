import { useTranslation } from 'react-i18next'
import { findRow } from '../model/problem-place.ts'
import type { Problem } from '../model/template-problems.ts'
import type { PhaseDraft, TemplateDraft } from '../model/template-draft.ts'
import { findPhase, useEditor } from '../model/use-editor.ts'
import { useProblemText } from '../model/use-problems.ts'
import { templateEditorTexts } from '../locales/en.ts'

type Property = keyof (typeof templateEditorTexts)['properties']
type Own = keyof (typeof templateEditorTexts)['own']
const isNamed = (property: string): property is Property => property in templateEditorTexts.properties
const isOwn = (property: string): property is Own => property in templateEditorTexts.own

/** What a row is mostly about, and so needs no name. */
const main: Partial<Record<Problem['kind'], string>> = {
  phase: 'name',
  group: 'name',
  field: 'label',
  artifact: 'name',
  mitigation: 'description',
  role: 'name',
}

const longest = 60
const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text

/** Names place and trouble in a line: 'Phases › Discovery › Field "Budget": must not be empty'. */
export function useProblemLabel(): (problem: Problem) => string {
  const { t } = useTranslation()
  const editor = useEditor()
  const textOf = useProblemText()
  const propertyOf = ({ kind, property }: Problem): string[] => {
    if (kind === 'template') return isOwn(property) ? [t(`templateEditor.own.${property}`)] : []
    return isNamed(property) && main[kind] !== property ? [t(`templateEditor.properties.${property}`)] : []
  }
  const unnamed = (number: number): string => t('templateEditor.phases.newName', { number })
  return (problem) => {
    const draft = editor.getDraft()
    const { tab, kind } = problem
    const phase = problem.phaseId === null ? undefined : findPhase(draft, problem.phaseId)
    const name = shortened(nameOf(draft, problem, phase)) || t('templateEditor.unnamed')
    const parts = [
      t(`templateEditor.tabs.${tab}`),
      ...(phase === undefined ? [] : [phase.name.trim() || unnamed(draft.phases.indexOf(phase) + 1)]),
      ...(kind === 'template' || kind === 'phase' ? [] : [t(`templateEditor.items.${kind}`, { name })]),
      ...propertyOf(problem),
    ]
    return `${parts.join(' › ')}: ${textOf(problem.text)}`
  }
}

function nameOf(draft: TemplateDraft, problem: Problem, phase: PhaseDraft | undefined): string {
  const row = (findRow(draft, problem) ?? {}) as Partial<Record<'label' | 'name' | 'description', string>>
  if (problem.kind === 'agent')
    return String((phase?.aiAgents.findIndex(({ id }) => id === problem.itemId) ?? 0) + 1)
  if (problem.kind === 'mitigation') return row.description?.trim() ?? ''
  return (row.label ?? row.name ?? '').trim()
}
