import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorStore } from './editor-store.ts'
import { findRow, type ProblemPlace } from './problem-place.ts'
import { isSame } from './same-draft.ts'
import { problemKey, problemsOf, serverProblems, type Problem } from './template-problems.ts'
import type { TemplateDraft } from './template-draft.ts'

export interface ProblemsState {
  /** Those that the contract names and those that the server has named, in the order of the tabs. */
  problems: readonly Problem[]
  /** The same by row and property, the first of each. */
  byKey: Readonly<Record<string, Problem>>
  /** The place to be brought in sight; a new object each time, so that the same place can be asked for again. */
  sought: ProblemPlace | null
}

export interface ProblemStore {
  store: StoreApi<ProblemsState>
  /** Judges at once; says what is wrong. */
  check: () => readonly Problem[]
  /** What the server refused, shown until the refused thing is changed. */
  refuse: (errors: Record<string, string>) => readonly Problem[]
  /** Forgets what the server refused. */
  accept: () => void
  seek: (place: ProblemPlace) => void
  /** Judges after each pause in the edits; returns the end of it. */
  follow: () => () => void
}

/** How long an edit waits for the next one before it is judged, in ms. */
const pause = 300

interface Refused {
  problem: Problem
  value: unknown
}

function valueAt(draft: TemplateDraft, place: ProblemPlace): unknown {
  const found = findRow(draft, place)
  return place.property in (found ?? {}) ? (found as Record<string, unknown>)[place.property] : found
}

const tabs = ['general', 'inputs', 'phases']

function inOrder(draft: TemplateDraft, problems: readonly Problem[]): Problem[] {
  const place = ({ tab, phaseId }: Problem): number =>
    tabs.indexOf(tab) * 1000 + draft.phases.findIndex(({ id }) => id === phaseId)
  return problems.toSorted((left, right) => place(left) - place(right))
}

export const noProblems: ProblemsState = { problems: [], byKey: {}, sought: null }

/** What is wrong with the draft of an editor, kept up to date beside it. */
export function createProblemStore(editor: EditorStore, rules: { mustNameFirm: boolean }): ProblemStore {
  const store = createStore<ProblemsState>()(() => noProblems)
  let refused: Refused[] = []
  const check = (): readonly Problem[] => {
    const draft = editor.getDraft()
    refused = refused.filter(({ problem, value }) => isSame(value, valueAt(draft, problem)))
    const own = problemsOf(draft, rules)
    const problems = inOrder(draft, [...own, ...refused.map(({ problem }) => problem)])
    if (isSame(problems, store.getState().problems)) return store.getState().problems
    const byKey: Record<string, Problem> = {}
    for (const problem of problems) byKey[problemKey(problem.itemId, problem.property)] ??= problem
    store.setState({ problems, byKey })
    return problems
  }
  return {
    store,
    check,
    refuse: (errors) => {
      const draft = editor.getDraft()
      refused = serverProblems(draft, errors).map((problem) => ({ problem, value: valueAt(draft, problem) }))
      return check()
    },
    accept: () => {
      refused = []
      check()
    },
    seek: ({ tab, phaseId, kind, itemId, property }) =>
      store.setState({ sought: { tab, phaseId, kind, itemId, property } }),
    follow: () => {
      let timer: ReturnType<typeof setTimeout> | undefined
      check()
      const stop = editor.store.subscribe(() => {
        clearTimeout(timer)
        timer = setTimeout(check, pause)
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  }
}
