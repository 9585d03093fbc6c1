import { defineTexts } from '../../app/define-texts.ts'

const topics = {
  'sequence.run': 'Conversations of agents',
  'artifact.ingest': 'Reading of documents',
  'source.index': 'Indexing of interviews, summaries and conversations',
  'knowledge.convert': 'Conversion of the index',
  'knowledge.place': 'Check of a tenant’s index',
  'knowledge.order': 'Order of index conversions',
  'validation.run': 'Validations',
  'conversation-observations.run': 'Observations from conversations',
  'user-message.reply': 'Replies to messages',
  'agent-answer.run': 'Answers of single agents',
  'activation.run': 'Activations of phases',
  'export.run': 'Exports of conversations',
  'mail.send': 'Sending of mails',
}
const states = {
  waiting: 'Waiting',
  active: 'Running',
  delayed: 'Delayed',
  failed: 'Failed',
  completed: 'Completed',
}

export const jobsTexts = defineTexts(
  {
    resources: {
      jobs: {
        name: 'Job |||| Jobs',
        empty: 'There are no jobs.',
        fields: {
          id: 'Job',
          topic: 'Queue',
          state: 'State',
          entityId: 'For (id)',
          consultingFirmId: 'Consulting firm',
          clientId: 'Client',
          attempts: 'Attempts',
          error: 'Last error',
          createdAt: 'Created',
          finishedAt: 'Finished',
        },
        topics,
        states,
        actions: 'Actions',
        queues: 'Queues',
        show: '%{queue}, %{state}: show %{smart_count} job |||| %{queue}, %{state}: show %{smart_count} jobs',
        retry: 'Retry',
        retried: '%{smart_count} job is tried again. |||| %{smart_count} jobs are tried again.',
        live: 'Read anew every %{seconds} seconds while you look.',
      },
    },
  },
  {
    resources: {
      jobs: {
        name: 'Auftrag |||| Aufträge',
        empty: 'Es gibt keine Aufträge.',
        fields: {
          id: 'Auftrag',
          topic: 'Warteschlange',
          state: 'Stand',
          entityId: 'Für (ID)',
          consultingFirmId: 'Beratungsfirma',
          clientId: 'Klient',
          attempts: 'Versuche',
          error: 'Letzter Fehler',
          createdAt: 'Angelegt',
          finishedAt: 'Beendet',
        },
        topics: {
          'sequence.run': 'Gespräche der Agenten',
          'artifact.ingest': 'Lesen von Dokumenten',
          'source.index': 'Indizieren von Interviews, Zusammenfassungen und Gesprächen',
          'knowledge.convert': 'Umstellung des Index',
          'knowledge.place': 'Prüfung des Index eines Mandanten',
          'knowledge.order': 'Reihenfolge der Index-Umstellungen',
          'validation.run': 'Validierungen',
          'conversation-observations.run': 'Beobachtungen aus Gesprächen',
          'user-message.reply': 'Antworten auf Nachrichten',
          'agent-answer.run': 'Antworten einzelner Agenten',
          'activation.run': 'Aktivierungen von Phasen',
          'export.run': 'Exporte von Gesprächen',
          'mail.send': 'Versand von E-Mails',
        },
        states: {
          waiting: 'Wartet',
          active: 'Läuft',
          delayed: 'Verzögert',
          failed: 'Fehlgeschlagen',
          completed: 'Beendet',
        },
        actions: 'Aktionen',
        queues: 'Warteschlangen',
        show: '%{queue}, %{state}: %{smart_count} Auftrag zeigen |||| %{queue}, %{state}: %{smart_count} Aufträge zeigen',
        retry: 'Erneut versuchen',
        retried:
          '%{smart_count} Auftrag wird erneut versucht. |||| %{smart_count} Aufträge werden erneut versucht.',
        live: 'Wird alle %{seconds} Sekunden neu gelesen, solange Sie hinsehen.',
      },
    },
  },
)
