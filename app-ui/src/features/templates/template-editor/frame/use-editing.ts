import type { SessionUser } from '@parley/contracts/http/session.ts'
import type { Template } from '@parley/contracts/http/templates.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { kindOf } from '../../../account/session/index.ts'
import { createEditorStore, type EditorStore } from '../model/editor-store.ts'
import { draftKey, isOlder, openDraft, savedState, type SavedState } from '../model/kept-draft.ts'
import { createProblemStore, type ProblemStore } from '../model/problem-store.ts'
import { isSame } from '../model/same-draft.ts'
import type { TemplateDraft } from '../model/template-draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

interface Editing {
  editor: EditorStore
  problems: ProblemStore
  saved: SavedState
  setSaved: (saved: SavedState) => void
  isDirty: boolean
  /** What is edited differs in what versions keep. */
  makesVersion: boolean
  /** Of the draft that was found from an earlier visit. */
  draft: 'none' | 'restored' | 'older'
  isDraftKept: boolean
  forgetDraft: () => void
  /** Goes on from a draft of an older version, over the newest. */
  keepDraft: () => void
  /** Back to the saved state; one step of undo brings it back. */
  discardDraft: () => void
  /** Begins anew from what somebody else has saved; one step of undo brings the own state back. */
  takeTheirs: (theirs: Template) => void
}

const isVersioned = (before: TemplateDraft, after: TemplateDraft): boolean =>
  !isSame(before.phases, after.phases) ||
  !isSame(before.inputs, after.inputs) ||
  !isSame(before.outputs, after.outputs) ||
  !isSame(before.teamRoles, after.teamRoles)

/** All that an open editor holds beside what is on the screen. */
export function useEditing(template: Template | undefined, user: SessionUser): Editing {
  const isSuperAdmin = kindOf(user) === 'super-admin'
  const key = draftKey(user.id, template?.id)
  const [opened] = useState(() => openDraft(key, template, isSuperAdmin ? 'PARLEY' : 'CONSULTING_FIRM'))
  const [editor] = useState(() => createEditorStore(opened.draft))
  const [problems] = useState(() => createProblemStore(editor, { mustNameFirm: isSuperAdmin }))
  const [saved, setSaved] = useState(opened.saved)
  const [isRestored, setIsRestored] = useState(opened.restored)
  const isDirty = useStore(editor.store, ({ draft }) => !isSame(saved.draft, draft))
  const makesVersion = useStore(editor.store, ({ draft }) => isVersioned(saved.draft, draft))
  const { isKept, forget } = useKeptDraft(key, editor, saved)
  useEffect(() => problems.follow(), [problems])
  const turnTo = (next: SavedState): void => {
    setSaved(next)
    setIsRestored(false)
    editor.edit((draft) => void Object.assign(draft, next.draft))
  }
  const current = (): SavedState => ({ ...saved, madeFrom: saved.template })
  return {
    editor,
    problems,
    saved,
    setSaved,
    isDirty,
    makesVersion,
    draft: !isRestored || !isDirty ? 'none' : isOlder(saved) ? 'older' : 'restored',
    isDraftKept: isKept,
    forgetDraft: forget,
    keepDraft: () => {
      setSaved(current())
      setIsRestored(false)
    },
    discardDraft: () => turnTo(current()),
    takeTheirs: (theirs) => turnTo(savedState(theirs)),
  }
}
