export const activationTexts = {
  title: 'Activation',
  purpose:
    'Bundles what this phase has brought about and enriches it with what the initiative, the client and the firm know about it.',
  status: {
    NONE: 'Not Activated',
    PENDING: 'Pending',
    IN_PROGRESS: 'Activating...',
    COMPLETED: 'Activated',
    FAILED: 'Failed',
  },
  activate: 'Activate',
  noInteractions: 'No completed interactions found. Complete some agent interactions first.',
}
