import { produce } from 'immer'
import { temporal, type TemporalState } from 'zundo'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isSame } from './same-draft.ts'
import type { TemplateDraft } from './template-draft.ts'

interface EditorState {
  draft: TemplateDraft
}

/** Edits with the same mark are one step back as long as the next comes within this time, in ms. */
const sameStepWithin = 1000
/** Steps that can be taken back. */
const maxSteps = 200

export interface EditorStore {
  /** The state, and who listens to it. */
  store: StoreApi<EditorState>
  /** Steps back and forth; the numbers of them are in `pastStates` and `futureStates`. */
  history: StoreApi<TemporalState<EditorState>>
  getDraft: () => TemplateDraft
  /** The only way to change: on a draft of immer. Edits with the same mark soon after each other are one step. */
  edit: (recipe: (draft: TemplateDraft) => void, mark?: string) => void
  undo: () => void
  redo: () => void
  /** Begins anew from another state, with nothing to take back. */
  reset: (draft: TemplateDraft) => void
}

/** The state of one editor, with undo and redo. `now` tells the time in ms. */
export function createEditorStore(initial: TemplateDraft, now: () => number = Date.now): EditorStore {
  let last: { mark: string; at: number } | undefined
  let joins = false
  const store = createStore<EditorState>()(
    temporal(() => ({ draft: initial }), {
      limit: maxSteps,
      equality: (before, after) => before.draft === after.draft,
      handleSet: (keep) => (before) => {
        if (!joins) keep(before)
      },
    }),
  )
  const history = store.temporal
  const getDraft = (): TemplateDraft => store.getState().draft
  const step = (take: () => void, isLeft: () => boolean): void => {
    last = undefined
    const before = getDraft()
    // A step that was typed and taken back again shows nothing; the one before it is meant.
    do take()
    while (isLeft() && isSame(before, getDraft()))
  }
  return {
    store,
    history,
    getDraft,
    edit: (recipe, mark) => {
      const at = now()
      joins = mark !== undefined && last?.mark === mark && at - last.at < sameStepWithin
      const before = getDraft()
      store.setState({ draft: produce(before, recipe) })
      joins = false
      if (getDraft() !== before) last = mark === undefined ? undefined : { mark, at }
    },
    undo: () =>
      step(
        () => history.getState().undo(),
        () => history.getState().pastStates.length > 0,
      ),
    redo: () =>
      step(
        () => history.getState().redo(),
        () => history.getState().futureStates.length > 0,
      ),
    reset: (draft) => {
      last = undefined
      history.getState().pause()
      store.setState({ draft })
      history.getState().resume()
      history.getState().clear()
    },
  }
}
