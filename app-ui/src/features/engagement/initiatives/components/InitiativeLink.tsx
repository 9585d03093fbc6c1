import MuiLink, { type LinkProps } from '@mui/material/Link'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import { Link } from 'react-router'

interface InitiativeLinkProps extends Pick<LinkProps, 'color' | 'sx'> {
  initiative: Pick<InitiativeSummary, 'id' | 'name'>
  /** Where opening needs a step before (a consultant switches into the client). */
  onOpen: (() => void) | undefined
  /** Whether it is what Enter opens while the list is gone through by keys. */
  opensRow?: boolean
}

/** An initiative's name, a link for everybody; for who has to switch first, its click asks for it. */
export function InitiativeLink({ initiative, onOpen, opensRow = false, ...look }: InitiativeLinkProps) {
  return (
    <MuiLink
      component={Link}
      to={`/initiatives/${initiative.id}`}
      underline="hover"
      {...(opensRow && { 'data-opens-row': '' })}
      onClick={(event) => {
        if (onOpen === undefined) return
        event.preventDefault()
        onOpen()
      }}
      {...look}
    >
      {initiative.name}
    </MuiLink>
  )
}
