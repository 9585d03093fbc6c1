import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const settingsTexts = {
  title: 'Settings',
  tabs: { sso: 'SSO', maturity: 'Maturity Level', ai: 'AI' },
  maturityText: 'The maturity level UI is coming soon.',
  intro:
    'Choose which language model does the work for {{client}}, and which one checks it. Every answer names the model that wrote it.',
  preparer: 'Preparer',
  preparerHelp: 'Writes the contributions of the agents.',
  reviewer: 'Reviewer',
  reviewerHelp: 'Reviews and approves, moderates the conversation and validates.',
  maySubstitute: 'May another model stand in',
  maySubstituteHelp:
    'If the chosen model fails, another one that is set up here answers in its place, and the answer says so; otherwise the work waits for you.',
  by: 'by {{provider}}',
  missingKey: 'No key for {{provider}} is set up here: {{model}} answers instead.',
  builtinModel: 'the built-in model',
  language: 'Language',
  languageHelp: 'What agents write in, for initiatives that name no language of their own.',
  languageUndecided: 'As the inputs are written',
  summary: 'Summary',
  answeredBy: 'answered by {{model}}',
  modelsFailed: 'Which model will answer could not be found out: {{message}}',
  readOnly: 'You can look at these settings. Only people who may manage settings can change them.',
  saved: 'Settings saved',
  saveFailed: 'Failed to save settings',
  loadFailed: 'Failed to load client settings',
  connectTitle: 'Connect to a client first',
  connectText:
    'The language models are chosen for each client. Connect to the client whose models you want to choose.',
  toClients: 'Go to Clients',
  theirs: 'Preparer {{preparer}}, Reviewer {{reviewer}}, {{substitution}}, Language: {{language}}',
  mayStandIn: 'another model may stand in',
  mayNotStandIn: 'no other model may stand in',
}

defineTexts('settings', settingsTexts, async () => (await import('./de.ts')).settingsTexts)
