import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { EditorStore } from './editor-store.ts'
import type { TemplateDraft } from './template-draft.ts'

export const EditorContext = createContext<EditorStore | null>(null)

/** The editor around; it is the same object for as long as the editor is open. */
export function useEditor(): EditorStore {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('There is no template editor around')
  return editor
}

/**
 * A part of the draft; the component is drawn again only when that part changes. Select what is there already: a
 * list that the selector makes needs `useEditorList`.
 */
export function useEditorValue<Value>(select: (draft: TemplateDraft) => Value): Value {
  return useStore(useEditor().store, ({ draft }) => select(draft))
}

/** A list that the selector makes, such as the ids of the phases; changed where one of its items is another. */
export function useEditorList<Item>(select: (draft: TemplateDraft) => Item[]): Item[] {
  return useStore(
    useEditor().store,
    useShallow(({ draft }) => select(draft)),
  )
}

/** Whether there is a step to take back, and one to make again. */
export function useSteps({ history }: EditorStore): { canUndo: boolean; canRedo: boolean } {
  const canUndo = useStore(history, ({ pastStates }) => pastStates.length > 0)
  const canRedo = useStore(history, ({ futureStates }) => futureStates.length > 0)
  return { canUndo, canRedo }
}

export { findInputs, findPhase } from './find-parts.ts'
