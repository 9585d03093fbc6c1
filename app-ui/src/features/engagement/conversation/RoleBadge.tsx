import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import type { SpeakerTone } from './EntryFrame.tsx'
import './en.ts'

type Role = Interaction['aiAgent']['role']

const looks: Record<Role, { speaker: SpeakerTone; badge: Tone }> = {
  MODERATOR: { speaker: 'moderator', badge: 'moderator' },
  CONTRIBUTOR: { speaker: 'contributor', badge: 'info' },
  REVIEWER: { speaker: 'reviewer', badge: 'warning' },
  APPROVER: { speaker: 'approver', badge: 'success' },
}

export const toneOf = (role: Role): SpeakerTone => looks[role].speaker

/** A role that a message names; the moderator's where it names none that is known. */
export const roleOf = (name: string | undefined): Role =>
  name !== undefined && name in looks ? (name as Role) : 'MODERATOR'

export function RoleBadge({ role }: { role: Role }) {
  const { t } = useTranslation()
  return <StatusBadge tone={looks[role].badge}>{t(`conversation.roles.${role}`)}</StatusBadge>
}
