const open = {
  title: 'Öffnen Sie eine Initiative',
  text: 'Hier stehen Ihre Initiativen. Öffnen Sie eine, um fortzufahren.',
}

export const tutorialsTexts = {
  title: 'Anleitungen',
  seeDemo: 'Oder sehen Sie die Demo-Präsentation: der ganze Weg auf sieben Folien.',
  intro: 'Kurze Anleitungen, die im Produkt selbst beginnen und Schritt für Schritt zeigen, worum es geht.',
  progress: '{{done}} von {{count}} erledigt',
  minutes_one: 'Etwa {{count}} Minute',
  minutes_other: 'Etwa {{count}} Minuten',
  stepsOf: 'Schritte von {{name}}',
  start: 'Starten',
  startNamed: 'Starten: {{name}}',
  again: 'Noch einmal starten',
  againNamed: 'Noch einmal starten: {{name}}',
  started: 'Begonnen',
  done: 'Erledigt',
  finished: 'Anleitung abgeschlossen: {{name}}',
  progressFailed: 'Was Sie schon erledigt haben, konnte nicht geladen werden',
  hindrances: {
    connect:
      'Verbinden Sie sich zuerst mit einem Ihrer Klienten: An Initiativen wird innerhalb eines Klienten gearbeitet.',
    disconnect:
      'Trennen Sie sich zuerst: Ihr eigenes Konto ist nicht zu sehen, solange Sie für eine andere Organisation handeln.',
  },
  toClients: 'Zu den Klienten',
  noInitiative:
    'Hier gibt es noch keine Initiative. Legen Sie oben eine an und starten Sie diese Anleitung dann noch einmal.',
  noInitiativeReader:
    'Hier gibt es noch keine Initiative. Sobald Ihr Team eine angelegt hat, starten Sie diese Anleitung noch einmal.',
  noPhase:
    'Diese Initiative hat noch keine Phasen. Öffnen Sie eine andere oder legen Sie ihre Phasen an, und starten Sie diese Anleitung noch einmal.',
  noAgents:
    'In dieser Phase arbeiten keine Agenten, oder sie hat noch nicht begonnen. Starten Sie zuerst eine Phase mit Agenten.',
  noButton:
    'Das gibt es hier nicht: Vielleicht fehlt Ihnen das Recht. Wenden Sie sich an die Administration.',
  guides: {
    'fill-phase': {
      title: 'Eine Phase ausfüllen',
      text: 'Geben Sie einer Phase, was ihre Agenten wissen müssen, und sehen Sie, was noch fehlt.',
      steps: {
        open,
        phases: {
          title: 'Die Phasen',
          text: 'Eine Initiative geht von Phase zu Phase. Sie können die aktuelle und die abgeschlossenen öffnen.',
        },
        inputs: {
          title: 'Füllen Sie die Eingaben aus',
          text: 'Schreiben Sie Ihre Antworten hierher; was einen Stern hat, ist nötig. Sie können es jetzt tun: Die Anleitung wartet.',
        },
        documents: {
          title: 'Fügen Sie Dokumente hinzu',
          text: 'Laden Sie hoch, was Ihre Antworten stützt. Die Liste zeigt, welche Dokumente am wichtigsten sind und welche noch fehlen.',
        },
        actions: {
          title: 'Was als Nächstes zu tun ist',
          text: 'Diese Schaltflächen zeigen immer den nächsten Schritt. Geht einer nicht, sagen sie, warum.',
        },
      },
    },
    'cite-documents': {
      title: 'Dokumente hochladen und zitieren',
      text: 'Bringen Sie Dokumente ein, fragen Sie danach, und verfolgen Sie eine Antwort bis zu ihrer Stelle.',
      steps: {
        upload: {
          title: 'Laden Sie Dokumente hoch',
          text: 'Legen Sie Dateien hier ab oder wählen Sie sie aus. Jede wird gelesen und indexiert; ihre Karte sagt, wann sie durchsuchbar ist.',
        },
        ask: {
          title: 'Stellen Sie eine Frage',
          text: 'Schreiben Sie eine Frage zu Ihren Dokumenten und senden Sie sie. Sie können es jetzt tun: Die Anleitung wartet.',
        },
        sources: {
          title: 'Folgen Sie den Quellen',
          text: 'Jede Aussage einer Antwort trägt kleine Nummern. Mit einem Klick lesen Sie die Stelle, aus der sie stammt, Wort für Wort.',
        },
      },
    },
    'run-conversation': {
      title: 'Ein Gespräch führen und eingreifen',
      text: 'Lassen Sie die Agenten arbeiten, sehen Sie zu, und sagen Sie jederzeit etwas.',
      steps: {
        open,
        actions: {
          title: 'Starten Sie die Agenten',
          text: 'Sobald die Phase begonnen hat und ihre Eingaben da sind, werden die Agenten hier gestartet.',
        },
        conversation: {
          title: 'Sehen Sie zu',
          text: 'Das Gespräch liest sich wie ein Protokoll: wer was gesagt hat, in welcher Rolle, mit Quellen. Anhalten und Abbrechen sind immer zur Hand.',
        },
        composer: {
          title: 'Greifen Sie ein',
          text: 'Schreiben Sie hier, wann immer Sie möchten. Die Moderation nimmt es vor dem nächsten Beitrag auf.',
        },
        gate: {
          title: 'Wenn man Sie braucht',
          text: 'Manchmal warten die Agenten auf Ihre Entscheidung. Eine Karte sagt, worum es geht: Geben Sie frei, lassen Sie überarbeiten, oder setzen Sie sich darüber hinweg.',
        },
      },
    },
    'mitigate-findings': {
      title: 'Feststellungen bearbeiten',
      text: 'Lassen Sie eine Phase prüfen, und entscheiden Sie, was mit jeder Feststellung geschieht.',
      steps: {
        open,
        actions: {
          title: 'Prüfen Sie die Phase',
          text: 'Die Prüfung vergleicht Eingaben und Dokumente mit den Risiken der Vorlage und hält fest, was nicht zutrifft.',
        },
        observations: {
          title: 'Die Feststellungen',
          text: 'Jede hat ihre Schwere und ihre Belege. Öffnen Sie eine, um sie zu lesen und zu entscheiden: annehmen oder Abhilfe planen.',
        },
        again: {
          title: 'Prüfen Sie noch einmal',
          text: 'Bessern Sie Eingaben nach oder fügen Sie Dokumente hinzu, dann prüfen Sie erneut: Was nun zutrifft, gilt von selbst als behoben.',
        },
      },
    },
    'complete-and-activate': {
      title: 'Abschließen und aktivieren',
      text: 'Schließen Sie eine Phase ab, gehen Sie zur nächsten, und geben Sie weiter, was die Agenten gefunden haben.',
      steps: {
        open,
        actions: {
          title: 'Schließen Sie die Phase ab',
          text: 'Sind die Eingaben da und ist keine Feststellung offen, steht hier Abschließen. Bis dahin steht hier, was fehlt.',
        },
        activation: {
          title: 'Aktivieren Sie die Ergebnisse',
          text: 'Die Aktivierung bündelt, was die Agenten erarbeitet haben, damit die nächsten Phasen darauf aufbauen.',
        },
        phases: {
          title: 'Gehen Sie weiter',
          text: 'Nun kann die nächste Phase beginnen. Eine abgeschlossene lässt sich von hier jederzeit wieder öffnen.',
        },
      },
    },
    'export-deck': {
      title: 'Eine Präsentation exportieren',
      text: 'Machen Sie aus einer Initiative eine Präsentation für den Lenkungsausschuss.',
      steps: {
        open,
        deck: {
          title: 'Wählen Sie eine Präsentation',
          text: 'Die Hauptpräsentation, eine Vorablektüre oder die Feststellungen; als Folien, PDF, Word oder Webseite, mit Vorschau.',
        },
        wait: {
          title: 'Arbeiten Sie inzwischen weiter',
          text: 'Sie erfahren, wenn die Datei fertig ist. Sie wird sieben Tage aufbewahrt, und nur Sie können sie herunterladen.',
        },
      },
    },
    'invite-people': {
      title: 'Menschen einladen',
      text: 'Geben Sie Kolleginnen und Kollegen ein Konto mit der richtigen Rolle.',
      steps: {
        add: {
          title: 'Fügen Sie einen Benutzer hinzu',
          text: 'Hier stehen alle, die sich anmelden dürfen. Mit der Schaltfläche fügen Sie jemanden hinzu.',
        },
        form: {
          title: 'Adresse und Rollen',
          text: 'Ohne Passwort erhalten sie eine E-Mail mit einem Link. Eine Rolle sagt, was sie dürfen; niemand kann mehr vergeben, als er selbst hat.',
        },
      },
    },
    'secure-account': {
      title: 'Das eigene Konto sichern',
      text: 'Zwei-Faktor-Authentifizierung, ein gutes Passwort und ein Blick auf Ihre Sitzungen.',
      steps: {
        twoFactor: {
          title: 'Zwei-Faktor-Authentifizierung',
          text: 'Mit einem Code von Ihrem Telefon öffnet ein gestohlenes Passwort allein nichts. Hier richten Sie sie ein.',
        },
        password: {
          title: 'Ihr Passwort',
          text: 'Ändern Sie es hier, wenn es alt ist oder anderswo verwendet wird. Alle Ihre anderen Sitzungen enden dann.',
        },
        sessions: {
          title: 'Ihre Sitzungen',
          text: 'Jedes Gerät, das angemeldet ist. Beenden Sie eines, das Sie nicht kennen, und ändern Sie Ihr Passwort.',
        },
      },
    },
  },
}
