import { roleText } from '@parley/contracts/role-words.ts'
import { Fragment } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { useLazyTexts } from '../../i18n/parts.ts'
import { ConsoleShow, RelatedEvents, RelatedMails, usePageActions } from '../../records/parts.ts'
import { CopyText, Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { RecordTo } from '../../records/index.ts'
import { recordTexts } from '../../records/texts.ts'
import { useUser } from '../../session/index.ts'
import { RemoveTwoFactorButton } from './RemoveTwoFactorButton.tsx'
import { ResetPasswordButton } from './ResetPasswordButton.tsx'
import { UserActions } from './UserActions.tsx'
import { UserDialog } from './UserDialog.tsx'
import { useUserDialogs } from './use-user-dialogs.tsx'
import { nameOfUser, type UserRow } from '../../kinds/index.ts'

/** Somebody who may sign in: where they belong, what they may do, and what they did. */
export function UserShow() {
  return (
    <ConsoleShow<UserRow> actions={<PageActions />} related={relatedOf}>
      {(user) => <UserFacts user={user} />}
    </ConsoleShow>
  )
}

function PageActions() {
  const { record: user, form, onEdit, onDeleted } = usePageActions<UserRow>(UserDialog)
  const own = useUser()
  const { dialogs, ...asks } = useUserDialogs(onDeleted)
  if (user === undefined) return null
  return (
    <>
      {!user.isObsolete && <ResetPasswordButton user={user} />}
      {!user.isObsolete && user.id !== own.id && <RemoveTwoFactorButton user={user} />}
      <UserActions user={user} onEdit={onEdit} {...asks} />
      {form}
      {dialogs}
    </>
  )
}

function UserFacts({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const say = useLazyTexts(recordTexts)
  const label = (field: string): string => `resources.users.fields.${field}`
  const name = nameOfUser(user)
  return (
    <Facts
      facts={[
        { label: label('name'), value: name },
        { label: label('email'), value: <CopyText text={user.email} /> },
        { label: label('organisation'), value: <Organisation user={user} /> },
        { label: label('roles'), value: <Roles user={user} /> },
        ...(user.consultantId === null
          ? []
          : [
              {
                label: say('records.consultant'),
                value: <RecordTo resource="consultants" to={{ id: user.consultantId, name }} />,
              },
            ]),
        {
          label: label('isObsolete'),
          value: translate(user.isObsolete ? 'users.obsolete' : 'users.active'),
        },
        {
          label: say('records.twoFactor'),
          value: say(user.hasTwoFactor === true ? 'records.yes' : 'records.no'),
        },
        { label: label('createdAt'), value: <TimeText at={user.createdAt} /> },
      ]}
    />
  )
}

function Organisation({ user: { client, consultingFirm } }: { user: UserRow }) {
  const translate = useTranslate()
  if (client !== null) return <RecordTo resource="clients" to={client} />
  if (consultingFirm !== null) return <RecordTo resource="consulting-firms" to={consultingFirm} />
  return translate('users.platform')
}

function Roles({ user: { isSuperAdmin, roles } }: { user: UserRow }) {
  const translate = useTranslate()
  const locale = useLocale()
  if (isSuperAdmin) return translate('users.superAdmin')
  if (roles.length === 0) return translate('users.noRole')
  return roles.map((role, index) => (
    <Fragment key={role.id}>
      {index > 0 && ', '}
      <RecordTo resource="roles" to={{ ...role, name: roleText(role.name, locale) }} />
    </Fragment>
  ))
}

function relatedOf(user: UserRow) {
  return (
    <>
      <RelatedEvents filter={{ actor: user.id }} kind="acts" />
      <RelatedEvents filter={{ entityId: user.id }} />
      <RelatedMails filter={{ q: user.email }} />
    </>
  )
}
