import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import { type ReactNode, useState } from 'react'
import { ConnectDialog } from '../../../account/session/parts.ts'
import { type ImpersonationTarget, useUser } from '../../../account/session/index.ts'
import { opensDirectly } from '../initiative-access.ts'

/** How an initiative is opened; undefined where its link is enough. */
export type Opening = (initiative: InitiativeSummary) => (() => void) | undefined

/** A consultant switches into the client first. @returns how to open, and the dialog that asks */
export function useOpening(): { openingOf: Opening; dialog: ReactNode } {
  const user = useUser()
  const [target, setTarget] = useState<ImpersonationTarget | null>(null)
  const openingOf: Opening = ({ id, client }) =>
    opensDirectly(user)
      ? undefined
      : () => setTarget({ id: client.id, name: client.name, path: `/initiatives/${id}` })
  return { openingOf, dialog: <ConnectDialog target={target} onClose={() => setTarget(null)} /> }
}
