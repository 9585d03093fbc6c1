import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { deviceOf } from '@parley/contracts/device.ts'
import { listSecurityActivity } from '@parley/contracts/http/security.ts'
import { endSession, listSessions, type ownSessionSchema } from '@parley/contracts/http/session.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useUser } from '../../session/index.ts'
import '../locales/en.ts'
import { useDeviceWords } from '../use-device-words.ts'
import { EndOtherSessions } from './EndOtherSessions.tsx'

export type OwnSession = z.infer<typeof ownSessionSchema>

/** Where the person is signed in; each session can be ended, and all others at once. */
export function OwnSessions() {
  const { t } = useTranslation()
  const sessions = useRouteQuery(listSessions, {}, { staleTime: 10_000 })
  const mayEnd = !useUser().isImpersonating
  return (
    <Section
      guide="sessions"
      title={t('security.sessions.title')}
      actions={mayEnd && (sessions.data ?? []).length > 1 && <EndOtherSessions />}
      flush
    >
      <QueryView
        query={sessions}
        skeleton={
          <Box sx={{ px: 4, pb: 4 }}>
            <LoadingRegion>
              <TextSkeleton lines={4} />
            </LoadingRegion>
          </Box>
        }
        compact
        failed={t('security.sessions.loadFailed')}
      >
        {(rows) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
            {rows.map((session) => (
              <SessionRow key={session.id} session={session} mayEnd={mayEnd} />
            ))}
          </Box>
        )}
      </QueryView>
    </Section>
  )
}

function SessionRow({ session, mayEnd }: { session: OwnSession; mayEnd: boolean }) {
  const { t } = useTranslation()
  const device = useDeviceWords()(deviceOf(session.userAgent))
  const end = useRouteMutation(endSession, [listSessions, listSecurityActivity])
  const endIt = async (): Promise<void> => {
    try {
      // The row is gone by then.
      await end.mutateAsync({ params: { id: session.id } })
      showSuccess(t('security.sessions.ended'))
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Box
      component="li"
      sx={{
        px: 4,
        py: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        flexWrap: 'wrap',
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', fontWeight: 500 }}>
          {device}
          {session.isCurrent && <StatusBadge tone="success">{t('security.sessions.thisOne')}</StatusBadge>}
          {session.isImpersonation && (
            <StatusBadge tone="warning">{t('security.sessions.acting')}</StatusBadge>
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('security.sessions.seen')} <RelativeTime at={session.lastSeenAt} />
          {' · '}
          {t('security.sessions.started')} <RelativeTime at={session.createdAt} />
          {session.ipAddress !== null && ` · ${t('security.sessions.from', { place: session.ipAddress })}`}
        </Typography>
      </Box>
      {mayEnd && !session.isCurrent && (
        <Button
          size="small"
          variant="outlined"
          loading={end.isPending}
          aria-label={t('security.sessions.endNamed', { device })}
          onClick={() => void endIt()}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </Box>
  )
}
