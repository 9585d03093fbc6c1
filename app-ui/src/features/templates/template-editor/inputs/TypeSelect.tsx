import FileIcon from '@mui/icons-material/AttachFileRounded'
import ChecklistIcon from '@mui/icons-material/ChecklistRounded'
import ContactsIcon from '@mui/icons-material/ContactsRounded'
import DateIcon from '@mui/icons-material/EventRounded'
import StakeholdersIcon from '@mui/icons-material/GroupsRounded'
import LongTextIcon from '@mui/icons-material/NotesRounded'
import NumberIcon from '@mui/icons-material/NumbersRounded'
import CurrencyIcon from '@mui/icons-material/PaymentsRounded'
import SelectIcon from '@mui/icons-material/ArrowDropDownCircleRounded'
import TagsIcon from '@mui/icons-material/SellRounded'
import TextIcon from '@mui/icons-material/TextFieldsRounded'
import RangeIcon from '@mui/icons-material/TuneRounded'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type FieldType, fieldTypes } from '@parley/contracts/template-definition.ts'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'

const typeIcons: Record<FieldType, IconComponent> = {
  text: TextIcon,
  textarea: LongTextIcon,
  select: SelectIcon,
  tags: TagsIcon,
  'multi-select': ChecklistIcon,
  date: DateIcon,
  number: NumberIcon,
  currency: CurrencyIcon,
  range: RangeIcon,
  file: FileIcon,
  contacts: ContactsIcon,
  stakeholders: StakeholdersIcon,
}

/** Decorative: the type's name stands beside it. */
export function TypeIcon({ type }: { type: FieldType }) {
  const Icon = typeIcons[type]
  return <Icon aria-hidden sx={{ fontSize: 18, color: 'text.secondary', mx: 1 }} />
}

interface TypeSelectProps {
  value: FieldType
  label: string
  disabled: boolean
  onChange: (type: FieldType) => void
}

/** The type of a field, out of all twelve (Document 2, section 3). */
export const TypeSelect = memo(
  function TypeSelect({ value, label, disabled, onChange }: TypeSelectProps) {
    const { t } = useTranslation()
    return (
      <Select
        value={value}
        size="small"
        disabled={disabled}
        inputProps={{ 'aria-label': label }}
        renderValue={(type) => t(`builders.inputs.types.${type}`)}
        onChange={({ target }) => onChange(target.value)}
        sx={{ width: 136, fontSize: '0.8125rem', '& .MuiSelect-select': { py: 1 } }}
      >
        {fieldTypes.map((type) => (
          <MenuItem key={type} value={type}>
            <TypeIcon type={type} />
            <Box component="span" sx={{ pl: 1 }}>
              {t(`builders.inputs.types.${type}`)}
            </Box>
          </MenuItem>
        ))}
      </Select>
    )
  },
  // What it does on a change depends on the field alone, which stays the same.
  (before, after) =>
    before.value === after.value && before.disabled === after.disabled && before.label === after.label,
)
