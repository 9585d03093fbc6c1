import Box from '@mui/material/Box'
import { Command } from 'cmdk'
import { useTranslation } from 'react-i18next'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'

export interface ItemGroup {
  group: PaletteGroup
  items: readonly PaletteItem[]
}

interface PaletteChoicesProps {
  groups: readonly ItemGroup[]
  onChoose: (item: PaletteItem) => void
}

export function PaletteChoices({ groups, onChoose }: PaletteChoicesProps) {
  const { t } = useTranslation()
  const isEmpty = groups.length === 0
  return (
    <Command.List label={t('palette.list')} hidden={isEmpty}>
      {groups.map(({ group, items }) => (
        <Command.Group key={group} heading={t(`palette.groups.${group}`)}>
          {items.map((item) => (
            <Choice key={item.id} item={item} group={group} onChoose={() => onChoose(item)} />
          ))}
        </Command.Group>
      ))}
    </Command.List>
  )
}

interface ChoiceProps {
  item: PaletteItem
  group: PaletteGroup
  onChoose: () => void
}

function Choice({ item, group, onChoose }: ChoiceProps) {
  const Icon = item.icon
  return (
    <Box component={Command.Item} value={`${group}/${item.id}`} onSelect={onChoose} sx={row}>
      <Icon aria-hidden fontSize="small" />
      <Box component="span" sx={{ flex: '0 1 auto', minWidth: 0, ...cut }}>
        {item.label}
      </Box>
      {item.detail !== undefined && item.detail !== '' && (
        <Box
          component="span"
          sx={{ flex: '1 1 0', minWidth: 0, color: 'text.secondary', fontSize: '0.75rem', ...cut }}
        >
          {item.detail}
        </Box>
      )}
    </Box>
  )
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 40,
  px: 3,
  borderRadius: '8px',
  cursor: 'pointer',
  '& svg': { color: 'text.secondary' },
  '&[data-selected="true"]': {
    bgcolor: 'color-mix(in srgb, var(--parley-palette-primary-main) 12%, transparent)',
    '& svg': { color: 'primary.main' },
  },
} as const
