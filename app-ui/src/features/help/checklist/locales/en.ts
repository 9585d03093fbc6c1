import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const checklistTexts = {
  title: 'First steps',
  progress: '{{done}} of {{total}} done',
  dismiss: 'Hide the first steps',
  all: 'Show all steps',
  fewer: 'Show fewer steps',
  keptInMenu: 'You find them again in the menu of your account.',
  failed: 'That was not kept: {{message}}',
  stepDone: 'done',
  stepOpen: 'still to do',
  steps: {
    client: 'Add a client',
    consultant: 'Invite a consultant',
    firmDocument: 'Put a document into the firm’s library',
    firmInitiative: 'Begin work with a client',
    initiative: 'Set up an initiative',
    stakeholder: 'Add a stakeholder',
    document: 'Upload a document',
    colleague: 'Invite a colleague',
    phase: 'Complete a phase',
    tour: 'See where everything is',
    tutorial: 'Follow a tutorial',
    twoFactor: 'Set up two-factor authentication',
  },
}

defineTexts('checklist', checklistTexts, async () => (await import('./de.ts')).checklistTexts)
