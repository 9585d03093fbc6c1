import { defineTexts } from '../../i18n/index.ts'

export const selfChecksTexts = defineTexts(
  {
    resources: {
      'self-checks': {
        name: 'Self-check |||| Self-checks',
        page: { show: 'Self-check of %{recordRepresentation}' },
        empty: 'Nothing has been looked over yet.',
        invite: 'Parley looks over itself once a day, and whenever you ask for it.',
        fields: {
          createdAt: 'Asked for',
          status: 'State',
          found: 'Found',
          requestedById: 'By',
          took: 'Took',
          finishedAt: 'Ended',
        },
        statuses: { PENDING: 'Waiting', RUNNING: 'Looking', DONE: 'Done', FAILED: 'Given up' },
        outcomes: { ok: 'In order', found: '%{smart_count} found', failed: 'Could not look' },
        run: 'Run now',
        running: 'Under way',
        byItself: 'By itself, once a day',
        byPerson: 'A super admin',
        nothing: 'Nothing',

        seconds: '%{seconds} s',
        milliseconds: '%{milliseconds} ms',
        progress: 'Checks that are done',
        results: 'What each check found',
        examples: 'The first of them',
        more: 'and %{smart_count} more |||| and %{smart_count} more',
        notYet: 'not yet',
        allWell: 'Everything is in order.',
        someFound:
          'One thing was found. What to do stands below it. |||| %{smart_count} things were found. What to do stands below each.',
        failed:
          'The processes that looked ended, one after the other. Look for restarts and memory of the orchestrators, then run it again.',
        whatToDo: 'What to do:',
        couldNotLook:
          'The log of the orchestrators says why (“a check could not look”). As a rule the database or the file store did not answer; run it again once they do.',
        runbook: 'More in docs/runbook.md, “ParleySelfCheckFound”.',
        notice:
          'The self-check of %{time} found one thing. |||| The self-check of %{time} found %{smart_count} things.',
        noticeLink: 'Open the report',
        checks: {
          schema: {
            title: 'Schema of the database',
            text: 'The database has every change that this release needs.',
            todo: 'Run parley migrate as the owner of the database, or start the processes again.',
          },
          policies: {
            title: 'Walls between tenants',
            text: 'Roles and policies are there, and no table with rows of tenants is without one.',
            todo: 'Take the product off the net until it is mended. A table that is named was made by hand: remove it. Missing roles or policies come with a copy of the database that was made without them: restore a backup.',
          },
          audit: {
            title: 'Chains of the audit log',
            text: 'Every seal is done again and compared.',
            todo: 'Run npm run audit:verify, which names every place. “unsealed” alone means that no orchestrator seals. Anything else means that somebody changed the tables: keep a copy, and find out who may write to the database.',
          },
          orphans: {
            title: 'Rows without a parent',
            text: 'Rows name a firm, a client or a source that is there.',
            todo: 'They do no harm and nobody sees them. Report them with their kind; delete them by their ids once a backup is there.',
          },
          files_without_rows: {
            title: 'Files without a row',
            text: 'Every stored file belongs to a document, an export or an archive.',
            todo: 'They take up room alone. After a restore of the database they are what came later. Remove them from the file store by their keys once you know that no restore will need them.',
          },
          rows_without_files: {
            title: 'Rows without their file',
            text: 'The file of every document, export and archive is in the store.',
            todo: 'Put the files back from a backup (files/<key>), or have the documents uploaded again. Look whether somebody cleans the bucket or the folder.',
          },
          stuck_work: {
            title: 'Work that stands still',
            text: 'No run, activation, validation or export is left by its worker.',
            todo: 'Look under Jobs for its error, and whether orchestrators are up. A run goes on by Resume in its phase.',
          },
          stuck_mails: {
            title: 'Mails that did not leave',
            text: 'No mail waits for a day, and none of the last day failed.',
            todo: 'Sent Mails names the answer of the mail server. Mend SMTP_URL or its limits, then try the job again under Jobs.',
          },
        },
      },
    },
  },
  {
    resources: {
      'self-checks': {
        name: 'Selbstprüfung |||| Selbstprüfungen',
        page: { show: 'Selbstprüfung vom %{recordRepresentation}' },
        empty: 'Es wurde noch nichts geprüft.',
        invite: 'Parley prüft sich einmal am Tag selbst, und immer, wenn Sie es verlangen.',
        fields: {
          createdAt: 'Angefordert',
          status: 'Status',
          found: 'Gefunden',
          requestedById: 'Von',
          took: 'Dauer',
          finishedAt: 'Beendet',
        },
        statuses: { PENDING: 'Wartet', RUNNING: 'Prüft', DONE: 'Fertig', FAILED: 'Aufgegeben' },
        outcomes: {
          ok: 'In Ordnung',
          found: '%{smart_count} gefunden',
          failed: 'Konnte nicht prüfen',
        },
        run: 'Jetzt prüfen',
        running: 'Läuft',
        byItself: 'Von selbst, einmal am Tag',
        byPerson: 'Ein Super-Admin',
        nothing: 'Nichts',

        seconds: '%{seconds} s',
        milliseconds: '%{milliseconds} ms',
        progress: 'Prüfungen, die fertig sind',
        results: 'Was jede Prüfung gefunden hat',
        examples: 'Die ersten davon',
        more: 'und %{smart_count} weiteres |||| und %{smart_count} weitere',
        notYet: 'noch nicht',
        allWell: 'Alles ist in Ordnung.',
        someFound:
          'Etwas wurde gefunden. Was zu tun ist, steht darunter. |||| %{smart_count} Dinge wurden gefunden. Was zu tun ist, steht jeweils darunter.',
        failed:
          'Die prüfenden Prozesse endeten, einer nach dem anderen. Sehen Sie nach Neustarts und Speicher der Orchestratoren und prüfen Sie dann erneut.',
        whatToDo: 'Was zu tun ist:',
        couldNotLook:
          'Das Protokoll der Orchestratoren nennt den Grund („a check could not look“). In der Regel antworteten Datenbank oder Dateispeicher nicht; prüfen Sie erneut, sobald sie antworten.',
        runbook: 'Mehr in docs/runbook.md, „ParleySelfCheckFound“.',
        notice:
          'Die Selbstprüfung vom %{time} hat etwas gefunden. |||| Die Selbstprüfung vom %{time} hat %{smart_count} Dinge gefunden.',
        noticeLink: 'Bericht öffnen',
        checks: {
          schema: {
            title: 'Schema der Datenbank',
            text: 'Die Datenbank hat jede Änderung, die diese Version braucht.',
            todo: 'Führen Sie parley migrate als Eigentümer der Datenbank aus, oder starten Sie die Prozesse neu.',
          },
          policies: {
            title: 'Wände zwischen den Mandanten',
            text: 'Rollen und Regeln sind da, und keine Tabelle mit Zeilen von Mandanten ist ohne eine.',
            todo: 'Nehmen Sie das Produkt vom Netz, bis es behoben ist. Eine genannte Tabelle wurde von Hand angelegt: Entfernen Sie sie. Fehlende Rollen oder Regeln kommen von einer Kopie der Datenbank, die ohne sie gemacht wurde: Stellen Sie eine Sicherung wieder her.',
          },
          audit: {
            title: 'Ketten des Protokolls',
            text: 'Jedes Siegel wird noch einmal gerechnet und verglichen.',
            todo: 'Führen Sie npm run audit:verify aus, das jede Stelle nennt. „unsealed“ allein heißt, dass kein Orchestrator siegelt. Alles andere heißt, dass jemand die Tabellen geändert hat: Bewahren Sie eine Kopie auf und klären Sie, wer in die Datenbank schreiben darf.',
          },
          orphans: {
            title: 'Zeilen ohne Zugehörigkeit',
            text: 'Zeilen nennen eine Firma, einen Klienten oder eine Quelle, die es gibt.',
            todo: 'Sie schaden nicht, und niemand sieht sie. Melden Sie sie mit ihrer Art; löschen Sie sie nach ihren Kennungen, sobald es eine Sicherung gibt.',
          },
          files_without_rows: {
            title: 'Dateien ohne Zeile',
            text: 'Jede gespeicherte Datei gehört zu einem Dokument, einem Export oder einem Archiv.',
            todo: 'Sie belegen nur Platz. Nach einer Wiederherstellung der Datenbank sind es die, die später kamen. Entfernen Sie sie nach ihren Schlüsseln aus dem Dateispeicher, sobald sicher ist, dass keine Wiederherstellung sie braucht.',
          },
          rows_without_files: {
            title: 'Zeilen ohne ihre Datei',
            text: 'Die Datei jedes Dokuments, Exports und Archivs ist im Speicher.',
            todo: 'Legen Sie die Dateien aus einer Sicherung zurück (files/<Schlüssel>), oder lassen Sie die Dokumente erneut hochladen. Sehen Sie nach, ob jemand den Bucket oder den Ordner aufräumt.',
          },
          stuck_work: {
            title: 'Arbeit, die stillsteht',
            text: 'Kein Lauf, keine Aktivierung, keine Prüfung und kein Export ist von seinem Prozess verlassen.',
            todo: 'Sehen Sie unter Aufträge nach dem Fehler, und ob Orchestratoren laufen. Ein Lauf geht mit Fortsetzen in seiner Phase weiter.',
          },
          stuck_mails: {
            title: 'E-Mails, die nicht hinausgingen',
            text: 'Keine E-Mail wartet seit einem Tag, und keine des letzten Tages ist gescheitert.',
            todo: '„Gesendete E-Mails“ nennt die Antwort des Mailservers. Beheben Sie SMTP_URL oder dessen Grenzen und versuchen Sie den Auftrag unter Aufträge erneut.',
          },
        },
      },
    },
  },
)
