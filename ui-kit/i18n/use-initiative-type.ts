import type { initiativeTypes } from '@parley/contracts/enums.ts'
import { useTranslation } from 'react-i18next'
import { initiativeTypeTexts } from './locales/en/initiative-types.ts'
import { defineTexts } from './defined-texts.ts'

declare module './defined-texts.ts' {
  interface Texts {
    initiativeTypes: typeof initiativeTypeTexts
  }
}

defineTexts(
  'initiativeTypes',
  initiativeTypeTexts,
  async () => (await import('./locales/de/initiative-types.ts')).initiativeTypeTexts,
)

type InitiativeType = (typeof initiativeTypes)[number]

const isKnown = (type: string): type is InitiativeType => Object.hasOwn(initiativeTypeTexts, type)

/** The name of a type of initiatives; an unknown one is shown as it is. */
export function useInitiativeTypeName(): (type: string) => string {
  const { t } = useTranslation()
  return (type) => (isKnown(type) ? t(`initiativeTypes.${type}`) : type)
}
