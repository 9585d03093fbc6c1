import { dayOf } from '@parley/ui-kit/i18n/format.ts'

const prefix = 'parley.recent.switch.'

interface Kept {
  day: string
  reason: string
}

/** Why this tab's person worked in a client, as they said earlier today; it goes when they sign out. */
export function readSwitchReason(clientId: string): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(prefix + clientId) ?? 'null') as Kept | null
    return kept?.day === dayOf(Date.now()) ? kept.reason : undefined
  } catch {
    return undefined
  }
}

export function keepSwitchReason(clientId: string, reason: string): void {
  const kept: Kept = { day: dayOf(Date.now()), reason }
  sessionStorage.setItem(prefix + clientId, JSON.stringify(kept))
}
