import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../lib/api-error.ts'

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
  const { t } = useTranslation()
  if (query.isError)
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" color="inherit" onClick={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        }
      >
        {failed(messageOf(query.error))}
      </Alert>
    )
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
