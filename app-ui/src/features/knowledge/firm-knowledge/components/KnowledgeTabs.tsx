import { PartTabs } from '@parley/ui-kit/components/PartTabs.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOfTab, type KnowledgeTab, knowledgeTabs } from '../knowledge-tabs.ts'
import { useKnowledgeCounts } from '../summary-queries.ts'
import '../locales/en.ts'

interface KnowledgeTabsProps {
  /** Start of the ids of tabs and panels. */
  id: string
  tab: KnowledgeTab
}

/** The parts of the firm's knowledge, with how much is in them (Document 3, Firm Knowledge Management). */
export function KnowledgeTabs({ id, tab }: KnowledgeTabsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const counts: Partial<Record<KnowledgeTab, number | undefined>> = useKnowledgeCounts()
  const labelOf = (part: KnowledgeTab): string => {
    const label = t(`firmKnowledge.tabs.${part}`)
    const count = counts[part]
    return count === undefined ? label : t('firmKnowledge.counted', { label, count })
  }
  return (
    <PartTabs
      id={id}
      label={t('firmKnowledge.tabsLabel')}
      parts={knowledgeTabs}
      shown={tab}
      labelOf={labelOf}
      onShow={(chosen) => void navigate(addressOfTab(chosen))}
    />
  )
}
