import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { TemplateIcon } from '@parley/ui-kit/components/icons.tsx'
import type { IconName } from '@parley/ui-kit/components/template-icons/icon-names.ts'
import { memo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

interface IconGridProps {
  icons: readonly IconName[]
  value: string
  onChoose: (name: string) => void
}

/** How many stand side by side; one where nothing is laid out. */
function columnsOf(grid: HTMLElement): number {
  const tracks = getComputedStyle(grid)
    .gridTemplateColumns.split(' ')
    .filter((track) => track.endsWith('px'))
  return Math.max(1, tracks.length)
}

interface Grid {
  /** The place from which a key goes on. */
  at: number
  last: number
  columns: number
}

/** The place that a key leads to; undefined for other keys, and beyond the ends. */
function placeAfter(key: string, { at, last, columns }: Grid): number | undefined {
  const places: Partial<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: last,
  }
  const place = places[key]
  return place === undefined || place < 0 || place > last ? undefined : place
}

/** Icons as choices: one of them is in the tab order, arrow keys go through all. */
export function IconGrid({ icons, value, onChoose }: IconGridProps) {
  const { t } = useTranslation()
  const grid = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(value)
  const found = icons.findIndex(({ name }) => name === active)
  const at = found === -1 ? 0 : found
  const onKeyDown = (event: KeyboardEvent): void => {
    if (grid.current === null) return
    const next = placeAfter(event.key, { at, last: icons.length - 1, columns: columnsOf(grid.current) })
    if (next === undefined) return
    event.preventDefault()
    setActive(icons[next]?.name ?? value)
    grid.current.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus()
  }
  return (
    <Box
      ref={grid}
      role="listbox"
      aria-label={t('templateEditor.general.icon')}
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 44px)', gap: 1, p: 0.5 }}
    >
      {icons.map(({ name, label }, index) => (
        <Choice
          key={name}
          name={name}
          label={label}
          isChosen={name === value}
          isActive={index === at}
          onChoose={onChoose}
        />
      ))}
    </Box>
  )
}

interface ChoiceProps {
  name: string
  label: string
  isChosen: boolean
  isActive: boolean
  onChoose: (name: string) => void
}

const Choice = memo(function Choice({ name, label, isChosen, isActive, onChoose }: ChoiceProps) {
  return (
    <ButtonBase
      role="option"
      aria-selected={isChosen}
      aria-label={label}
      title={label}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onChoose(name)}
      sx={{
        width: 44,
        height: 44,
        borderRadius: '8px',
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'transparent',
        color: isChosen ? 'primary.main' : 'text.secondary',
        '&:hover, &:focus-visible': { bgcolor: 'action.hover', color: 'text.primary' },
      }}
    >
      <TemplateIcon name={name} />
    </ButtonBase>
  )
})
