export const guideTexts = {
  next: 'Weiter',
  previous: 'Zurück',
  done: 'Fertig',
  close: 'Rundgang schließen',
  progress: '{{current}} von {{total}}',
  failed: 'Der Rundgang konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
}
