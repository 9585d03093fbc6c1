import type { WorkItem } from '@parley/contracts/http/my-work.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { opensDirectly } from '../../engagement/initiatives/index.ts'
import { type ImpersonationTarget, useStartImpersonation, useUser } from '../../account/session/index.ts'
import { readSwitchReason } from '../../account/session/parts.ts'

/** Where a piece of work is done; of an observation, where that is open. */
export const workAddress = ({ initiative, phase }: WorkItem, observationId?: string): string =>
  `/initiatives/${initiative.id}?phase=${phase.id}${observationId === undefined ? '' : `&finding=${observationId}`}`

interface Switch {
  /** Whom to ask the reason for; the first time of a day. */
  asked: ImpersonationTarget | null
  close: () => void
}
interface SwitchInto extends Switch {
  /** Switches into a client, and leads to a place in it; undefined for who need not. */
  switchInto: ((target: ImpersonationTarget) => void) | undefined
}
interface WorkIn extends Switch {
  /** Switches into the client of the work; undefined for who need not. */
  workIn: ((item: WorkItem, observationId?: string) => void) | undefined
}

/** The way into a client: with one click where the reason was said today, else after a question. */
export function useSwitchInto(): SwitchInto {
  const user = useUser()
  const start = useStartImpersonation()
  const [asked, setAsked] = useState<ImpersonationTarget | null>(null)
  const switchInto = (target: ImpersonationTarget): void => {
    const reason = readSwitchReason(target.id)
    if (reason === undefined) setAsked(target)
    else start(user, target, reason).catch((error: unknown) => showError(messageOf(error)))
  }
  return { switchInto: opensDirectly(user) ? undefined : switchInto, asked, close: () => setAsked(null) }
}

/** The same for a piece of work. */
export function useWorkIn(): WorkIn {
  const { switchInto, ...rest } = useSwitchInto()
  const workIn = (item: WorkItem, observationId?: string): void =>
    switchInto?.({ ...item.client, path: workAddress(item, observationId) })
  return { workIn: switchInto === undefined ? undefined : workIn, ...rest }
}
