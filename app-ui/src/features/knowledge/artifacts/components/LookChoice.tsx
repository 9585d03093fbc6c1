import CardsIcon from '@mui/icons-material/GridViewRounded'
import TableIcon from '@mui/icons-material/TableRowsRounded'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import { type Look, looks } from '../list-look.ts'
import '../locales/en.ts'

const icons = { cards: CardsIcon, table: TableIcon }

interface LookChoiceProps {
  look: Look
  onChange: (look: Look) => void
}

/** Cards or a table. */
export function LookChoice({ look, onChange }: LookChoiceProps) {
  const { t } = useTranslation()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={look}
      aria-label={t('artifacts.look')}
      onChange={(_, next: Look | null) => {
        if (next !== null) onChange(next)
      }}
      sx={{ ml: 'auto' }}
    >
      {looks.map((one) => {
        const Icon = icons[one]
        return (
          <ToggleButton key={one} value={one} aria-label={t(`artifacts.looks.${one}`)} sx={{ height: 36 }}>
            <Tooltip title={t(`artifacts.looks.${one}`)}>
              <Icon aria-hidden fontSize="small" />
            </Tooltip>
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
