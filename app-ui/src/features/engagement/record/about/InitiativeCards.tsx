import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { PersonEntry } from '@parley/contracts/http/initiative-metadata.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { InPlaceText } from '../in-place/InPlaceText.tsx'
import { StatusChoice } from '../in-place/StatusChoice.tsx'
import '../../phase/locales/en.ts'
import '../locales/en.ts'

// Loaded when somebody manages people: most who open an initiative do not.
const ManagePeopleDialog = lazy(async () => ({
  default: (await import('../../../people/stakeholders/components/ManagePeopleDialog.tsx'))
    .ManagePeopleDialog,
}))

const nameOf = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`

/** Status, owners, team and leading consultant (Document 2, 2.1). */
export function StatusAndTeam({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const { consultant, users, owners } = initiative
  return (
    <Section
      title={t('phase.statusAndTeam')}
      actions={
        <Button size="small" component={Link} to={`/initiatives/${initiative.id}/team`}>
          {t(initiative.canManage ? 'record.manageTeam' : 'record.team')}
        </Button>
      }
    >
      <Box component="dl" sx={list}>
        <Term name={t('phase.status')}>
          <StatusChoice initiative={initiative} />
        </Term>
        <Term name={t('phase.owners')}>
          {owners.length === 0 ? t('phase.noPeople') : owners.map(nameOf).join(', ')}
        </Term>
        <Term name={t('phase.consultant')}>
          {consultant === null
            ? t('phase.notAssigned')
            : `${nameOf(consultant)}${consultant.position === null ? '' : `, ${consultant.position}`}`}
        </Term>
        <Term name={t('phase.team')}>
          {users.length === 0 && t('phase.noTeam')}
          {users.map((user) => (
            <Box key={user.id} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
              <UserAvatar name={user.name} size={22} />
              <span>{user.name}</span>
              <Typography variant="body2" color="textSecondary">
                {user.role}
              </Typography>
              {user.isLead && <StatusBadge tone="primary">{t('phase.lead')}</StatusBadge>}
            </Box>
          ))}
        </Term>
      </Box>
    </Section>
  )
}

export function Details({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const { template } = initiative
  return (
    <Section title={t('phase.details')}>
      <Box component="dl" sx={list}>
        <Term name={t('phase.humanHours')}>
          {t('phase.hours', { count: initiative.metadata.humanHoursSpent })}
        </Term>
        <Term name={t('phase.language')}>
          {initiative.language === null
            ? t('phase.languageUndecided')
            : t(`common.languages.${initiative.language}`)}
        </Term>
        {template !== null && template.version !== null && (
          <Term name={t('phase.madeFrom')}>
            {t('phase.madeFromVersion', { template: template.name, version: template.version })}
          </Term>
        )}
        <Term name={t('phase.description')}>
          <InPlaceText initiative={initiative} field="description" label={t('phase.description')}>
            <span>{initiative.description || '–'}</span>
          </InPlaceText>
        </Term>
      </Box>
    </Section>
  )
}

const list = {
  m: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' },
} as const

function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  )
}

/** Badges for the first three roles, then how many more (Document 2, 2.1). */
const shownRoles = 3

interface PeopleSectionProps {
  initiative: Initiative
  kind: 'stakeholder' | 'owner'
}

/** Owners or stakeholders, and the dialog that manages them. */
export function PeopleSection({ initiative, kind }: PeopleSectionProps) {
  const { t } = useTranslation()
  const people: PersonEntry[] =
    kind === 'owner' ? initiative.metadata.initiativeOwners : initiative.metadata.keyStakeholders
  const [managing, setManaging] = useState(false)
  const isOwner = kind === 'owner'
  return (
    <Section
      collapsible
      defaultOpen={false}
      title={t(isOwner ? 'phase.initiativeOwners' : 'phase.keyStakeholders')}
      meta={<Roles people={people} />}
      actions={
        initiative.canManage ? (
          <Button
            size="small"
            aria-label={t(isOwner ? 'phase.manageOwners' : 'phase.manageStakeholders')}
            onClick={() => setManaging(true)}
          >
            {t('phase.manage')}
          </Button>
        ) : undefined
      }
    >
      {people.length === 0 && <Typography color="textSecondary">{t('phase.noPeople')}</Typography>}
      {people.map((person) => (
        <Box key={person.id} sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1.5 }}>
          <UserAvatar name={nameOf(person)} />
          <Box>
            <Typography sx={{ fontWeight: 500 }}>{nameOf(person)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[person.role, person.department?.name].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      ))}
      {managing && (
        <Suspense fallback={null}>
          <ManagePeopleDialog
            title={t(isOwner ? 'phase.manageOwners' : 'phase.manageStakeholders')}
            initiative={initiative}
            kind={kind}
            chosen={people.map(({ id }) => id)}
            onClose={() => setManaging(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}

function Roles({ people }: { people: PersonEntry[] }) {
  const { t } = useTranslation()
  const roles = [...new Set(people.map(({ role }) => role))]
  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 1.5, minWidth: 0, overflow: 'hidden' }}>
      {roles.slice(0, shownRoles).map((role) => (
        <StatusBadge key={role} tone="outline">
          {role}
        </StatusBadge>
      ))}
      {roles.length > shownRoles && (
        <StatusBadge tone="outline">{t('phase.moreRoles', { count: roles.length - shownRoles })}</StatusBadge>
      )}
    </Box>
  )
}
