import { registerTexts } from '@parley/ui-kit/i18n/i18n.ts'
import { dashboardsTexts } from './locales/en.ts'

declare module '@parley/ui-kit/i18n/i18n.ts' {
  interface Texts {
    dashboards: typeof dashboardsTexts
  }
}

registerTexts('dashboards', {
  en: dashboardsTexts,
  de: async () => (await import('./locales/de.ts')).dashboardsTexts,
})
