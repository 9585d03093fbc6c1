import type { NextStep } from '@parley/contracts/http/next-step.ts'
import type { TFunction } from 'i18next'
import { placeOfStep } from './step-places.ts'

const isIn = <Names extends object>(names: Names, name: string): name is keyof Names & string =>
  Object.hasOwn(names, name)

const othersKinds = {
  answerGate: true,
  resumeRun: true,
  continueRun: true,
  resolveFindings: true,
  fillInputs: true,
  fillGlobalInputs: true,
  addDocuments: true,
  validate: true,
  converse: true,
  checkMitigations: true,
  complete: true,
  activate: true,
  startPhase: true,
  createPhases: true,
  takeOffHold: true,
} as const
const gateKinds = {
  question: true,
  approval_rejected: true,
  revision_limit: true,
  budget: true,
  failure: true,
} as const
const insteadKinds = {
  validate: true,
  converse: true,
  complete: true,
  startPhase: true,
  checkMitigations: true,
} as const

const shortKinds = { complete: true, activate: true, startPhase: true } as const

const given = ({ count, phase }: NextStep) => ({ count: count ?? 0, phase: phase?.name ?? '' })

/** The step as one sentence in the person's language. */
export function stepSentence(t: TFunction, step: NextStep): string {
  const { kind, by, gate } = step
  if (by === 'others' && isIn(othersKinds, kind)) return t(`nextStep.others.${kind}`, given(step))
  if (gate !== null && isIn(gateKinds, gate.kind)) return t(`nextStep.gate.${gate.kind}`)
  return t(`nextStep.doing.${kind}`, given(step))
}

/** What the one button says; nothing where nothing can be done or shown. */
export function stepButton(t: TFunction, step: NextStep): string | undefined {
  const { kind, by } = step
  if (kind === 'cancelled' || kind === 'none') return undefined
  if (by === 'others') return placeOfStep[kind] === undefined ? undefined : t('nextStep.show')
  return t(`nextStep.button.${kind}`, given(step))
}

/** The button where there is no room for the phase's name, which the sentence says. */
export const shortButton = (t: TFunction, { kind, by }: NextStep): string | undefined =>
  by !== 'others' && isIn(shortKinds, kind) ? t(`nextStep.shortButton.${kind}`) : undefined

/** What may be done in place of a step that is good to have. */
export const insteadButton = (t: TFunction, { instead }: NextStep): string | undefined =>
  instead !== null && isIn(insteadKinds, instead) ? t(`nextStep.instead.${instead}`) : undefined
