import type { SourceScope, SourceType } from '@parley/contracts/http/knowledge.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

/** What a source is, and whose. */
export function SourceBadges({ source, scope }: { source: SourceType; scope: SourceScope }) {
  const { t } = useTranslation()
  return (
    <>
      <StatusBadge tone="outline">{t(`knowledge.types.${source}`)}</StatusBadge>
      <StatusBadge>{t(`knowledge.scopes.${scope}`)}</StatusBadge>
    </>
  )
}
