import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { InputField } from '@parley/contracts/template-definition.ts'
import { TemplateIcon } from '@parley/ui-kit/components/icons.tsx'
import { type ReactNode, useId } from 'react'
import { type FieldGroup, fieldGrid, isWide } from './field-groups.ts'

interface InputGroupProps {
  group: FieldGroup
  children: (field: InputField) => ReactNode
}

/** Fields under one name, with what the template says of them; long texts take the whole width. */
export function InputGroup({ group, children }: InputGroupProps) {
  const id = useId()
  return (
    <Box
      component="fieldset"
      aria-describedby={hasText(group.description) ? id : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle2" color="textSecondary" sx={{ mb: 3, p: 0 }}>
        <GroupName group={group} />
      </Typography>
      <GroupDescription group={group} id={id} />
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

const hasText = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

/** The group's name with its icon, if the template gave it one (Document 2, section 3). */
export function GroupName({ group: { name, icon } }: { group: FieldGroup }) {
  if (!hasText(icon)) return name
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <TemplateIcon name={icon} sx={{ fontSize: 18 }} />
      {name}
    </Box>
  )
}

export function GroupDescription({ group: { description }, id }: { group: FieldGroup; id?: string }) {
  if (!hasText(description)) return null
  return (
    <Typography id={id} variant="body2" color="textSecondary" sx={{ mt: -2, mb: 3, maxWidth: '72ch' }}>
      {description}
    </Typography>
  )
}
