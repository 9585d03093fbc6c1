import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useListContext, useTranslate } from 'react-admin'

/** Obsolete records appear only while it is on (Document 3, section 4). */
export function ShowObsoleteSwitch() {
  const translate = useTranslate()
  const list = useListContext()
  const { showObsolete = false, ...rest } = list.filterValues as Record<string, unknown>
  return (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={showObsolete === true}
          onChange={(_, checked) =>
            list.setFilters(checked ? { ...rest, showObsolete: true } : rest, list.displayedFilters as object)
          }
        />
      }
      label={translate('console.showObsolete')}
      sx={{ mx: 1, whiteSpace: 'nowrap' }}
    />
  )
}
