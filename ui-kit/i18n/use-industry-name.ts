import { industryCodes } from '@parley/contracts/enums.ts'
import { useTranslation } from 'react-i18next'
import { industryTexts } from './locales/en/industries.ts'
import { registerTexts } from './i18n.ts'

declare module './i18n.ts' {
  interface Texts {
    industries: typeof industryTexts
  }
}

registerTexts('industries', {
  en: industryTexts,
  de: async () => (await import('./locales/de/industries.ts')).industryTexts,
})

/** The name of an industry by its code; unknown codes are shown as they are. */
export function useIndustryName(): (code: string) => string {
  const { t } = useTranslation()
  return (code) => {
    const known = industryCodes.find((candidate) => candidate === code)
    return known === undefined ? code : t(`industries.${known}`)
  }
}
