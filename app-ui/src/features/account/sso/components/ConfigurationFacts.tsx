import Box from '@mui/material/Box'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { ConfiguredSso } from '../sso-access.ts'
import { useRoleOfNewPeople } from '../use-role-of-new-people.ts'

/** The configuration to look at; the secret is never shown. */
export function ConfigurationFacts({ configured }: { configured: ConfiguredSso }) {
  const { t } = useTranslation()
  const { provider, clientId, hasClientSecret, redirectUri, updatedAt, linkedUsers } = configured
  const facts: [string, ReactNode][] = [
    [t('sso.facts.provider'), t(`sso.name.${provider}`)],
    [t('sso.facts.domain'), <DomainState key="domain" configured={configured} />],
    [t('sso.facts.clientId'), clientId],
    [t('sso.facts.secret'), t(hasClientSecret ? 'sso.secretKept' : 'sso.secretMissing')],
    [t('sso.facts.redirectUri'), redirectUri],
    [
      t('sso.facts.endpoints'),
      [configured.authorizationUrl, configured.tokenUrl, configured.userInfoUrl].map((url) => (
        <div key={url}>{url}</div>
      )),
    ],
    [t('sso.facts.newPeople'), <NewPeople key="people" configured={configured} />],
    [t('sso.facts.linked'), formatNumber(linkedUsers)],
    [t('sso.facts.updated'), <RelativeTime key="updated" at={updatedAt} />],
  ]
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
        columnGap: 5,
        rowGap: { xs: 0, sm: 2 },
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 2, sm: 0 }, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function DomainState({ configured }: { configured: ConfiguredSso }) {
  const { t } = useTranslation()
  const { emailDomain, domain } = configured
  if (emailDomain === null) return t('sso.noDomain')
  const isVerified = domain.state === 'verified'
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      {emailDomain}
      <StatusBadge dot tone={isVerified ? 'success' : 'warning'}>
        {t(isVerified ? 'sso.verified' : 'sso.notVerified')}
      </StatusBadge>
    </Box>
  )
}

function NewPeople({ configured }: { configured: ConfiguredSso }) {
  const { t } = useTranslation()
  const role = useRoleOfNewPeople(configured)
  const texts = {
    off: 'sso.peopleNotCreated',
    unconfirmed: 'sso.peopleUnconfirmed',
    on: 'sso.peopleCreated',
  } as const
  return t(texts[configured.provisioning], { role })
}
