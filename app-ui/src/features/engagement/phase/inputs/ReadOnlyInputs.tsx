import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type FieldGroup, fieldGrid, isWide } from './field-groups.ts'
import { GroupDescription, GroupName } from './InputGroup.tsx'
import { InputValue } from './InputValue.tsx'

interface ReadOnlyInputsProps {
  groups: readonly FieldGroup[]
  values: Record<string, unknown>
  place: { clientId: string; initiativeId: string }
}

/** The inputs of those who may not change them, or of a phase that is over: text, not fields that cannot be typed in. */
export function ReadOnlyInputs({ groups, values, place }: ReadOnlyInputsProps) {
  return groups.map((group) => (
    <Box key={group.name} role="group" aria-label={group.name}>
      <Typography variant="subtitle2" component="h4" color="textSecondary" sx={{ mb: 2 }}>
        <GroupName group={group} />
      </Typography>
      <GroupDescription group={group} />
      <Box component="dl" sx={{ m: 0, ...fieldGrid, rowGap: 3 }}>
        {group.fields.map((field) => (
          <Box key={field.name} sx={isWide(field) ? { gridColumn: '1 / -1' } : {}}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {field.label}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <InputValue field={field} value={values[field.name]} place={place} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  ))
}
