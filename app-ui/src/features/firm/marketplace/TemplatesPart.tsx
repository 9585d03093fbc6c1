import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import { initiativeTypes, initiativeTypeSchema } from '@parley/contracts/enums.ts'
import { getAgent } from '@parley/contracts/http/agents.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import { listTemplates, type TemplateSummary } from '@parley/contracts/http/templates.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { LinkedFilter } from '@parley/ui-kit/components/LinkedFilter.tsx'
import { useInitiativeTypeName } from '@parley/ui-kit/i18n/use-initiative-type.ts'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { TemplateFacts } from '../../engagement/initiatives/parts.ts'
import '../../engagement/initiatives/locales/en.ts'
import { ownLanguageFirst } from '../../templates/templates/index.ts'
import { ListFilter } from '../../records/lists/index.ts'
import { IndustryChoice } from './IndustryChoice.tsx'
import { MarketList } from './MarketList.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { useOpened } from './use-opened.ts'

const pageSize = 24

function useTemplatePage({ query, filters }: AddressList) {
  const { q, range } = query
  const { industry } = filters
  const initiativeType = initiativeTypeSchema.safeParse(filters.type).data
  const agentId = idSchema.safeParse(filters.agentId).data
  return useRouteQuery(
    listTemplates,
    {
      query: {
        range,
        ...(q === undefined ? {} : { q }),
        ...(industry ? { industry } : {}),
        ...(initiativeType === undefined ? {} : { initiativeType }),
        ...(agentId === undefined ? {} : { agentId }),
      },
    },
    { keepPrevious: true, staleTime: 60_000 },
  )
}

/** The templates that one may use; what is in each is one press away. */
export function TemplatesPart() {
  const { t, i18n } = useTranslation()
  const list = useAddressList({ pageSize, filters: ['industry', 'type', 'agentId'] })
  const templates = useTemplatePage(list)
  const [opened, open] = useOpened('template')
  const texts = {
    search: t('marketplace.searchTemplates'),
    failed: t('marketplace.templatesFailed'),
    none: t('marketplace.noTemplates'),
    noneText: t('marketplace.noTemplatesText'),
    noMatch: t('marketplace.noTemplateMatch'),
  }
  return (
    <>
      <MarketList list={list} query={templates} texts={texts} filters={<Filters list={list} />}>
        {(data) =>
          ownLanguageFirst(data.templates, i18n.language).map((template) => (
            <MarketTemplate key={template.id} template={template} onOpen={open} />
          ))
        }
      </MarketList>
      {opened !== null && <TemplateDialog id={opened} onClose={() => open(null)} />}
    </>
  )
}

function Filters({ list }: { list: AddressList }) {
  const { t } = useTranslation()
  const typeName = useInitiativeTypeName()
  const agentId = idSchema.safeParse(list.filters.agentId).data
  return (
    <>
      <IndustryChoice list={list} />
      <ListFilter
        list={list}
        name="type"
        label={t('marketplace.type')}
        all={t('marketplace.allTypes')}
        options={initiativeTypes.map((type) => [type, typeName(type)])}
        sx={{ width: { xs: '100%', sm: 200 } }}
      />
      {agentId !== undefined && <OfAgent id={agentId} onRemove={() => list.setFilter('agentId', '')} />}
    </>
  )
}

function OfAgent({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation()
  const agent = useRouteQuery(getAgent, { params: { id } })
  const name = agent.data?.agent.name
  return (
    <LinkedFilter
      label={name === undefined ? t('marketplace.anAgent') : t('marketplace.usesAgent', { name })}
      removeLabel={t('marketplace.removeAgent')}
      onRemove={onRemove}
    />
  )
}

interface MarketTemplateProps {
  template: TemplateSummary
  onOpen: (id: string) => void
}

function MarketTemplate({ template, onOpen }: MarketTemplateProps) {
  const { t } = useTranslation()
  return (
    <Card component="li" sx={{ display: 'flex' }}>
      <CardActionArea
        aria-label={t('marketplace.openNamed', { name: template.name })}
        onClick={() => onOpen(template.id)}
        sx={{
          p: 4,
          fontFamily: 'inherit',
          display: 'flex',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
        }}
      >
        <TemplateFacts template={template} />
      </CardActionArea>
    </Card>
  )
}
