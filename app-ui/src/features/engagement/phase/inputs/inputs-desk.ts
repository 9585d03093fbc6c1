import type { Phase } from '@parley/contracts/http/phases.ts'
import { checkValues, fillableFields } from '@parley/contracts/rules/input-values.ts'
import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { shownSessionId } from '@parley/ui-kit/calls/session-store.ts'
import { forgetDraft, keepDraft, readDraft } from '@parley/ui-kit/calls/use-draft.ts'
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
export class InputsDesk {
  readonly #key: string
  #state: DeskState
  #restored: PhaseDraft | null
  #scene: Scene | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #underWay: Promise<void> | null = null
  #isAskedAgain = false
  readonly #followers = new Set<() => void>()

  constructor(key: string) {
    this.#key = key
    this.#state = { ...atRest, draft: (readDraft(key) as PhaseDraft | undefined) ?? emptyDraft }
    this.#restored = isDirty(this.#state.draft) ? this.#state.draft : null
  }

  readonly state = (): DeskState => this.#state

  /** Calls back at every change; whoever leaves last saves what is left. @returns the way to stop */
  readonly follow = (follower: () => void): (() => void) => {
    desks.set(this.#key, this)
    this.#followers.add(follower)
    return () => {
      this.#followers.delete(follower)
      if (this.#followers.size > 0) return
      void this.save().then(() => {
        if (this.#followers.size === 0) desks.delete(this.#key)
      })
    }
  }

  readonly attach = (scene: Scene): void => void (this.#scene = scene)

  readonly edit = (name: string, value: unknown): void => {
    if (this.#scene === null) return
    const { [name]: _solved, ...problems } = this.#state.problems
    const { inputs } = newest(this.#scene.phase, this.#state.saved)
    const draft = withEdit(this.#state.draft, inputs, [name, value])
    const held = this.#state.conflict?.names.filter((one) => one in draft.values) ?? []
    const conflict =
      this.#state.conflict === null || held.length === 0 ? null : { ...this.#state.conflict, names: held }
    this.#setDraft(draft, { problems, conflict })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), pause)
  }

  /** Saves everything that can be saved, once what is on its way has arrived. */
  readonly save = (): Promise<void> => {
    clearTimeout(this.#timer)
    const isOpen = this.#scene?.phase.status === 'IN_PROGRESS' && shownSessionId() !== null
    if (!isOpen || !isDirty(this.#state.draft)) return this.#underWay ?? Promise.resolve()
    this.#isAskedAgain = true
    this.#underWay ??= this.#sendAll()
    return this.#underWay
  }

  /** Overwrites what somebody else wrote in the same fields. */
  readonly keepMine = (): void => {
    const { conflict, draft } = this.#state
    if (conflict === null) return
    this.#setDraft(rebased(draft, conflict.names, conflict.theirs.inputs), { conflict: null })
    void this.save()
  }

  readonly takeTheirs = (): void => {
    const { conflict, draft } = this.#state
    if (conflict === null) return
    this.#setDraft(withoutFields(draft, conflict.names), { conflict: null, saved: conflict.theirs })
  }

  /** What was typed before the page was loaded and not saved then, told once. */
  readonly takeRestored = (): PhaseDraft | null => {
    const taken = this.#restored
    this.#restored = null
    return taken
  }

  /** Writes what was there before these edits. */
  readonly takeBack = (edits: PhaseDraft): void => {
    const back = takenBack(edits)
    const { values, base } = this.#state.draft
    this.#setDraft({ values: { ...values, ...back.values }, base: { ...base, ...back.base } })
    void this.save()
  }

  #set(next: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...next }
    this.#followers.forEach((follower) => follower())
  }

  #setDraft(draft: PhaseDraft, next: Partial<DeskState> = {}): void {
    if (isDirty(draft)) keepDraft(this.#key, draft)
    else forgetDraft(this.#key)
    this.#set({ ...next, draft })
  }

  async #sendAll(): Promise<void> {
    do this.#isAskedAgain = false
    while (this.#scene !== null && (await this.#sendOnce(this.#scene)))
    this.#underWay = null
    this.#set({ isSaving: false })
  }

  /** @returns whether there is something left to send */
  async #sendOnce(scene: Scene): Promise<boolean> {
    const given = this.#sendable(scene)
    if (!isDirty(given)) return false
    this.#set({ isSaving: true, failure: null })
    const { updatedAt } = newest(scene.phase, this.#state.saved)
    try {
      const saved = await scene.send({ inputs: given.values, baseInputs: given.base, updatedAt })
      this.#setDraft(withoutSaved(this.#state.draft, given), { saved })
      return this.#isAskedAgain
    } catch (error) {
      return this.#takeRefusal(error, given)
    }
  }

  /** What can be sent now; what is wrong is said instead. */
  #sendable({ phase }: Scene): PhaseDraft {
    const { draft, conflict, problems } = this.#state
    const known = fillableFields(phase.requiredInputs).map(({ name }) => name)
    const names = Object.keys(draft.values).filter(
      (name) => known.includes(name) && conflict?.names.includes(name) !== true && !(name in problems),
    )
    const edits = partOf(draft, names)
    const { errors } = checkValues(phase.requiredInputs, edits.values)
    const wrong = Object.keys(errors)
    if (wrong.length > 0) this.#set({ problems: { ...problems, ...errors } })
    return withoutFields(edits, wrong)
  }

  /** @returns whether there is something to save without what was refused: other fields, or what was typed since */
  #takeRefusal(error: unknown, given: PhaseDraft): boolean {
    const names = Object.keys(given.values)
    if (error instanceof ApiError && error.code === 'STALE_UPDATE') {
      const theirs = error.current as Phase
      const found = conflictsOf(given, theirs.inputs)
      const held = found.length > 0 ? found : names
      this.#set({ conflict: { names: [...(this.#state.conflict?.names ?? []), ...held], theirs } })
      return held.length < names.length || this.#isAskedAgain
    }
    const texts = error instanceof ApiError ? error.errors : {}
    const refused = names.filter((name) => name in texts)
    if (refused.length === 0) {
      this.#set({ failure: error instanceof Error ? error : new Error(String(error)) })
      return false
    }
    // What has been typed over since is not what was refused.
    const { values } = this.#state.draft
    const standing = refused.filter((name) => values[name] === given.values[name])
    const said = Object.fromEntries(standing.map((name) => [name, texts[name] ?? '']))
    this.#set({ problems: { ...this.#state.problems, ...said } })
    return refused.length < names.length || this.#isAskedAgain
  }
}

const desks = new Map<string, InputsDesk>()

/** The one desk of a phase: its form and its actions go by the same words. */
export function deskOf(phaseId: string): InputsDesk {
  const key = `phase-inputs.${phaseId}`
  const desk = desks.get(key) ?? new InputsDesk(key)
  desks.set(key, desk)
  return desk
}

/** The phase with what was saved since it was read. */
export const withSaved = (phase: Phase, { saved }: DeskState): Phase => {
  const { inputs, updatedAt } = newest(phase, saved)
  return { ...phase, inputs, updatedAt }
}
