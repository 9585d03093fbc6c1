import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api-error.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'

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
  value: string
  onChange: (id: string) => void
}

/** Chooses a client or a firm by name, or nobody. */
export function TenantField({ label, waiting, failed, query, value, onChange }: TenantFieldProps) {
  if (query.isError)
    return (
      <ErrorState
        compact
        error={query.error}
        title={failed(messageOf(query.error))}
        onRetry={() => void query.refetch()}
      />
    )
  const options = query.data ?? []
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
