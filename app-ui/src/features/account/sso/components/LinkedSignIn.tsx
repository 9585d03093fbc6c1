import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { linkSso, ownSsoLink } from '@parley/contracts/http/sso-links.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { leaveFor } from '@parley/ui-kit/lib/leave-app.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useUser } from '../../session/index.ts'
import type { OwnLink } from '../own-link.ts'
import '../locales/en.ts'
import { UnlinkDialog } from './UnlinkDialog.tsx'

/**
 * A card of the personal security page: whether one's account is linked to the organisation's provider. Nothing where
 * the organisation has none.
 */
export function LinkedSignIn() {
  const { t } = useTranslation()
  const { clientId, isImpersonating } = useUser()
  // Providers are clients'; and nobody links an account while acting for somebody else.
  const mayHave = clientId !== null && !isImpersonating
  const own = useRouteQuery(ownSsoLink, {}, { staleTime: 0, enabled: mayHave })
  const link = own.data?.link
  if (!mayHave || link === null || own.isPending) return null
  return (
    <Section
      title={t('sso.link.title')}
      meta={
        link && (
          <StatusBadge dot tone={link.linkedAt === null ? 'neutral' : 'success'}>
            {t(link.linkedAt === null ? 'sso.link.notLinked' : 'sso.link.linked')}
          </StatusBadge>
        )
      }
    >
      <QueryView query={own} skeleton={null} compact failed={t('sso.link.failed')}>
        {() =>
          link &&
          (link.linkedAt === null ? <NotLinked link={link} /> : <Linked link={link} at={link.linkedAt} />)
        }
      </QueryView>
    </Section>
  )
}

function NotLinked({ link }: { link: OwnLink }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const begin = useRouteMutation(linkSso)
  const name = t(`sso.providerName.${link.provider}`)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 3 }}>
      <Typography color="textSecondary">{t('sso.link.text', { name })}</Typography>
      {begin.isError && (
        <Alert severity="error" role="alert">
          {messageOf(begin.error)}
        </Alert>
      )}
      <Button
        variant="outlined"
        loading={begin.isPending || begin.isSuccess}
        onClick={() =>
          begin.mutate(
            { params: { id: link.ssoProviderId }, body: { returnTo: pathname } },
            { onSuccess: ({ url }) => leaveFor(url) },
          )
        }
      >
        {t('sso.link.link', { name })}
      </Button>
    </Box>
  )
}

function Linked({ link, at }: { link: OwnLink; at: string }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const name = t(`sso.providerName.${link.provider}`)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 3 }}>
      <Typography color="textSecondary">
        {t('sso.link.linkedText', { name })} <RelativeTime at={at} />
      </Typography>
      {!link.canUnlink && <Typography color="textSecondary">{t('sso.link.noPassword')}</Typography>}
      <Button variant="outlined" disabled={!link.canUnlink} onClick={() => setAsking(true)}>
        {t('sso.link.unlink')}
      </Button>
      {asking && <UnlinkDialog link={link} onClose={() => setAsking(false)} />}
    </Box>
  )
}
