import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { type FirmSecuritySettings, getFirmSecuritySettings } from '@parley/contracts/http/security.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { RecordNotices, RecordPageForm, SaveRecord } from '../../../records/editing/parts.ts'
import { useUser, can } from '../../session/index.ts'
import '../locales/en.ts'
import { isWithin, numbers, type PolicyValues, usePolicyForm, valuesOf } from '../use-policy-form.ts'
import { PolicyFields } from './PolicyFields.tsx'

/** The firm's security policy (Document 3, sections 3 and 5). */
export function FirmPolicies() {
  const { t } = useTranslation()
  // What is edited is read anew, so that the edit is made from the policy as it is.
  const policy = useRouteQuery(getFirmSecuritySettings, {}, { staleTime: 0, gcTime: 0 })
  if (policy.data !== undefined)
    // After a save the form begins anew, with what is stored.
    return <Policy key={policy.data.updatedAt} settings={policy.data} />
  return (
    <Section title={t('security.policy.title')}>
      <QueryView
        query={policy}
        compact
        failed={t('security.policy.loadFailed')}
        skeleton={
          <LoadingRegion>
            <TextSkeleton lines={8} />
          </LoadingRegion>
        }
      />
    </Section>
  )
}

function Policy({ settings }: { settings: FirmSecuritySettings }) {
  const { t } = useTranslation()
  const mayManage = can(useUser(), 'manage_settings')
  const form = usePolicyForm(settings, () => showSuccess(t('security.policy.saved')))
  const wordOf = (value: boolean | string): string =>
    typeof value === 'string' ? value : t(value ? 'security.status.on' : 'security.status.off')
  const lineOf = (theirs: FirmSecuritySettings): string => {
    const now = valuesOf(theirs)
    const different = (Object.keys(now) as (keyof PolicyValues)[])
      .filter((name) => now[name] !== form.values[name])
      .map((name) => `${t(`security.policy.${name}`)}: ${wordOf(now[name])}`)
    return t('security.policy.theirs', { settings: different.join(', ') })
  }
  const isValid = numbers.every((name) => isWithin(name, form.values[name]))
  return (
    <Section title={t('security.policy.title')}>
      <RecordPageForm form={form} isComplete={isValid}>
        <Typography color="textSecondary">{t('security.policy.intro')}</Typography>
        {!mayManage && <Alert severity="info">{t('security.policy.readOnly')}</Alert>}
        <RecordNotices form={form} lineOf={lineOf} failed={t('security.policy.saveFailed')} />
        <PolicyFields form={form} isReadOnly={!mayManage} />
        {mayManage && <SaveRecord form={form} isComplete={isValid} />}
      </RecordPageForm>
    </Section>
  )
}
