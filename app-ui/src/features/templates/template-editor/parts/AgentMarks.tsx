import type { AgentRole } from '@parley/contracts/enums.ts'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'

const tones: Record<AgentRole, Tone> = { CONTRIBUTOR: 'info', REVIEWER: 'warning', APPROVER: 'success' }

/** An agent's role, and whether it is a subject-matter expert. */
export function AgentMarks({ role, isSME }: { role: AgentRole; isSME: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <StatusBadge tone={tones[role]}>{t(`builders.agents.roles.${role}`)}</StatusBadge>
      {isSME && (
        <StatusBadge tone="outline">
          <abbr title={t('builders.agents.smeLong')} style={{ textDecoration: 'none' }}>
            {t('builders.agents.sme')}
          </abbr>
        </StatusBadge>
      )}
    </>
  )
}
