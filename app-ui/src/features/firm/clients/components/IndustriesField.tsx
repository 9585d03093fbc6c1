import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { listIndustries } from '@parley/contracts/http/agents.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import { chooseIndustries } from '@parley/ui-kit/lib/industry-choice.ts'
import { useTranslation } from 'react-i18next'

interface IndustriesFieldProps {
  /** Codes. */
  value: readonly string[]
  onChange: (codes: string[]) => void
  error: string | undefined
}

/** Industries of a client: all of them, some, or none. */
export function IndustriesField({ value, onChange, error }: IndustriesFieldProps) {
  const { t } = useTranslation()
  const nameOf = useIndustryName()
  const industries = useRouteQuery(listIndustries, {})
  const codes = (industries.data ?? []).map(({ code }) => code)
  const failure = industries.isError
    ? t('clients.industriesFailed', { message: messageOf(industries.error) })
    : undefined
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={[...new Set([...codes, ...value])]}
      loading={industries.isPending}
      getOptionLabel={nameOf}
      noOptionsText={t('clients.noIndustries')}
      value={[...value]}
      onChange={(_event, chosen) => onChange(chooseIndustries(value, chosen))}
      renderInput={(given) => (
        <TextField
          {...given}
          label={t('clients.industries')}
          error={error !== undefined || failure !== undefined}
          helperText={error ?? failure ?? t('clients.industriesHelp')}
        />
      )}
    />
  )
}
