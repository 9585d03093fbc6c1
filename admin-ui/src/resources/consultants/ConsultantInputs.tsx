import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  email,
  maxLength,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  TextInput,
  useTranslate,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { accountProblem, type Account } from '../../kinds/index.ts'
import type { ConsultantForm } from './consultant-form.ts'

const of = 'resources.consultants'
const byName = { field: 'name', order: 'ASC' } as const
const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const

/** The rule of an account that this field breaks, where an account is wanted. */
const accountRule = (field: keyof Account) => (_value: unknown, values: ConsultantForm) => {
  if (values.createAccount !== true) return undefined
  const problem = accountProblem(values)
  return problem.field === field && problem.text !== undefined ? `${of}.${problem.text}` : undefined
}

const named = [required(`${of}.namesRequired`), maxLength(100)]

export function ConsultantInputs({ isNew }: { isNew: boolean }) {
  return (
    <>
      {isNew && <FirmInput />}
      <Box sx={columns}>
        <TextInput source="firstName" autoFocus={!isNew} helperText={false} validate={named} />
        <TextInput source="lastName" helperText={false} validate={named} />
        <TextInput
          source="email"
          type="email"
          helperText={false}
          validate={[email(), maxLength(254), accountRule('email')]}
        />
        <TextInput source="phone" type="tel" helperText={false} validate={maxLength(50)} />
        <TextInput
          source="position"
          helperText={false}
          validate={maxLength(200)}
          sx={{ gridColumn: '1 / -1' }}
        />
      </Box>
      <ClientsInput />
      {isNew && <AccountInputs />}
    </>
  )
}

/** Another firm has other clients. */
function FirmInput() {
  const { setValue } = useFormContext<ConsultantForm>()
  return (
    <ReferenceInput source="consultingFirmId" reference="consulting-firms" sort={byName}>
      <AutocompleteInput
        optionText="name"
        helperText={false}
        validate={required()}
        onChange={() => setValue('clientIds', [])}
      />
    </ReferenceInput>
  )
}

/** Clients of the consultant's firm. */
function ClientsInput() {
  const translate = useTranslate()
  const consultingFirmId = useWatch<ConsultantForm>({ name: 'consultingFirmId' }) as string | undefined
  if (consultingFirmId === undefined || consultingFirmId === '')
    return (
      <Typography variant="body2" color="textSecondary">
        {translate(`${of}.firmFirst`)}
      </Typography>
    )
  return (
    <ReferenceArrayInput
      source="clientIds"
      reference="clients"
      filter={{ consultingFirmId }}
      sort={byName}
      perPage={100}
    >
      <AutocompleteArrayInput optionText="name" helperText={`${of}.clientsHelp`} />
    </ReferenceArrayInput>
  )
}

/** A user account together with the consultant, if wanted. */
function AccountInputs() {
  const isWanted = useWatch<ConsultantForm>({ name: 'createAccount' }) === true
  return (
    <>
      <BooleanInput source="createAccount" helperText={false} />
      {isWanted && (
        <Box sx={columns}>
          {(['password', 'confirmPassword'] as const).map((field) => (
            <TextInput
              key={field}
              source={field}
              type="password"
              autoComplete="new-password"
              helperText={false}
              validate={[maxLength(1024), accountRule(field)]}
            />
          ))}
        </Box>
      )}
    </>
  )
}
