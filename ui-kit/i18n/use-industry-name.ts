import { industryCodes } from '@parley/contracts/enums.ts'
import { useTranslation } from 'react-i18next'
import { industryTexts } from './locales/en/industries.ts'
import { defineTexts } from './defined-texts.ts'

declare module './defined-texts.ts' {
  interface Texts {
    industries: typeof industryTexts
  }
}

defineTexts(
  'industries',
  industryTexts,
  async () => (await import('./locales/de/industries.ts')).industryTexts,
)

/** The name of an industry by its code; unknown codes are shown as they are. */
export function useIndustryName(): (code: string) => string {
  const { t } = useTranslation()
  return (code) => {
    const known = industryCodes.find((candidate) => candidate === code)
    return known === undefined ? code : t(`industries.${known}`)
  }
}
