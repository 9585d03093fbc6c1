import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { GateBudget } from '@parley/contracts/http/conversation-records.ts'
import { formatMoney, formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser, can } from '../../account/session/index.ts'
import './en.ts'

/** By how much that very budget is raised; cost in US cents. */
export interface RaiseBy {
  tokens?: number
  cost?: number
}

interface BudgetDecisionProps {
  budget: GateBudget
  isBusy: boolean
  onRaise: (raiseBy: RaiseBy) => void
  /** Undefined where the turn has said something already. */
  onSkip: (() => void) | undefined
}

/** Millionths of a US dollar in a cent. */
const perCent = 10_000
const centsPerDollar = 100

/** The budget that a run waits at, and by how much it is raised. */
export function BudgetDecision({ budget, isBusy, onRaise, onSkip }: BudgetDecisionProps) {
  const { t } = useTranslation()
  const { which, unit } = budget
  const isCost = unit === 'cost'
  const [typed, setTyped] = useState(() =>
    isCost ? (budget.suggestedRaise / centsPerDollar).toFixed(2) : String(budget.suggestedRaise),
  )
  const mayRaise = can(useUser(), 'manage_settings') || which === 'run'
  const amount = isCost ? Math.round(Number(typed) * centsPerDollar) : Number(typed)
  const isValid = Number.isSafeInteger(amount) && amount > 0
  const textOf = (value: number): string =>
    isCost ? formatMoney(value * perCent) : t('conversation.usage', { tokens: formatNumber(value) })
  const raise = (event: SubmitEvent): void => {
    event.preventDefault()
    if (isValid) onRaise(isCost ? { cost: amount } : { tokens: amount })
  }
  const skip = onSkip && (
    <Button variant="outlined" disabled={isBusy} onClick={onSkip}>
      {t('conversation.skip')}
    </Button>
  )
  return (
    <form noValidate onSubmit={raise}>
      <Facts
        rows={[
          [t('conversation.budgetLimit'), textOf(budget.limit)],
          [t('conversation.budgetUsed'), textOf(budget.used)],
        ]}
      />
      {mayRaise ? (
        <>
          <TextField
            type="number"
            size="small"
            label={t(isCost ? 'conversation.raiseByDollars' : 'conversation.raiseByTokens')}
            helperText={t('conversation.raiseHelp')}
            value={typed}
            error={!isValid}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: isCost ? { min: 0.01, step: 0.01 } : { min: 1, step: 1 } }}
          />
          <Box sx={{ display: 'flex', gap: 2, mt: 3, flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" disabled={!isValid} loading={isBusy}>
              {isValid
                ? t('conversation.raiseAndGoOn', { amount: textOf(amount) })
                : t('conversation.raiseInvalid')}
            </Button>
            {skip}
          </Box>
        </>
      ) : (
        <>
          <Typography color="textSecondary">{t('conversation.whoRaises')}</Typography>
          {skip && <Box sx={{ mt: 3 }}>{skip}</Box>}
        </>
      )}
    </form>
  )
}

function Facts({ rows }: { rows: [name: string, value: string][] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, mb: 3, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 1 }}
    >
      {rows.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
