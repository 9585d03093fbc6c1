import Box from '@mui/material/Box'
import { Command } from 'cmdk'
import { useTranslate } from 'react-admin'
import { useLazyTexts } from '../i18n/parts.ts'
import { detailLook, labelLook, rowLook } from './look.ts'
import type { PaletteItem } from './palette-item.ts'
import { paletteTexts } from './texts.ts'

interface PaletteChoicesProps {
  items: readonly PaletteItem[]
  onChoose: (item: PaletteItem) => void
}

/** The choices in their groups, in the order in which they come. */
export function PaletteChoices({ items, onChoose }: PaletteChoicesProps) {
  const say = useLazyTexts(paletteTexts)
  const translate = useTranslate()
  const own = ['recent', 'go', 'do']
  const groups = [...new Set(items.map(({ group }) => group))]
  return (
    <Command.List label={say('palette.list')} hidden={items.length === 0}>
      {groups.map((group) => (
        <Command.Group
          key={group}
          heading={
            own.includes(group)
              ? say(`palette.${group}`)
              : translate(`resources.${group}.name`, { smart_count: 2 })
          }
        >
          {items
            .filter((item) => item.group === group)
            .map((item) => (
              <Choice key={item.id} item={item} onChoose={() => onChoose(item)} />
            ))}
        </Command.Group>
      ))}
    </Command.List>
  )
}

function Choice({ item, onChoose }: { item: PaletteItem; onChoose: () => void }) {
  const { icon: Icon, group, id, label, detail = '' } = item
  return (
    <Box component={Command.Item} value={`${group}/${id}`} onSelect={onChoose} sx={rowLook}>
      <Icon aria-hidden fontSize="small" />
      <Box component="span" sx={labelLook}>
        {label}
      </Box>
      {detail !== '' && (
        <Box component="span" sx={detailLook}>
          {detail}
        </Box>
      )}
    </Box>
  )
}
