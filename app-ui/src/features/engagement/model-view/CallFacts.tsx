import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ModelCall } from '@parley/contracts/http/model-views.ts'
import { formatDateTime, formatMoney, formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import './en.ts'

/** Which model, what it used, how it ended, and how it was asked. */
export function CallFacts({ call }: { call: ModelCall }) {
  const { t } = useTranslation()
  const { usage, settings } = call
  const seconds = formatNumber(Math.round(call.ms / 100) / 10)
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' } }}>
      <Facts
        title={t('modelView.facts')}
        facts={[
          [t('modelView.model'), call.provider === 'builtin' ? t('modelView.builtin') : call.model],
          [
            t('modelView.input'),
            t('modelView.inputTokens', {
              tokens: formatNumber(usage.input),
              cached: formatNumber(usage.cached),
            }),
          ],
          [
            t('modelView.output'),
            t('modelView.outputTokens', {
              tokens: formatNumber(usage.output),
              thinking: formatNumber(usage.thinking),
            }),
          ],
          [t('modelView.cost'), formatMoney(usage.cost)],
          [t('modelView.time'), t('modelView.seconds', { seconds, at: formatDateTime(call.startedAt) })],
          [t('modelView.attempt'), formatNumber(call.attempts)],
          [t('modelView.finish'), t(`modelView.finishes.${call.finish}`)],
        ]}
      />
      <Facts
        title={t('modelView.settings')}
        facts={[
          [t('modelView.task'), t(`modelView.tasks.${settings.task}`, settings.task)],
          [
            t('modelView.effort'),
            settings.effort === null ? t('modelView.ownEffort') : t(`modelView.efforts.${settings.effort}`),
          ],
          [
            t('modelView.maxOutputTokens'),
            t('modelView.tokens', { tokens: formatNumber(settings.maxOutputTokens) }),
          ],
          [t('modelView.schema'), settings.schema ?? t('modelView.plainText')],
        ]}
      />
    </Box>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <Typography variant="subtitle1" component="h3" gutterBottom>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 1.5 }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  )
}
