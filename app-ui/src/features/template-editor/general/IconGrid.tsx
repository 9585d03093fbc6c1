import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { memo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TemplateIcon } from '../../../ui/icons.tsx'
import type { IconName } from '../../../ui/template-icons/icon-names.ts'

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

/** By how many places a key goes on; undefined for other keys. */
function stepOf(key: string, at: number, last: number, columns: number): number | undefined {
  const steps: Partial<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: last - at,
  }
  return steps[key]
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
    const last = icons.length - 1
    const step = stepOf(event.key, at, last, columnsOf(grid.current))
    const next = at + (step ?? 0)
    if (step === undefined || next < 0 || next > last) return
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
