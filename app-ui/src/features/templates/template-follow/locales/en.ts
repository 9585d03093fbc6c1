import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const templateFollowTexts = {
  newer: 'The template has a newer version',
  seeChanges: 'See what changed',
  title: 'What changed in {{template}}',
  intro: 'This initiative was made from version {{version}}; the template is at version {{newest}} now.',
  failed: 'Failed to load what changed',
  gone: 'The template of this initiative is gone or out of your sight.',
  takePhase: 'Take over: {{name}}',
  addPhase: 'New phase: {{name}}',
  addPhases_one: 'Add {{count}} new phase',
  addPhases_other: 'Add {{count}} new phases',
  addPhasesHelp: 'New phases come where the template has them, after those that have been started.',
  whole: 'For the whole template',
  takeGlobalInputs: 'Take over the global inputs',
  unchanged: 'Nothing has changed in: {{names}}',
  kept: 'What has been filled in stays where a field keeps its name. Planned days stay as they are.',
  nothingToTake: 'Nothing of this can be taken over any more.',
  submit: 'Take over',
  taken: 'Newest version taken over',
  cleared: 'Taken over. These fields lost their value, which no longer fits them: {{fields}}',
  reasons: {
    closed: 'The initiative is completed or cancelled; its phases stay as they are.',
    started: 'This phase has been started; it stays as it is.',
    completed: 'This phase is completed; it stays as it is.',
    gone: 'The template no longer has this phase; here it stays as it is.',
    same: 'Nothing has changed in this phase.',
  },
}

defineTexts('templateFollow', templateFollowTexts, async () => (await import('./de.ts')).templateFollowTexts)
