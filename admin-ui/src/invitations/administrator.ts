export interface Administrator {
  email?: string | null
  firstName?: string | null
  lastName?: string | null
}

/** Of a form that may invite the first administrator. */
export interface InvitingForm {
  invites?: boolean
  administrator?: Administrator
}

const given = (text: string | null | undefined): string => (text ?? '').trim()

/** Whether an invitation that is wanted has an address. */
export const invitationIsComplete = ({ invites, administrator }: InvitingForm): boolean =>
  invites !== true || given(administrator?.email) !== ''

/** What is sent of it: nothing where nobody is invited. */
export function invitationOf({ invites, administrator }: InvitingForm): object {
  if (invites !== true) return {}
  const { email, firstName, lastName } = administrator ?? {}
  const names = Object.entries({ firstName, lastName }).filter(([, name]) => given(name) !== '')
  return { administrator: { email: given(email), ...Object.fromEntries(names) } }
}
