export const tourTexts = {
  start: 'Rundgang machen',
  offer: 'Neu hier? Sehen Sie in weniger als einer Minute, wo alles ist.',
  failed: 'Der Rundgang konnte nicht beginnen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  steps: {
    welcome: {
      title: 'Willkommen bei Parley',
      text: 'Hier führen Sie Initiativen Phase für Phase, gemeinsam mit KI-Agenten. Sechs kurze Stationen zeigen Ihnen alles; mit Esc beenden Sie den Rundgang jederzeit.',
    },
    menu: {
      title: 'Ihr Menü',
      text: 'Alle Bereiche, die Sie nutzen dürfen. Ein Pfeil zeigt, dass darunter noch mehr steht.',
    },
    palette: {
      title: 'Suchen und ausführen',
      text: 'Finden Sie Personen, Initiativen, Dokumente und Vorlagen, öffnen Sie jede Seite oder starten Sie eine Aktion. Strg oder ⌘ mit K öffnet dies von überall.',
    },
    bell: {
      title: 'Benachrichtigungen',
      text: 'Sagt Ihnen, wenn eine Phase, ein Gespräch oder eine Markierung Sie braucht. Was Sie verfolgen, wählen Sie bei jeder Initiative.',
    },
    account: {
      title: 'Ihr Konto',
      text: 'Sprache, hell oder dunkel, Sicherheit, Tastenkürzel und Rückmeldung. Von hier aus können Sie den Rundgang wiederholen.',
    },
    page: {
      title: 'Ihre erste Seite',
      text: 'Hier beginnen Sie jedes Mal. Solange es erste Schritte zu tun gibt, stehen sie oben.',
    },
  },
}
