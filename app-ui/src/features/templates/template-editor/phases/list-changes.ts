import type { Importance } from '@parley/contracts/enums.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ArtifactDraft, MitigationDraft } from '../model/template-draft.ts'

/** Most artifacts of a phase, and most mitigations before or after the conversation (contract). */
export const maxArtifacts = 50
export const maxMitigations = 50

export type MitigationList = 'initialRiskMitigations' | 'riskMitigations'

/** The lines of a text that say something, trimmed. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Adds what is not blank, trimmed (Document 2, section 5), as long as there is room; how many were added. */
function addTexts<T>(
  list: T[],
  texts: readonly string[],
  given: { most: number; make: (text: string) => T },
) {
  const wanted = texts.map((text) => text.trim()).filter((text) => text !== '')
  const added = wanted.slice(0, Math.max(0, given.most - list.length))
  list.push(...added.map(given.make))
  return added.length
}

/** A plain text counts as Normal (Document 2, section 3). */
export const addArtifacts = (list: ArtifactDraft[], names: readonly string[]): number =>
  addTexts(list, names, {
    most: maxArtifacts,
    make: (name) => ({ id: newId(), name, importance: 'Normal' }),
  })

export const addMitigations = (list: MitigationDraft[], descriptions: readonly string[]): number =>
  addTexts(list, descriptions, {
    most: maxMitigations,
    make: (description) => ({ id: newId(), description }),
  })

export function renameArtifact(list: readonly ArtifactDraft[], id: string, name: string): void {
  const artifact = list.find((item) => item.id === id)
  if (artifact !== undefined) artifact.name = name
}

export function weighArtifact(list: readonly ArtifactDraft[], id: string, importance: Importance): void {
  const artifact = list.find((item) => item.id === id)
  if (artifact !== undefined) artifact.importance = importance
}

export function rewordMitigation(list: readonly MitigationDraft[], id: string, description: string): void {
  const mitigation = list.find((item) => item.id === id)
  if (mitigation !== undefined) mitigation.description = description
}

/** Moves an item so that it stands at `index` afterwards; an item's number is its place, from 1. */
export function moveItem(list: { id: string }[], id: string, index: number): void {
  const from = list.findIndex((item) => item.id === id)
  const [item] = from < 0 ? [] : list.splice(from, 1)
  if (item !== undefined) list.splice(Math.max(0, Math.min(index, list.length)), 0, item)
}

export function removeItem(list: { id: string }[], id: string): void {
  const index = list.findIndex((item) => item.id === id)
  if (index >= 0) list.splice(index, 1)
}

/** Puts back what was taken out. */
export function restoreItem<T extends { id: string }>(list: T[], item: T, index: number): void {
  if (!list.some(({ id }) => id === item.id)) list.splice(Math.min(index, list.length), 0, item)
}
