import Box from '@mui/material/Box'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import { Command } from 'cmdk'
import type { ComponentType } from 'react'
import { detailLook, labelLook, rowLook } from './look.ts'

interface Choosable {
  id: string
  label: string
  /** Smaller, behind the label. */
  detail?: string
  icon: ComponentType<SvgIconProps>
}

interface PaletteChoicesProps<Item extends Choosable> {
  label: string
  groups: readonly { group: string; heading: string; items: readonly Item[] }[]
  onChoose: (item: Item) => void
}

/** The choices in their groups, in the order in which they come. */
export function PaletteChoices<Item extends Choosable>(props: PaletteChoicesProps<Item>) {
  const { label, groups, onChoose } = props
  return (
    <Command.List label={label} hidden={groups.length === 0}>
      {groups.map(({ group, heading, items }) => (
        <Command.Group key={group} heading={heading}>
          {items.map((item) => (
            <Choice key={item.id} item={item} group={group} onChoose={() => onChoose(item)} />
          ))}
        </Command.Group>
      ))}
    </Command.List>
  )
}

interface ChoiceProps {
  item: Choosable
  group: string
  onChoose: () => void
}

function Choice({ item: { id, label, detail = '', icon: Icon }, group, onChoose }: ChoiceProps) {
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
