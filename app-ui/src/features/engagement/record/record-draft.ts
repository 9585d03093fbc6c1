import type { Initiative, updateInitiative } from '@parley/contracts/http/initiatives.ts'
import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import type { z } from 'zod'

/** An initiative as its form holds it: every value as it is typed. */
export interface RecordDraft {
  name: string
  description: string
  /** Active, pending and completed follow from the phases; the others are set by hand (decisions D3). */
  state: 'phases' | 'ON_HOLD' | 'CANCELLED'
  isConfidential: boolean
  language: WrittenLanguage | null
  consultantId: string
  currentSystems: string
  painPoints: string[]
  businessObjectives: string[]
  budgetMin: string
  budgetMax: string
  timeline: string
  integrationRequirements: string
  complianceNeeds: string
  scalabilityNeeds: string
  customRequirements: string
  globalInputs: Record<string, unknown>
}

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value))
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

export function draftOf({ metadata, ...initiative }: Initiative): RecordDraft {
  const { status } = initiative
  return {
    name: initiative.name,
    description: initiative.description,
    state: status === 'ON_HOLD' || status === 'CANCELLED' ? status : 'phases',
    isConfidential: initiative.isConfidential,
    language: initiative.language,
    consultantId: initiative.consultant?.id ?? '',
    currentSystems: metadata.currentSystems ?? '',
    painPoints: metadata.painPoints ?? [],
    businessObjectives: metadata.businessObjectives ?? [],
    budgetMin: textOf(metadata.budgetRange?.min),
    budgetMax: textOf(metadata.budgetRange?.max),
    timeline: textOf(metadata.timeline),
    integrationRequirements: metadata.integrationRequirements ?? '',
    complianceNeeds: metadata.complianceNeeds ?? '',
    scalabilityNeeds: metadata.scalabilityNeeds ?? '',
    customRequirements: metadata.customRequirements ?? '',
    globalInputs: metadata.globalInputs ?? {},
  }
}

/** Which fields cannot be saved as they are; the keys of their texts. */
export function problemsOf({ budgetMin, budgetMax, timeline }: RecordDraft): {
  budgetMax?: 'budgetOrder'
  timeline?: 'wholeDays'
} {
  const [min, max, days] = [numberOf(budgetMin), numberOf(budgetMax), numberOf(timeline)]
  const isWhole = days === null || (Number.isInteger(days) && days >= 1 && days <= 3650)
  return {
    ...(min !== null && max !== null && min > max ? { budgetMax: 'budgetOrder' as const } : {}),
    ...(isWhole ? {} : { timeline: 'wholeDays' as const }),
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Body = Omit<z.input<typeof updateInitiative.body>, 'updatedAt'>
const plainFields = [
  'currentSystems',
  'painPoints',
  'businessObjectives',
  'integrationRequirements',
  'complianceNeeds',
  'scalabilityNeeds',
  'customRequirements',
] as const

/** The template's inputs that differ; null clears one. */
const changedInputs = (initial: RecordDraft, draft: RecordDraft): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(draft.globalInputs)
      .filter(([name, value]) => !isSame(initial.globalInputs[name], value))
      .map(([name, value]) => [name, value ?? null]),
  )

/** What the person changed, and nothing else, so that others' changes of other fields stay. */
export function changesOf(initial: RecordDraft, draft: RecordDraft): Body {
  const changed = (field: keyof RecordDraft): boolean => !isSame(initial[field], draft[field])
  const metadata: Body['metadata'] = {
    ...Object.fromEntries(plainFields.filter(changed).map((field) => [field, draft[field]])),
    ...(changed('budgetMin') || changed('budgetMax')
      ? { budgetRange: { min: numberOf(draft.budgetMin), max: numberOf(draft.budgetMax) } }
      : {}),
    ...(changed('timeline') ? { timeline: numberOf(draft.timeline) } : {}),
    ...(changed('globalInputs') ? { globalInputs: changedInputs(initial, draft) } : {}),
  }
  return {
    ...(changed('name') ? { name: draft.name.trim() } : {}),
    ...(changed('description') ? { description: draft.description } : {}),
    ...(changed('state') ? { status: draft.state === 'phases' ? 'ACTIVE' : draft.state } : {}),
    ...(changed('isConfidential') ? { isConfidential: draft.isConfidential } : {}),
    ...(changed('language') ? { language: draft.language } : {}),
    ...(changed('consultantId')
      ? { consultantId: draft.consultantId === '' ? null : draft.consultantId }
      : {}),
    ...(Object.keys(metadata).length === 0 ? {} : { metadata }),
  }
}
