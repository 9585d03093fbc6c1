import { useLocale, useTranslate } from 'react-admin'
import { RecordDialog, savingTexts } from '../../dialogs/parts.ts'
import { type OrganisationForm, tenantOf } from './OrganisationInputs.tsx'
import { useUser } from '../../session/index.ts'
import { RemoveTwoFactorButton } from './RemoveTwoFactorButton.tsx'
import { ResetPasswordButton } from './ResetPasswordButton.tsx'
import type { UserRow } from '../../kinds/index.ts'
import { UserInputs } from './UserInputs.tsx'

interface UserForm extends OrganisationForm {
  email: string
  firstName: string
  lastName: string
  /** One is chosen; none is null. */
  roleIds: (string | null)[]
  password: string
}

const texts = savingTexts('users')

const defaults: UserForm = {
  email: '',
  firstName: '',
  lastName: '',
  kind: 'client',
  clientId: null,
  consultingFirmId: null,
  roleIds: [],
  password: '',
}

const isComplete = ({ email, kind, clientId, consultingFirmId }: Partial<UserForm>): boolean => {
  if (email == null || email.trim() === '') return false
  if (kind === 'client') return clientId != null
  return kind !== 'firm' || consultingFirmId != null
}
/** Of an account that exists, the organisation is settled. */
const hasEmail = ({ email }: Partial<UserForm>): boolean => email != null && email.trim() !== ''

const chosenOf = ({ roleIds }: UserForm): string[] => roleIds.slice(0, 1).filter((id) => id !== null)

function toChange(values: UserForm, user: UserRow): object {
  const { email, firstName, lastName } = values
  const chosen = chosenOf(values)
  // A person with several roles keeps them unless another is chosen.
  const roleIds = chosen[0] === user.roleIds[0] ? user.roleIds : chosen
  return { email, firstName, lastName, roleIds, updatedAt: user.updatedAt }
}

function toCreate(values: UserForm, locale: string): object {
  const { email, firstName, lastName, kind, password } = values
  const mine = { email, firstName, lastName, locale: locale === 'de' ? 'de' : 'en' }
  const given = password === '' ? mine : { ...mine, password }
  if (kind === 'platform') return { ...given, isSuperAdmin: true }
  return { ...given, ...tenantOf(values), roleIds: chosenOf(values) }
}

/** Who got no password is told by mail how to set one (Document 1, section 5). */
const invitation = ({ password, email }: UserForm) =>
  password === '' ? { key: 'users.invited', args: { email } } : undefined

/** Adds or edits a user of any organisation, or a super admin. */
export function UserDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const own = useUser()
  const isNew = id === undefined
  return (
    <RecordDialog<UserRow, UserForm>
      id={id}
      title={translate(isNew ? 'users.create' : 'users.edit')}
      texts={texts}
      defaults={defaults}
      isComplete={isNew ? isComplete : hasEmail}
      toSend={(values, user) => (user === undefined ? toCreate(values, locale) : toChange(values, user))}
      {...(isNew && { saved: invitation })}
      onClose={onClose}
      extra={(user) =>
        !user.isObsolete && (
          <>
            <ResetPasswordButton user={user} />
            {user.id !== own.id && <RemoveTwoFactorButton user={user} />}
          </>
        )
      }
    >
      {(user) => <UserInputs user={user} />}
    </RecordDialog>
  )
}
