import type { Role } from '@parley/contracts/http/roles.ts'
import { maxLength, required, TextInput, useTranslate } from 'react-admin'
import { RecordDialog, savingTexts } from '../../dialogs/parts.ts'
import { type OrganisationForm, OrganisationInputs, tenantOf } from '../users/parts.ts'
import { PermissionCards } from './PermissionCards.tsx'

interface RoleForm extends OrganisationForm {
  name: string
  description: string | null
  permissions: string[]
}

const texts = savingTexts('roles')

const defaults: RoleForm = {
  kind: 'client',
  clientId: null,
  consultingFirmId: null,
  name: '',
  description: '',
  permissions: [],
}

const isComplete = ({ name }: Partial<RoleForm>): boolean => name != null && name.trim() !== ''

function toSend(values: RoleForm, role: Role | undefined): object {
  const { name, description, permissions } = values
  const fields = { name, description, permissions }
  return role === undefined ? { ...fields, ...tenantOf(values) } : { ...fields, updatedAt: role.updatedAt }
}

/** An empty field is an empty text; react-admin would make it null. */
const asTyped = (text: string): string => text

/** Adds a role to a client or a firm, or edits one (Document 1, 2.11). */
export function RoleDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <RecordDialog<Role, RoleForm>
      id={id}
      title={translate(id === undefined ? 'roles.create' : 'roles.edit')}
      texts={texts}
      defaults={defaults}
      isComplete={isComplete}
      toSend={toSend}
      onClose={onClose}
    >
      {(role) => (
        <>
          {role === undefined && <OrganisationInputs kinds={['client', 'firm']} />}
          <TextInput
            source="name"
            autoFocus
            fullWidth
            parse={asTyped}
            validate={[required(), maxLength(100)]}
          />
          <TextInput source="description" fullWidth multiline minRows={3} validate={maxLength(1000)} />
          <PermissionCards />
        </>
      )}
    </RecordDialog>
  )
}
