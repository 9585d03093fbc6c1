import { defineTexts } from '../i18n/index.ts'

/** What all lists of the console say; counts in polyglot’s form. */
export const listsTexts = defineTexts(
  {
    lists: {
      pages: 'Pages',
      export: 'Export CSV',
      exporting: 'Exporting %{read} of %{total}…',
      exported: '%{smart_count} row exported. |||| %{smart_count} rows exported.',
      exportedPart:
        'Only the first %{count} of %{total} rows were exported. Narrow the filter to export the others.',
      exportFailed: 'The export failed. %{message}',
      retry: 'Retry',
      failed: 'This could not be loaded.',
      stale: 'This could not be loaded anew; what you see may be old.',
      empty: 'There is nothing here yet.',
      copy: 'Copy',
      copyText: 'Copy %{text}',
      copied: 'Copied.',
      notCopied: 'The browser did not allow to copy this.',
      bulk: {
        title: '%{smart_count} row could not be changed |||| %{smart_count} rows could not be changed',
        someDone: '%{smart_count} other row is done. |||| %{smart_count} other rows are done.',
        noneDone: 'Nothing was changed.',
        noReason: 'No reason was given.',
        stillChosen: 'They are still chosen, so that you can try again.',
      },
    },
  },
  {
    lists: {
      pages: 'Seiten',
      export: 'CSV exportieren',
      exporting: '%{read} von %{total} werden exportiert …',
      exported: '%{smart_count} Zeile exportiert. |||| %{smart_count} Zeilen exportiert.',
      exportedPart:
        'Nur die ersten %{count} von %{total} Zeilen wurden exportiert. Engen Sie den Filter ein, um die übrigen zu exportieren.',
      exportFailed: 'Der Export ist fehlgeschlagen. %{message}',
      retry: 'Erneut versuchen',
      failed: 'Das konnte nicht geladen werden.',
      stale: 'Das konnte nicht neu geladen werden; was Sie sehen, ist vielleicht veraltet.',
      empty: 'Hier ist noch nichts.',
      copy: 'Kopieren',
      copyText: '%{text} kopieren',
      copied: 'Kopiert.',
      notCopied: 'Der Browser hat das Kopieren nicht erlaubt.',
      bulk: {
        title:
          '%{smart_count} Zeile konnte nicht geändert werden |||| %{smart_count} Zeilen konnten nicht geändert werden',
        someDone:
          '%{smart_count} weitere Zeile ist erledigt. |||| %{smart_count} weitere Zeilen sind erledigt.',
        noneDone: 'Es wurde nichts geändert.',
        noReason: 'Ein Grund wurde nicht genannt.',
        stillChosen: 'Sie sind weiterhin ausgewählt, damit Sie es erneut versuchen können.',
      },
    },
  },
)
