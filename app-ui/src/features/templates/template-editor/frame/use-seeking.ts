import { useEffect, useRef, type RefObject } from 'react'
import { useEditor } from '../model/use-editor.ts'
import { useProblemsValue } from '../model/use-problems.ts'
import { focusPlace } from './focus-place.ts'
import type { EditorTab } from './use-editor-address.ts'

/** Follows requests to bring a place in sight; returns where the parts of the editor stand. */
export function useSeeking(
  show: (tab: EditorTab, phaseIndex?: number) => void,
): RefObject<HTMLDivElement | null> {
  const editor = useEditor()
  const root = useRef<HTMLDivElement>(null)
  const sought = useProblemsValue((state) => state.sought)
  const showRef = useRef(show)
  useEffect(() => {
    showRef.current = show
  })
  useEffect(() => {
    if (sought === null || root.current === null) return
    const index = editor.getDraft().phases.findIndex(({ id }) => id === sought.phaseId)
    showRef.current(sought.tab, index === -1 ? undefined : index)
    return focusPlace(root.current, sought)
  }, [sought, editor])
  return root
}
