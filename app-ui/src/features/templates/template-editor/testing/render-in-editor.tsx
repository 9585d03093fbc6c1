import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { produce } from 'immer'
import type { ReactNode } from 'react'
import { renderPart } from '../../../../testing/render-part.tsx'
import type { RenderedRoute } from '../../../../testing/render-route.tsx'
import { createEditorStore, type EditorStore } from '../model/editor-store.ts'
import { createProblemStore } from '../model/problem-store.ts'
import {
  newTemplateDraft,
  type FieldDraft,
  type PhaseDraft,
  type TemplateDraft,
} from '../model/template-draft.ts'
import { EditorContext } from '../model/use-editor.ts'
import { ProblemsContext } from '../model/use-problems.ts'

interface InEditor extends RenderedRoute {
  editor: EditorStore
  draft: () => TemplateDraft
}

/** A new template of five phases, changed by the recipe. */
export const draftWith = (recipe: (draft: TemplateDraft) => unknown): TemplateDraft =>
  produce(newTemplateDraft(), (draft) => void recipe(draft))

/** A saved field; new ones are made in the builder. */
export const savedField = (name: string, given: Partial<FieldDraft> = {}): FieldDraft => ({
  id: `id-${name}`,
  name,
  label: name,
  type: 'text',
  required: false,
  ...given,
})

/** Shows a part of the editor over a draft, without the page around it. */
export function renderInEditor(draft: TemplateDraft, part: ReactNode): InEditor {
  const editor = createEditorStore(draft)
  const problems = createProblemStore(editor, { mustNameFirm: false })
  problems.check()
  const rendered = renderPart(
    <EditorContext value={editor}>
      <ProblemsContext value={problems}>{part}</ProblemsContext>
      <Toasts />
    </EditorContext>,
    firmAdmin,
  )
  return { ...rendered, editor, draft: editor.getDraft }
}

/** The first phase, filled, and a part of it. */
export function showInPhase(part: (phaseId: string) => ReactNode, fill: Partial<PhaseDraft> = {}) {
  const draft = draftWith(({ phases }) => void Object.assign(phases[0] ?? {}, fill))
  const phaseId = draft.phases[0]?.id ?? ''
  const shown = renderInEditor(draft, part(phaseId))
  const phase = (): PhaseDraft => {
    const [first] = shown.draft().phases
    if (first === undefined) throw new Error('no phase')
    return first
  }
  return { ...shown, phase }
}

/** Takes back what a notice tells of. */
export async function takeBack(notice: string): Promise<void> {
  const toast = (await screen.findByText(notice)).closest('li')
  if (toast === null) throw new Error('That is no notice')
  // The notices listen for gestures that jsdom does not know.
  fireEvent.click(within(toast).getByRole('button', { name: 'Undo' }))
}

/** The button that moves a row, with the focus on it. */
export function takeHandle(name: string): HTMLElement {
  const handle = screen.getByRole('button', { name: `Move ${name}` })
  act(() => handle.focus())
  return handle
}

/** What is told to those who listen. */
export const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
