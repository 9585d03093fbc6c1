import Box from '@mui/material/Box'
import { BooleanInput, maxLength, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Administrator, InvitingForm } from './administrator.ts'

const fields: (keyof Administrator)[] = ['firstName', 'lastName']

/** The first administrator of what is created, invited by mail if wanted (decisions D10). */
export function AdministratorInputs() {
  const isInvited = useWatch<InvitingForm>({ name: 'invites' }) === true
  return (
    <>
      <BooleanInput source="invites" label="console.administrator.invite" helperText={false} />
      {isInvited && (
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput
            source="administrator.email"
            type="email"
            label="console.administrator.email"
            helperText="console.administrator.help"
            validate={[required(), maxLength(254)]}
            sx={{ gridColumn: '1 / -1' }}
          />
          {fields.map((field) => (
            <TextInput
              key={field}
              source={`administrator.${field}`}
              label={`console.administrator.${field}`}
              helperText={false}
              validate={maxLength(100)}
            />
          ))}
        </Box>
      )}
    </>
  )
}
