import { roleText } from '@parley/contracts/role-words.ts'
import { Fragment, useState } from 'react'
import { useLocale, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { useLazyTexts } from '../../i18n/parts.ts'
import { ConsoleShow, RelatedEvents, RelatedMails } from '../../records/parts.ts'
import { CopyText, Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { RecordTo } from '../../records/index.ts'
import { recordTexts } from '../../records/texts.ts'
import { ActionsOfPage } from '../../rows/index.ts'
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
    <ConsoleShow actions={<PageActions />} related={<Related />}>
      <UserFacts />
    </ConsoleShow>
  )
}

function PageActions() {
  const user = useRecordContext<UserRow>()
  const own = useUser()
  const redirect = useRedirect()
  const [isEdited, setEdited] = useState(false)
  const { dialogs, ...asks } = useUserDialogs(() => redirect('list', 'users'))
  if (user === undefined) return null
  return (
    <ActionsOfPage value>
      {!user.isObsolete && <ResetPasswordButton user={user} />}
      {!user.isObsolete && user.id !== own.id && <RemoveTwoFactorButton user={user} />}
      <UserActions user={user} onEdit={() => setEdited(true)} {...asks} />
      {isEdited && <UserDialog id={user.id} onClose={() => setEdited(false)} />}
      {dialogs}
    </ActionsOfPage>
  )
}

function UserFacts() {
  const user = useRecordContext<UserRow>()
  const translate = useTranslate()
  const say = useLazyTexts(recordTexts)
  if (user === undefined) return null
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

function Related() {
  const user = useRecordContext<UserRow>()
  if (user === undefined) return null
  return (
    <>
      <RelatedEvents filter={{ actor: user.id }} kind="acts" />
      <RelatedEvents filter={{ entityId: user.id }} />
      <RelatedMails filter={{ q: user.email }} />
    </>
  )
}
