import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import '../locales/en.ts'
import type { ProblemPlace } from './problem-place.ts'
import { noProblems, type ProblemStore, type ProblemsState } from './problem-store.ts'
import type { ProblemText } from './problem-text.ts'
import { problemKey, type Problem } from './template-problems.ts'

/*
 * How a problem finds its place on the screen: the element of a row (a field, a group, an artifact, an agent's place,
 * a phase) carries `data-item` with the row's id, and what edits one of its properties carries `data-property` with
 * the property's name, on itself or around it. Where a row is folded, `useIsSought` tells it to unfold.
 */

export const ProblemsContext = createContext<ProblemStore | null>(null)

const nothing = createStore<ProblemsState>()(() => noProblems)

export function useProblemsValue<Value>(select: (state: ProblemsState) => Value): Value {
  return useStore(useContext(ProblemsContext)?.store ?? nothing, select)
}

/** A problem's text in the person's language. */
export function useProblemText(): (text: ProblemText) => string {
  const { t } = useTranslation()
  return (text) =>
    'sentence' in text
      ? text.sentence
      : t(`templateEditor.problems.${text.key}`, { count: text.count ?? 0, name: text.name ?? '' })
}

/** What is wrong with a property of a row, for the text beside it; undefined where nothing is. */
export function useProblem(itemId: string, property: string): string | undefined {
  const problem = useProblemsValue(({ byKey }) => byKey[problemKey(itemId, property)])
  const textOf = useProblemText()
  return problem === undefined ? undefined : textOf(problem.text)
}

/** How many problems are wherever the test says; for the marks on tabs. */
export const useProblemCount = (isMeant: (problem: Problem) => boolean): number =>
  useProblemsValue(({ problems }) => problems.filter(isMeant).length)

/** Brings a place in sight: opens its tab and phase, unfolds its row and puts the focus there. */
export function useSeek(): (place: ProblemPlace) => void {
  const problems = useContext(ProblemsContext)
  return (place) => problems?.seek(place)
}

/** The row's place is to be brought in sight: a folded one unfolds. A new object for each request, else null. */
export const useIsSought = (itemId: string): object | null =>
  useProblemsValue(({ sought }) => (sought?.itemId === itemId ? sought : null))
