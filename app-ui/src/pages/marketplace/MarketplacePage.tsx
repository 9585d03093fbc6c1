import StoreIcon from '@mui/icons-material/StorefrontRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { PartTabs } from '@parley/ui-kit/components/PartTabs.tsx'
import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'
import { useTranslation } from 'react-i18next'
import { AgentsPart } from '../../features/firm/marketplace/AgentsPart.tsx'
import { TemplatesPart } from '../../features/firm/marketplace/TemplatesPart.tsx'
import '../../features/firm/marketplace/locales/en.ts'

const parts = ['agents', 'templates'] as const

/** The agents and the templates that one may use. */
export function MarketplacePage() {
  const { t } = useTranslation()
  const [params, setParams] = useAddressParams()
  const shown = params.get('tab') === 'templates' ? 'templates' : 'agents'
  return (
    <Page>
      <PageHeader title={t('marketplace.title')} icon={StoreIcon} />
      <Typography color="textSecondary">{t('marketplace.intro')}</Typography>
      <PartTabs
        id="marketplace"
        label={t('marketplace.parts')}
        parts={parts}
        shown={shown}
        labelOf={(part) => t(`marketplace.${part}`)}
        onShow={(part) => setParams(new URLSearchParams(part === 'agents' ? {} : { tab: part }))}
      />
      <Box
        role="tabpanel"
        id={`marketplace-panel-${shown}`}
        aria-labelledby={`marketplace-tab-${shown}`}
        sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
      >
        {shown === 'agents' ? <AgentsPart key="agents" /> : <TemplatesPart key="templates" />}
      </Box>
    </Page>
  )
}
