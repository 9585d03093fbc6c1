import ClearIcon from '@mui/icons-material/ClearRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { agentRoles } from '@parley/contracts/enums.ts'
import { FilterLiveForm, SelectInput, TextInput, useGetList, useListContext, useTranslate } from 'react-admin'
import { singleIndustryChoices } from '../industries/index.ts'
import { useAgentFilters } from './use-agent-filters.ts'

const roleChoices = agentRoles.map((role) => ({ id: role, name: `agents.role.${role}` }))
const typeChoices = [
  { id: true, name: 'agents.smeOnly' },
  { id: false, name: 'agents.regularOnly' },
]
/** A person types on; the server is asked when they pause. */
const pause = 300

/** Search, role, industry and type; all at once are cleared by one button (Document 3, AI agents administration). */
export function AgentFilters() {
  const translate = useTranslate()
  const { isFiltered, clear } = useAgentFilters()
  return (
    <Box
      role="search"
      aria-label={translate('agents.filters')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px',
        alignItems: 'center',
        '& form': { display: 'contents' },
        '& .MuiFormHelperText-root': { display: 'none' },
        '& .MuiFormControl-root': { m: 0, width: { xs: '100%', sm: 'auto' } },
      }}
    >
      <FilterLiveForm debounce={pause}>
        <TextInput source="q" type="search" label="agents.search" resettable sx={{ flex: '1 1 240px' }} />
        <SelectInput source="role" choices={roleChoices} emptyText="agents.allRoles" />
        <SelectInput
          source="industry"
          label="agents.industry"
          choices={singleIndustryChoices}
          emptyText="agents.allIndustries"
        />
        <SelectInput source="isSME" label="agents.type" choices={typeChoices} emptyText="agents.allTypes" />
      </FilterLiveForm>
      <Button startIcon={<ClearIcon />} disabled={!isFiltered} onClick={clear}>
        {translate('agents.clearAll')}
      </Button>
    </Box>
  )
}

/** How many match, of how many there are. */
export function AgentCount() {
  const translate = useTranslate()
  const { total: shown, resource } = useListContext()
  const { total } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  })
  return (
    <Typography role="status" color="textSecondary" sx={{ minHeight: 20 }}>
      {shown !== undefined && total !== undefined && translate('agents.count', { shown, total })}
    </Typography>
  )
}
