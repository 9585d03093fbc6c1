import { isFocusLost, isFocusWaiting } from '@parley/ui-kit/components/focus/kept-focus.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'

const dialogs = '[role="dialog"], [role="alertdialog"]'
/** Milliseconds between looks whether a dialog that the step came from is gone, and how often: it closes by itself. */
const [pause, tries] = [150, 8]

/** Milliseconds after a change at which what it brings may have come: a gate is loaded when there is one. */
const looks = [0, 200, 600, 1_500]

function lookAfter(look: () => void): () => void {
  const timers = looks.map((after) => setTimeout(look, after))
  return () => timers.forEach(clearTimeout)
}

/** Where nothing has the focus: the button of the step, or the question that stands in its place. */
function takeIfLost(target: RefObject<HTMLElement | null>): void {
  if (!isFocusLost()) return
  const place = target.current ?? document.querySelector<HTMLElement>('[id^="gate-answer-"]')
  place?.focus({ preventScroll: true })
}

function isWriting(): boolean {
  const element = document.activeElement
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLElement && element.isContentEditable)
  )
}

/**
 * When what a person has just done brings another step, that one is shown and focused. What comes by itself, as from
 * the agents or from somebody else, takes nobody's focus, unless it took away what had it; neither does it while one
 * writes. With the phase complete the page goes on to the phase after it (Document 2, section 4.2), so that nothing of
 * this one is led to.
 */
export function useLeadToNext(
  { step, isLeft }: { step: string; isLeft: boolean },
  target: RefObject<HTMLElement | null>,
  show: () => void,
): void {
  const mutations = useQueryClient().getMutationCache()
  const known = useRef({ step, isLeft, at: 0 })
  const shown = useRef(show)
  useEffect(() => {
    known.current.at = Date.now()
  }, [])
  useEffect(() => {
    shown.current = show
  }, [show])
  useEffect(() => {
    if (known.current.step === step) return undefined
    const { at, step: former, isLeft: wasLeft } = known.current
    known.current = { step, isLeft, at: Date.now() }
    if (isLeft && !wasLeft) return undefined
    const isOwn = mutations.getAll().some(({ state }) => state.status !== 'error' && state.submittedAt >= at)
    // Inputs are saved while one works on them: who has filled in the last required one may have more to write.
    if (!isOwn || former.startsWith('fillInputs ')) {
      return lookAfter(() => {
        if (isFocusWaiting()) takeIfLost(target)
      })
    }
    let left = tries
    const lead = (): void => {
      if (document.querySelector(dialogs) !== null) {
        left -= 1
        // One that stays was opened for something else, which is not taken from anybody.
        if (left > 0) timer = setTimeout(lead, pause)
        return
      }
      if (isWriting()) return
      // A phase that has just begun is begun with its inputs, be they required or not.
      if (!former.startsWith('startPhase ')) shown.current()
      target.current?.focus()
      stopLooking = lookAfter(() => takeIfLost(target))
    }
    let stopLooking = (): void => undefined
    let timer = setTimeout(lead, 0)
    return () => {
      clearTimeout(timer)
      stopLooking()
    }
  }, [step, isLeft, target, mutations])
}
