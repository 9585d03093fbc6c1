import { useEffect, useRef } from 'react'
import type { EditorStore } from '../model/editor-store.ts'

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null

/** What is typed in place is taken over where its box loses the focus; it gets it back. */
function settleTyping(): void {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === document.body) return
  active.blur()
  if (active.isConnected) active.focus()
}

/**
 * Text boxes whose text is not the template's: a search, a dialog, a name that is not yet taken over. Typing in them
 * leaves the draft as it was, and so they are told from the others.
 */
function watchForeignBoxes(editor: EditorStore): {
  has: (target: EventTarget | null) => boolean
  end: () => void
} {
  const boxes = new WeakSet<EventTarget>()
  let before = editor.getDraft()
  const onBefore = (): void => {
    before = editor.getDraft()
  }
  const onAfter = ({ target }: Event): void => {
    if (target === null) return
    if (editor.getDraft() === before) boxes.add(target)
    else boxes.delete(target)
  }
  const onFocus = ({ target }: Event): void => {
    if (target !== null) boxes.delete(target)
  }
  window.addEventListener('input', onBefore, true)
  window.addEventListener('input', onAfter)
  window.addEventListener('focusin', onFocus)
  return {
    has: (target) => target !== null && boxes.has(target),
    end: () => {
      window.removeEventListener('input', onBefore, true)
      window.removeEventListener('input', onAfter)
      window.removeEventListener('focusin', onFocus)
    },
  }
}

/**
 * Ctrl or Cmd with S saves; with Z, Shift+Z and Y it goes through the template's steps, from text boxes too, since
 * their text is part of the template. In a box whose text is not, the browser's own undo is left alone.
 */
export function useEditorKeys(editor: EditorStore, save: () => void): void {
  const saveRef = useRef(save)
  useEffect(() => {
    saveRef.current = save
  })
  useEffect(() => {
    const foreign = watchForeignBoxes(editor)
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return
      const key = event.key.toLowerCase()
      if (key === 's') {
        event.preventDefault()
        settleTyping()
        saveRef.current()
      }
      if ((key !== 'z' && key !== 'y') || foreign.has(event.target)) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) editor.redo()
      else editor.undo()
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
      foreign.end()
    }
  }, [editor])
}
