import BoardIcon from '@mui/icons-material/ViewKanbanRounded'
import CardsIcon from '@mui/icons-material/GridViewRounded'
import TableIcon from '@mui/icons-material/TableRowsRounded'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import { isLayout, type Layout, layouts } from './list-layout.ts'

const icons = { cards: CardsIcon, table: TableIcon, board: BoardIcon }

interface LayoutChoiceProps {
  layout: Layout
  onChange: (layout: Layout) => void
}

export function LayoutChoice({ layout, onChange }: LayoutChoiceProps) {
  const { t } = useTranslation()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layout}
      aria-label={t('initiatives.layout')}
      onChange={(_, next: unknown) => {
        if (isLayout(next)) onChange(next)
      }}
    >
      {layouts.map((one) => {
        const Icon = icons[one]
        return (
          <ToggleButton
            key={one}
            value={one}
            aria-label={t(`initiatives.layouts.${one}`)}
            sx={{ height: 36 }}
          >
            <Tooltip title={t(`initiatives.layouts.${one}`)}>
              <Icon aria-hidden fontSize="small" />
            </Tooltip>
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
