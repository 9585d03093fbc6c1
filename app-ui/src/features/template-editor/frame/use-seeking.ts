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
  const done = useRef(sought)
  useEffect(() => {
    if (sought === null || sought === done.current || root.current === null) return
    const index = editor.getDraft().phases.findIndex(({ id }) => id === sought.phaseId)
    show(sought.tab, index === -1 ? undefined : index)
    const giveUp = focusPlace(root.current, sought)
    return () => {
      done.current = sought
      giveUp()
    }
  }, [sought, show, editor])
  return root
}
