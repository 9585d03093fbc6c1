import MuiLink from '@mui/material/Link'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { opensDirectly } from '../../../engagement/initiatives/index.ts'
import { ConnectDialog } from '../../../account/session/parts.ts'
import { useUser } from '../../../account/session/index.ts'

export type ClientOf = { id: string; name: string } | null

interface InitiativeLinkProps {
  id: string
  /** Whose it is: a consultant connects to the client first (decisions D1). */
  client: ClientOf
  children: ReactNode
}

/** Leads to an initiative, by way of its client for those who work inside clients only. */
export function InitiativeLink({ id, client, children }: InitiativeLinkProps) {
  const user = useUser()
  const [isConnecting, setIsConnecting] = useState(false)
  const path = `/initiatives/${id}`
  if (opensDirectly(user))
    return (
      <MuiLink component={Link} to={path}>
        {children}
      </MuiLink>
    )
  if (client === null) return children
  return (
    <>
      <MuiLink component="button" type="button" onClick={() => setIsConnecting(true)} sx={buttonStyle}>
        {children}
      </MuiLink>
      <ConnectDialog
        target={isConnecting ? { ...client, path } : null}
        onClose={() => setIsConnecting(false)}
      />
    </>
  )
}

const buttonStyle = { font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' } as const
