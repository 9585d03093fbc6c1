import { useLocale } from 'react-admin'

interface TimeTextProps {
  at: string | null | undefined
  /** The day alone, where a table has little room. */
  isDay?: boolean
}

/** A time as people write it, in their zone; exactly and in UTC on hover. */
export function TimeText({ at, isDay = false }: TimeTextProps) {
  const locale = useLocale()
  if (at == null) return '–'
  const style = isDay ? {} : ({ timeStyle: 'medium' } as const)
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...style }).format(new Date(at))
  return (
    <time dateTime={at} title={at} style={{ whiteSpace: 'nowrap' }}>
      {text}
    </time>
  )
}
