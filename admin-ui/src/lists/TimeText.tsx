import { useLocale } from 'react-admin'

/** A time as people write it, in their zone; exactly and in UTC on hover. */
export function TimeText({ at }: { at: string | null | undefined }) {
  const locale = useLocale()
  if (at == null) return '–'
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(at),
  )
  return (
    <time dateTime={at} title={at} style={{ whiteSpace: 'nowrap' }}>
      {text}
    </time>
  )
}
