import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import type { Mentions } from '../../conversation/use-mentions.ts'
import { type Colleague, PersonOption } from '../../record/PersonOption.tsx'
import '../texts.ts'

type PeopleListProps = Pick<Mentions<Colleague>, 'listId' | 'rowId' | 'offered' | 'active' | 'choose'>

/** The people whose names go on as what is written; the focus stays where one writes. */
export function PeopleList({ listId, rowId, offered, active, choose }: PeopleListProps) {
  const { t } = useTranslation()
  if (offered.length === 0) return null
  return (
    <Paper
      elevation={8}
      sx={{ position: 'absolute', bottom: '100%', left: 0, zIndex: 5, mb: 1, maxWidth: '100%' }}
    >
      <MenuList role="listbox" id={listId} aria-label={t('observations.comments.people')} dense tabIndex={-1}>
        {offered.map((person, index) => (
          <MenuItem
            key={person.id}
            id={rowId(index)}
            role="option"
            tabIndex={-1}
            selected={index === active}
            aria-selected={index === active}
            // The field would lose the focus, and the list with it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(person)}
          >
            <PersonOption person={person} />
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  )
}
