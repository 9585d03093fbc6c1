import type { Phase } from '@parley/contracts/http/phases.ts'
import { checkValues, fillableFields } from '@parley/contracts/rules/input-values.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { shownSessionId } from '../../../lib/session-store.ts'
import { forgetDraft, keepDraft, readDraft } from '../../../lib/use-draft.ts'
import {
  conflictsOf,
  emptyDraft,
  isDirty,
  partOf,
  type PhaseDraft,
  rebased,
  takenBack,
  withEdit,
  withoutFields,
  withoutSaved,
} from './phase-draft.ts'

/** What is typed in a phase's inputs, and how far it is saved. */
export interface DeskState {
  draft: PhaseDraft
  isSaving: boolean
  /** Why fields cannot be saved as they are, by name. */
  problems: Readonly<Record<string, string>>
  /** Fields that somebody else has changed meanwhile, and the phase as they left it. */
  conflict: { names: readonly string[]; theirs: Phase } | null
  /** Why nothing could be saved, for instance without a connection; null where all is well. */
  failure: Error | null
  /** The phase as the last save answered it. */
  saved: Phase | null
}

interface Scene {
  phase: Phase
  /** Saves edits of the phase. @throws ApiError */
  send: (body: {
    inputs: Record<string, unknown>
    baseInputs: Record<string, unknown>
    updatedAt: string
  }) => Promise<Phase>
}

/** Milliseconds without a key after which what was typed is saved. */
const pause = 1_500
const atRest: Omit<DeskState, 'draft'> = {
  isSaving: false,
  problems: {},
  conflict: null,
  failure: null,
  saved: null,
}

/** The newer of two states of the phase. */
const newest = (phase: Phase, saved: Phase | null): Phase =>
  saved !== null && saved.updatedAt > phase.updatedAt ? saved : phase

/**
 * Saves what is typed in a phase, after a pause or when told, one call at a time and never the same words twice. What
 * cannot be saved stays in the browser: the other fields go on without it.
 */
function createInputsDesk(key: string) {
  const found = readDraft(key) as PhaseDraft | undefined
  let state: DeskState = { ...atRest, draft: found ?? emptyDraft }
  let restored = isDirty(state.draft) ? state.draft : null
  let scene: Scene | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | null = null
  let isAskedAgain = false
  const followers = new Set<() => void>()

  const set = (next: Partial<DeskState>): void => {
    state = { ...state, ...next }
    followers.forEach((follower) => follower())
  }
  const setDraft = (draft: PhaseDraft, next: Partial<DeskState> = {}): void => {
    if (isDirty(draft)) keepDraft(key, draft)
    else forgetDraft(key)
    set({ ...next, draft })
  }

  /** What can be sent now; what is wrong is said instead. */
  const sendable = ({ phase }: Scene): PhaseDraft => {
    const known = fillableFields(phase.requiredInputs).map(({ name }) => name)
    const held = state.conflict?.names ?? []
    const names = Object.keys(state.draft.values).filter(
      (name) => known.includes(name) && !held.includes(name) && !(name in state.problems),
    )
    const edits = partOf(state.draft, names)
    const { errors } = checkValues(phase.requiredInputs, edits.values)
    const wrong = Object.keys(errors)
    if (wrong.length > 0) set({ problems: { ...state.problems, ...errors } })
    return withoutFields(edits, wrong)
  }

  /** @returns whether the other fields may be saved without those that were refused */
  const takeRefusal = (error: unknown, given: PhaseDraft): boolean => {
    const names = Object.keys(given.values)
    if (error instanceof ApiError && error.code === 'STALE_UPDATE') {
      const theirs = error.current as Phase
      const found = conflictsOf(given, theirs.inputs)
      const held = found.length > 0 ? found : names
      set({ conflict: { names: [...(state.conflict?.names ?? []), ...held], theirs } })
      return held.length < names.length
    }
    const refused = error instanceof ApiError ? names.filter((name) => name in error.errors) : []
    if (error instanceof ApiError && refused.length > 0) {
      const texts = Object.fromEntries(refused.map((name) => [name, error.errors[name] ?? error.message]))
      set({ problems: { ...state.problems, ...texts } })
      return refused.length < names.length
    }
    set({ failure: error instanceof Error ? error : new Error(String(error)) })
    return false
  }

  /** @returns whether there is something left to send */
  const sendOnce = async (current: Scene): Promise<boolean> => {
    const given = sendable(current)
    if (!isDirty(given)) return false
    set({ isSaving: true, failure: null })
    const { updatedAt } = newest(current.phase, state.saved)
    try {
      const saved = await current.send({ inputs: given.values, baseInputs: given.base, updatedAt })
      setDraft(withoutSaved(state.draft, given), { saved })
      return isAskedAgain
    } catch (error) {
      return takeRefusal(error, given)
    }
  }

  const sendAll = async (): Promise<void> => {
    do isAskedAgain = false
    while (scene !== null && (await sendOnce(scene)))
    underWay = null
    set({ isSaving: false })
  }

  /** Everything that can be saved, once what is on its way has arrived. */
  const save = (): Promise<void> => {
    clearTimeout(timer)
    if (!isDirty(state.draft) || scene?.phase.status !== 'IN_PROGRESS' || shownSessionId() === null)
      return underWay ?? Promise.resolve()
    isAskedAgain = true
    underWay ??= sendAll()
    return underWay
  }

  const desk = {
    state: (): DeskState => state,
    /** Calls back at every change; whoever leaves last saves what is left. @returns the way to stop */
    follow(follower: () => void): () => void {
      desks.set(key, desk)
      followers.add(follower)
      return () => {
        followers.delete(follower)
        if (followers.size > 0) return
        void save().then(() => {
          if (followers.size === 0) desks.delete(key)
        })
      }
    },
    attach: (given: Scene): void => void (scene = given),
    edit(name: string, value: unknown): void {
      if (scene === null) return
      const { [name]: _solved, ...problems } = state.problems
      const draft = withEdit(state.draft, newest(scene.phase, state.saved).inputs, [name, value])
      const held = state.conflict?.names.filter((one) => one in draft.values) ?? []
      const conflict =
        state.conflict === null || held.length === 0 ? null : { ...state.conflict, names: held }
      setDraft(draft, { problems, conflict })
      clearTimeout(timer)
      timer = setTimeout(() => void save(), pause)
    },
    save,
    /** Overwrites what somebody else wrote in the same fields. */
    keepMine(): void {
      const { conflict, draft } = state
      if (conflict === null) return
      setDraft(rebased(draft, conflict.names, conflict.theirs.inputs), { conflict: null })
      void save()
    },
    takeTheirs(): void {
      const { conflict, draft } = state
      if (conflict === null) return
      setDraft(withoutFields(draft, conflict.names), { conflict: null, saved: conflict.theirs })
    },
    /** What was typed before the page was loaded and not saved then, told once. */
    takeRestored(): PhaseDraft | null {
      const taken = restored
      restored = null
      return taken
    },
    /** Writes what was there before these edits. */
    takeBack(edits: PhaseDraft): void {
      setDraft({
        values: { ...state.draft.values, ...takenBack(edits).values },
        base: { ...state.draft.base, ...takenBack(edits).base },
      })
      void save()
    },
  }
  return desk
}

export type InputsDesk = ReturnType<typeof createInputsDesk>

const desks = new Map<string, InputsDesk>()

/** The one desk of a phase: its form and its actions go by the same words. */
export function deskOf(phaseId: string): InputsDesk {
  const key = `phase-inputs.${phaseId}`
  const desk = desks.get(key) ?? createInputsDesk(key)
  desks.set(key, desk)
  return desk
}

/** The phase with what was saved since it was read. */
export const withSaved = (phase: Phase, { saved }: DeskState): Phase => {
  const { inputs, updatedAt } = newest(phase, saved)
  return { ...phase, inputs, updatedAt }
}
