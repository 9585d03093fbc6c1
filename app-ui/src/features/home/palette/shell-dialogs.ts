import { useSyncExternalStore } from 'react'
import type { ImpersonationTarget } from '../../account/session/index.ts'

/** What the shell shows over the page when it is asked to, from wherever. */
export type ShellDialog =
  /** `typed` before the palette was there. */
  | { kind: 'palette'; typed?: string }
  | { kind: 'keyboard' }
  | { kind: 'connect'; target: ImpersonationTarget }

let shown: ShellDialog | null = null
const listeners = new Set<() => void>()

/** Shows a dialog of the shell in place of the one before; null closes. */
export function showShellDialog(dialog: ShellDialog | null): void {
  shown = dialog
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useShellDialog = (): ShellDialog | null => useSyncExternalStore(subscribe, () => shown)

/** Whether a dialog, menu or drawer has the floor: what is typed there may be unsaved, so nothing opens over it. */
export const isModalOpen = (): boolean =>
  [...document.querySelectorAll('.MuiModal-root')].some(
    (modal) => !modal.classList.contains('MuiModal-hidden') && modal.getAttribute('aria-hidden') !== 'true',
  )
