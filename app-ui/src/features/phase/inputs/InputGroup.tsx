import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { InputField } from '@parley/contracts/template-definition.ts'
import type { ReactNode } from 'react'
import { type FieldGroup, isWide } from './field-groups.ts'
import { fieldGrid } from './ReadOnlyInputs.tsx'

interface InputGroupProps {
  group: FieldGroup
  children: (field: InputField) => ReactNode
}

/** Fields under one name; long texts take the whole width. */
export function InputGroup({ group, children }: InputGroupProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" color="textSecondary" sx={{ mb: 3, p: 0 }}>
        {group.name}
      </Typography>
      <Box sx={fieldGrid}>
        {group.fields.map((field) => (
          <Box key={field.name} sx={isWide(field) ? { gridColumn: '1 / -1' } : {}}>
            {children(field)}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
