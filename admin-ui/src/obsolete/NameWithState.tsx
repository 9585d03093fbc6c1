import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'

/** A name, and that its record is obsolete. */
export function NameWithState({ name, isObsolete }: { name: string; isObsolete: boolean }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
      <span>{name}</span>
      {isObsolete && <Chip size="small" variant="outlined" label={translate('console.obsolete')} />}
    </Box>
  )
}
