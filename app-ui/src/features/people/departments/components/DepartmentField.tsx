import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { DepartmentNode } from '@parley/contracts/http/departments.ts'
import { useTranslation } from 'react-i18next'
import { flatten } from '../department-tree.ts'
import '../locales/en.ts'

interface Choice {
  id: string
  name: string
  path: string
}

interface DepartmentFieldProps {
  label: string
  /** Undefined while they are loading. */
  departments: readonly DepartmentNode[] | undefined
  /** An id, '' for none, or the id of one of `others`. */
  value: string
  onChange: (id: string) => void
  /** Choices that are no departments; the first stands for ''. */
  others: readonly { id: string; name: string }[]
  /** Why there is nothing to choose from. */
  problem?: string | undefined
  disabled?: boolean
}

/** One department of a client, found by typing; its place in the tree stands below its name. */
export function DepartmentField(props: DepartmentFieldProps) {
  const { t } = useTranslation()
  const { departments, others, problem } = props
  const choices: Choice[] = [
    ...others.map((other) => ({ ...other, path: '' })),
    ...flatten(departments ?? []).map(({ node, path }) => ({
      id: node.id,
      name: node.name,
      path: path.join(' › '),
    })),
  ]
  const chosen = choices.find(({ id }) => id === props.value) ?? choices[0]
  if (chosen === undefined) return null
  return (
    <Autocomplete
      fullWidth
      disableClearable
      disabled={props.disabled === true}
      loading={departments === undefined}
      options={choices}
      value={chosen}
      onChange={(_, { id }) => props.onChange(id)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      noOptionsText={t('departments.noneFound')}
      renderOption={({ key, ...item }, { name, path }) => (
        <Box component="li" key={key} {...item}>
          <Box>
            {name}
            {path !== '' && (
              <Typography variant="body2" color="textSecondary">
                {path}
              </Typography>
            )}
          </Box>
        </Box>
      )}
      renderInput={(input) => (
        <TextField {...input} label={props.label} error={problem !== undefined} helperText={problem} />
      )}
    />
  )
}
