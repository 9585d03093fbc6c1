import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { RetryNotice } from '@parley/ui-kit/components/RetryNotice.tsx'
import type { UseQueryResult } from '@tanstack/react-query'

interface Tenant {
  id: string
  name: string
}

interface TenantFieldProps {
  label: string
  /** While the choices are on their way. */
  waiting: string
  failed: (message: string) => string
  query: UseQueryResult<Tenant[]>
  /** Which of them are offered; all, unless told. */
  among?: (tenant: Tenant) => boolean
  value: string
  onChange: (id: string) => void
}

/** Chooses a client or a firm by name, or nobody. */
export function TenantField(props: TenantFieldProps) {
  const { label, waiting, failed, query, among = () => true, value, onChange } = props
  if (query.isError) return <RetryNotice query={query}>{failed(messageOf(query.error))}</RetryNotice>
  const options = (query.data ?? []).filter(among)
  return (
    <Autocomplete
      options={options}
      loading={query.isPending}
      loadingText={waiting}
      disabled={query.isPending}
      value={options.find(({ id }) => id === value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, chosen) => onChange(chosen?.id ?? '')}
      renderInput={(input) => (
        <TextField {...input} label={label} {...(query.isPending ? { helperText: waiting } : {})} />
      )}
    />
  )
}
