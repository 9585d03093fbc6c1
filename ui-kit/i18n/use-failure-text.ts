import { failureText } from '@parley/contracts/failure-words.ts'
import { useTranslation } from 'react-i18next'

/** Says what is stored of a failure in the reader's language. */
export function useFailureText(): (stored: string | null | undefined) => string {
  const { i18n } = useTranslation()
  return (stored) => failureText(stored ?? '', i18n.language)
}
