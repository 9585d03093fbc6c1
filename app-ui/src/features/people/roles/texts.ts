import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { rolesTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    roles: typeof rolesTexts
  }
}

registerTexts('roles', {
  en: rolesTexts,
  de: async () => (await import('./locales/de.ts')).rolesTexts,
})
