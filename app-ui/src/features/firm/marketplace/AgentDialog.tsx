import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type Agent, getAgent } from '@parley/contracts/http/agents.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { AgentBadges } from './AgentBadges.tsx'

const namedTemplates = 6

/** What an agent does, as what, and where it is used. */
export function AgentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const titleId = useId()
  const agent = useRouteQuery(getAgent, { params: { id } })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{agent.data?.agent.name ?? t('marketplace.agents')}</DialogTitle>
      <DialogContent>
        <QueryView
          query={agent}
          skeleton={
            <LoadingRegion>
              <TextSkeleton lines={6} />
            </LoadingRegion>
          }
          compact
        >
          {(data) => <AgentFacts agent={data.agent} />}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }

function AgentFacts({ agent }: { agent: Agent }) {
  const { t } = useTranslation()
  const industryName = useIndustryName()
  const industries = agent.industries.filter((code) => code !== 'all').map(industryName)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <AgentBadges agent={agent} />
      <Typography sx={words}>{agent.description}</Typography>
      <Part title={t('marketplace.role')}>{t(`marketplace.roleMeanings.${agent.role}`)}</Part>
      <Part title={t('marketplace.expertise')}>
        {industries.length === 0 ? t('marketplace.everyIndustry') : industries.join(', ')}
      </Part>
      <Part title={t('marketplace.model')}>
        {t(agent.role === 'CONTRIBUTOR' ? 'marketplace.modelOfContributor' : 'marketplace.modelOfOthers')}
      </Part>
      {agent.systemMessage !== undefined && (
        <Part title={t('marketplace.instructions')}>
          <Typography component="span" variant="body2" sx={words}>
            {agent.systemMessage}
          </Typography>
        </Part>
      )}
      <Part title={t('marketplace.usedIn')}>
        <UsedIn agent={agent} />
      </Part>
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>{children}</Box>
    </div>
  )
}

function UsedIn({ agent }: { agent: Agent }) {
  const { t } = useTranslation()
  const query = { agentId: agent.id, range: JSON.stringify([0, namedTemplates - 1]) }
  const templates = useRouteQuery(listTemplates, { query })
  return (
    <QueryView
      query={templates}
      skeleton={
        <LoadingRegion>
          <TextSkeleton lines={2} />
        </LoadingRegion>
      }
      compact
    >
      {({ templates: rows, total }) => {
        if (total === 0) return t('marketplace.usedNowhere')
        return (
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {rows.map(({ id, name }) => (
              <li key={id}>
                <Link component={RouterLink} to={`/marketplace?tab=templates&template=${id}`}>
                  {name}
                </Link>
              </li>
            ))}
            {total > rows.length && (
              <li>
                <Link component={RouterLink} to={`/marketplace?tab=templates&agentId=${agent.id}`}>
                  {t('marketplace.usedMore', { count: total })}
                </Link>
              </li>
            )}
          </Box>
        )
      }}
    </QueryView>
  )
}
