import { useTranslate } from 'react-admin'

/** Industries in words, in the order of their codes. */
export function useIndustryNames(): (codes: readonly string[]) => string {
  const translate = useTranslate()
  return (codes) => codes.map((code) => translate(`industries.code.${code}`, { _: code })).join(', ')
}
