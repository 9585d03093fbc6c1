import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'

export type PeriodChoice = 'all' | 'last30' | 'own'

export interface ReportPeriod {
  choice: PeriodChoice
  /** Days as `2026-11-21`; '' where there is none. */
  from: string
  to: string
  isWrong: boolean
  choose: (choice: PeriodChoice) => void
  change: (part: { from?: string; to?: string }) => void
}

const day = /^\d{4}-\d{2}-\d{2}$/
const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** The period of a report, kept in the address, so that a reload and a link sent to a colleague show the same. */
export function useReportPeriod(): ReportPeriod {
  const [params, setParams] = useAddressParams()
  const read = (name: string): string => {
    const value = params.get(name) ?? ''
    return day.test(value) && !Number.isNaN(Date.parse(value)) ? value : ''
  }
  const named = params.get('period')
  const choice: PeriodChoice =
    named === 'last30' ? 'last30' : named === 'own' || params.has('from') || params.has('to') ? 'own' : 'all'
  const [from, to] = choice === 'last30' ? [dayAgo(29), dayAgo(0)] : [read('from'), read('to')]
  const write = (values: Record<string, string>): void =>
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(values))
          if (value === '') current.delete(name)
          else current.set(name, value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    choice,
    from: choice === 'all' ? '' : from,
    to: choice === 'all' ? '' : to,
    isWrong: choice === 'own' && from !== '' && to !== '' && from > to,
    choose: (next) => {
      const own = next === 'own' ? { from: from || dayAgo(29), to: to || dayAgo(0) } : { from: '', to: '' }
      write({ ...own, period: next === 'all' ? '' : next })
    },
    change: (part) => write({ from, to, ...part, period: 'own' }),
  }
}
