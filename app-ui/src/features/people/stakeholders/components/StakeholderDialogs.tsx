import PeopleIcon from '@mui/icons-material/GroupsRounded'
import type { Stakeholder } from '@parley/contracts/http/stakeholders.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { DeleteStakeholderDialog } from './DeleteStakeholderDialog.tsx'
import { StakeholderDialog } from './StakeholderDialog.tsx'

export type OpenDialog =
  { kind: 'edit'; person: Stakeholder | undefined } | { kind: 'delete'; person: Stakeholder }

interface StakeholderDialogsProps {
  clientId: string
  open: OpenDialog | null
  onClose: () => void
  onAdded?: (person: Stakeholder) => void
  onDeleted?: (person: Stakeholder) => void
}

/** Adds, changes or deletes one of a client's stakeholders. */
export function StakeholderDialogs({ clientId, open, onClose, onAdded, onDeleted }: StakeholderDialogsProps) {
  if (open === null) return null
  const { person } = open
  return open.kind === 'edit' ? (
    <StakeholderDialog
      clientId={clientId}
      stakeholder={person}
      onClose={onClose}
      onSaved={(saved) => person === undefined && onAdded?.(saved)}
    />
  ) : (
    <DeleteStakeholderDialog
      person={open.person}
      onClose={onClose}
      onDeleted={() => onDeleted?.(open.person)}
    />
  )
}

/** Nobody is there yet. */
export function NoStakeholders({ action }: { action: ReactNode }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      compact
      icon={PeopleIcon}
      title={t('stakeholders.noneTitle')}
      text={t('stakeholders.noneText')}
      action={action}
    />
  )
}
