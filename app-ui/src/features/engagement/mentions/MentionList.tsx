import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import type { Named } from './mentions.ts'
import type { Mentions } from './use-mentions.ts'

interface MentionListProps<One extends Named> {
  mentions: Mentions<One>
  /** Of the list, for screen readers. */
  label: string
  show: (one: One) => ReactNode
}

/** Those whose names go on as what is written; the focus stays where one writes. */
export function MentionList<One extends Named>({ mentions, label, show }: MentionListProps<One>) {
  const { listId, rowId, offered, active, choose } = mentions
  if (offered.length === 0) return null
  return (
    <Paper
      elevation={8}
      sx={{ position: 'absolute', bottom: '100%', left: 0, zIndex: 5, mb: 1, maxWidth: '100%' }}
    >
      <MenuList role="listbox" id={listId} aria-label={label} dense tabIndex={-1}>
        {offered.map((one, index) => (
          <MenuItem
            key={one.id}
            id={rowId(index)}
            role="option"
            tabIndex={-1}
            selected={index === active}
            aria-selected={index === active}
            // The field would lose the focus, and the list with it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
            sx={{ gap: 2 }}
          >
            {show(one)}
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  )
}
