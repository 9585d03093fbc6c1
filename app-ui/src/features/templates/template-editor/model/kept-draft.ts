import type { Template } from '@parley/contracts/http/templates.ts'
import { readDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { fromTemplate, newTemplateDraft, type TemplateDraft } from './template-draft.ts'

/** Counts with the draft's shape: what another release kept is not read. */
const shape = 1

/** The state of a template that a draft was made from. */
interface Made {
  version: number
  updatedAt: string
}

/** A draft as this browser keeps it; `madeFrom` is null for a new template. */
interface KeptDraft {
  shape: number
  draft: TemplateDraft
  madeFrom: Made | null
}

/** What the server has, as the template and as the draft that equals it. */
export interface SavedState {
  /** Null while a new template is written. */
  template: Template | null
  draft: TemplateDraft
  /** What a save says that it was made from: an older state, until the person has decided what becomes of it. */
  madeFrom: Made | null
}

export const draftKey = (userId: string, templateId: string | undefined): string =>
  `template.${userId}.${templateId ?? 'new'}`

export const keptDraft = (draft: TemplateDraft, madeFrom: Made | null): KeptDraft => ({
  shape,
  draft,
  madeFrom: madeFrom && { version: madeFrom.version, updatedAt: madeFrom.updatedAt },
})

export const savedState = (template: Template): SavedState => ({
  template,
  draft: fromTemplate(template),
  madeFrom: template,
})

function readKept(key: string): KeptDraft | undefined {
  const found = readDraft(key) as Partial<KeptDraft> | null | undefined
  return found?.shape === shape && Array.isArray(found.draft?.phases) ? (found as KeptDraft) : undefined
}

/** What an editor begins from: the saved state, and what was typed on top of it in an earlier visit. */
export interface Opened {
  saved: SavedState
  draft: TemplateDraft
  restored: boolean
}

/** Opens a template, or a new one, with the draft that was kept of it. */
export function openDraft(
  key: string,
  template: Template | undefined,
  visibility: Template['visibility'],
): Opened {
  const saved =
    template === undefined
      ? { template: null, draft: newTemplateDraft(visibility), madeFrom: null }
      : savedState(template)
  const kept = readKept(key)
  if (kept === undefined) return { saved, draft: saved.draft, restored: false }
  return {
    saved: { ...saved, madeFrom: kept.madeFrom ?? saved.madeFrom },
    draft: kept.draft,
    restored: true,
  }
}

/** Whether what is edited was made from an older state than the template that it would be saved over. */
export const isOlder = ({ template, madeFrom }: SavedState): boolean =>
  template !== null && madeFrom !== null && madeFrom.updatedAt !== template.updatedAt
