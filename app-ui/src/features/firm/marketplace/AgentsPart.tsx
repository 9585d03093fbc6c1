import AgentIcon from '@mui/icons-material/SmartToyRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { agentRoles, agentRoleSchema } from '@parley/contracts/enums.ts'
import { type Agent, listAgents } from '@parley/contracts/http/agents.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { ListFilter } from '../../records/lists/index.ts'
import { AgentBadges } from './AgentBadges.tsx'
import { AgentDialog } from './AgentDialog.tsx'
import { IndustryChoice } from './IndustryChoice.tsx'
import { MarketList } from './MarketList.tsx'
import { useOpened } from './use-opened.ts'

const pageSize = 24

function useAgentPage({ query, filters }: AddressList) {
  const { q, range } = query
  const role = agentRoleSchema.safeParse(filters.role).data
  const { industry } = filters
  return useRouteQuery(
    listAgents,
    {
      query: {
        range,
        // What is turned off works nowhere new.
        isActive: true,
        ...(q === undefined ? {} : { q }),
        ...(role === undefined ? {} : { role }),
        ...(industry ? { industry } : {}),
      },
    },
    { keepPrevious: true, staleTime: 60_000 },
  )
}

/** The agents that one may use; what each does is one press away. */
export function AgentsPart() {
  const { t } = useTranslation()
  const list = useAddressList({ pageSize, filters: ['role', 'industry'] })
  const agents = useAgentPage(list)
  const [opened, open] = useOpened('agent')
  const texts = {
    search: t('marketplace.searchAgents'),
    failed: t('marketplace.agentsFailed'),
    none: t('marketplace.noAgents'),
    noneText: t('marketplace.noAgentsText'),
    noMatch: t('marketplace.noAgentMatch'),
  }
  const filters = (
    <>
      <ListFilter
        list={list}
        name="role"
        label={t('marketplace.role')}
        all={t('marketplace.allRoles')}
        options={agentRoles.map((role) => [role, t(`marketplace.roles.${role}`)])}
        sx={{ width: { xs: '100%', sm: 200 } }}
      />
      <IndustryChoice list={list} />
    </>
  )
  return (
    <>
      <MarketList list={list} query={agents} texts={texts} filters={filters}>
        {(data) => data.agents.map((agent) => <AgentCard key={agent.id} agent={agent} onOpen={open} />)}
      </MarketList>
      {opened !== null && <AgentDialog id={opened} onClose={() => open(null)} />}
    </>
  )
}

function AgentCard({ agent, onOpen }: { agent: Agent; onOpen: (id: string) => void }) {
  const { t } = useTranslation()
  const industryName = useIndustryName()
  const industries = agent.industries.filter((code) => code !== 'all')
  return (
    <Card component="li" sx={{ display: 'flex' }}>
      <CardActionArea
        aria-label={t('marketplace.openNamed', { name: agent.name })}
        onClick={() => onOpen(agent.id)}
        sx={{
          p: 4,
          fontFamily: 'inherit',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
          gap: 3,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <AgentIcon aria-hidden sx={{ color: 'primary.main' }} />
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {agent.name}
          </Typography>
        </Box>
        <AgentBadges agent={agent} />
        <Typography
          color="textSecondary"
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: 4,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {agent.description}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 'auto' }}>
          {industries.length === 0 ? (
            <StatusBadge tone="outline">{t('marketplace.everyIndustry')}</StatusBadge>
          ) : (
            industries.map((code) => (
              <StatusBadge key={code} tone="outline">
                {industryName(code)}
              </StatusBadge>
            ))
          )}
        </Box>
      </CardActionArea>
    </Card>
  )
}
