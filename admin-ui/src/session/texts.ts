import { stepUpTexts as german } from '@parley/ui-kit/shell/step-up/locales/de.ts'
import { stepUpTexts as english } from '@parley/ui-kit/shell/step-up/locales/en.ts'
import { defineTexts } from '../i18n/index.ts'

export const sessionTexts = defineTexts({ console: { stepUp: english } }, { console: { stepUp: german } })
