import { AutocompleteInput, RadioButtonGroupInput, ReferenceInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

/** What somebody or something belongs to. */
export type OrganisationKind = 'client' | 'firm' | 'platform'

export interface OrganisationForm {
  kind: OrganisationKind
  clientId: string | null
  consultingFirmId: string | null
}

const names = { client: 'users.client', firm: 'users.firm', platform: 'users.superAdmin' }

/** The tenant that the form means, as lists are narrowed to it and the server takes it. */
export function tenantOf({ kind, clientId, consultingFirmId }: Partial<OrganisationForm>): {
  clientId?: string
  consultingFirmId?: string
} {
  if (kind === 'client' && clientId != null) return { clientId }
  if (kind === 'firm' && consultingFirmId != null) return { consultingFirmId }
  return {}
}

interface OrganisationInputsProps {
  kinds: readonly OrganisationKind[]
  /** Another organisation was chosen. */
  onChange?: () => void
}

/** Chooses a client or a firm out of all that are not obsolete, by typing a part of its name. */
export function OrganisationInputs({ kinds, onChange }: OrganisationInputsProps) {
  const { setValue } = useFormContext()
  const kind = useWatch({ name: 'kind' }) as OrganisationKind | undefined
  const forget = (): void => {
    setValue('clientId', null)
    setValue('consultingFirmId', null)
    onChange?.()
  }
  return (
    <>
      <RadioButtonGroupInput
        source="kind"
        choices={kinds.map((id) => ({ id, name: names[id] }))}
        helperText={false}
        onChange={forget}
      />
      {kind === 'client' && (
        <TenantInput
          source="clientId"
          reference="clients"
          missing="users.organisationRequired"
          {...(onChange && { onChange })}
        />
      )}
      {kind === 'firm' && (
        <TenantInput
          source="consultingFirmId"
          reference="consulting-firms"
          missing="users.firmRequired"
          {...(onChange && { onChange })}
        />
      )}
    </>
  )
}

interface TenantInputProps {
  source: 'clientId' | 'consultingFirmId'
  reference: string
  /** Key of what is said where nothing is chosen. */
  missing: string
  onChange?: () => void
}

function TenantInput({ source, reference, missing, onChange }: TenantInputProps) {
  return (
    <ReferenceInput source={source} reference={reference} sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput
        optionText="name"
        fullWidth
        validate={required(missing)}
        {...(onChange && { onChange })}
      />
    </ReferenceInput>
  )
}
