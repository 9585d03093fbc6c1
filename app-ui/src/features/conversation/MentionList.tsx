import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { RoleBadge } from './RoleBadge.tsx'
import type { NamedAgent } from './agents-of.ts'
import './texts.ts'
import type { Mentions } from './use-mentions.ts'

/** The agents whose names go on as what is written; the focus stays where one writes. */
export function MentionList({
  listId,
  rowId,
  offered,
  active,
  choose,
}: Pick<Mentions<NamedAgent>, 'listId' | 'rowId' | 'offered' | 'active' | 'choose'>) {
  const { t } = useTranslation()
  if (offered.length === 0) return null
  return (
    <Paper
      elevation={8}
      sx={{ position: 'absolute', bottom: '100%', left: 0, zIndex: 5, mb: 1, maxWidth: '100%' }}
    >
      <MenuList role="listbox" id={listId} aria-label={t('conversation.namesAgent')} dense tabIndex={-1}>
        {offered.map((agent, index) => (
          <MenuItem
            key={agent.id}
            id={rowId(index)}
            role="option"
            tabIndex={-1}
            selected={index === active}
            aria-selected={index === active}
            // The field would lose the focus, and the list with it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(agent)}
            sx={{ gap: 2 }}
          >
            {agent.name}
            <RoleBadge role={agent.role} />
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  )
}
