import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const passwordRulesTexts = {
  rulesTitle: 'Your new password needs',
  met: 'met',
  missing: 'still missing',
  rules: {
    minLength: 'At least {{count}} characters',
    requireUppercase: 'An uppercase letter',
    requireLowercase: 'A lowercase letter',
    requireNumbers: 'A number',
    requireSpecialChars: 'A special character',
  },
  notGuessable: 'Common passwords, your name and the name of your organisation are not taken.',
}

defineTexts('passwordRules', passwordRulesTexts, async () => (await import('./de.ts')).passwordRulesTexts)
