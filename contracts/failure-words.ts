/**
 * Everything that is stored beside work that did not succeed (runs, checks, activations, decks, exports of clients) and
 * beside documents, in English and German. The name is the code, and `{name}` stands for a value. What is stored is the
 * English sentence, as the API has it; readers of another language get its words from here, for rows of any age.
 */
const words = {
  runWithoutModel: [
    'No configured model could answer. What was said is kept; check the models and try again.',
    'Kein eingerichtetes Modell konnte antworten. Das Gesagte bleibt erhalten; prüfen Sie die Modelle und versuchen Sie es erneut.',
  ],
  runOurFault: [
    'The conversation could not go on because of an error on our side. What was said is kept; try again.',
    'Das Gespräch konnte wegen eines Fehlers auf unserer Seite nicht weitergehen. Das Gesagte bleibt erhalten; versuchen Sie es erneut.',
  ],
  validationWithoutModel: [
    'No configured model could check the risk mitigations. Please try again.',
    'Kein eingerichtetes Modell konnte die Risikominderungen prüfen. Bitte versuchen Sie es erneut.',
  ],
  validationOurFault: [
    'The risk mitigations could not be checked because of an error on our side. Please try again.',
    'Die Risikominderungen konnten wegen eines Fehlers auf unserer Seite nicht geprüft werden. Bitte versuchen Sie es erneut.',
  ],
  activationWithoutModel: [
    'No configured model could write the retrieval query.',
    'Kein eingerichtetes Modell konnte die Suchanfrage schreiben.',
  ],
  activationOurFault: [
    'The activation stopped because of an error on our side. Nothing was lost.',
    'Die Aktivierung brach wegen eines Fehlers auf unserer Seite ab. Es ist nichts verloren gegangen.',
  ],
  deckOurFault: [
    'The deck could not be made because of an error on our side. Please try again.',
    'Die Präsentation konnte wegen eines Fehlers auf unserer Seite nicht erstellt werden. Bitte versuchen Sie es erneut.',
  ],
  deckEmpty: [
    'The chosen sections have nothing to tell yet.',
    'Zu den gewählten Abschnitten gibt es noch nichts zu berichten.',
  ],
  archiveOurFault: [
    'This did not succeed because of an error on our side. Please try again.',
    'Das ist wegen eines Fehlers auf unserer Seite nicht gelungen. Bitte versuchen Sie es erneut.',
  ],
  archiveClientBack: [
    'The client was brought back, and is not erased.',
    'Der Klient wurde zurückgeholt und wird nicht gelöscht.',
  ],

  budgetRun: [
    'The next step would pass the budget of this sequence.',
    'Der nächste Schritt würde das Budget dieses Gesprächs überschreiten.',
  ],
  budgetInitiative: [
    'The next step would pass the budget of this initiative.',
    'Der nächste Schritt würde das Budget dieser Initiative überschreiten.',
  ],
  budgetClientMonth: [
    'The next step would pass this month’s budget of the client.',
    'Der nächste Schritt würde das Monatsbudget des Klienten überschreiten.',
  ],
  budgetFirmMonth: [
    'The next step would pass this month’s budget of the firm.',
    'Der nächste Schritt würde das Monatsbudget der Firma überschreiten.',
  ],

  fileEmpty: ['This file is empty.', 'Diese Datei ist leer.'],
  fileWithoutText: [
    'This file holds no text. If it is a scan, upload a version with recognised text.',
    'Diese Datei enthält keinen Text. Ist sie ein Scan, laden Sie eine Fassung mit erkanntem Text hoch.',
  ],
  fileLocked: [
    'This file is protected by a password. Upload a version without one.',
    'Diese Datei ist durch ein Passwort geschützt. Laden Sie eine Fassung ohne Passwort hoch.',
  ],
  fileDamaged: [
    'This file is damaged or incomplete and could not be read.',
    'Diese Datei ist beschädigt oder unvollständig und konnte nicht gelesen werden.',
  ],
  fileTooLarge: ['This file is too large to be read.', 'Diese Datei ist zu groß, um gelesen zu werden.'],
  fileSuspicious: [
    'This file unpacks to far more than a document holds and was not read.',
    'Diese Datei entpackt sich zu weit mehr, als ein Dokument enthält, und wurde nicht gelesen.',
  ],
  fileTooComplex: [
    'This file is built of far more parts than a document holds and was not read.',
    'Diese Datei besteht aus weit mehr Teilen, als ein Dokument enthält, und wurde nicht gelesen.',
  ],
  fileTooDeep: [
    'This file is nested too deeply to be read.',
    'Diese Datei ist zu tief verschachtelt, um gelesen zu werden.',
  ],
  fileForbiddenMarkup: [
    'This file declares its own markup entities, which documents do not need, and was not read.',
    'Diese Datei definiert eigene Markup-Entitäten, die kein Dokument braucht, und wurde nicht gelesen.',
  ],
  fileTimeout: [
    'Reading this file took too long and was stopped.',
    'Das Lesen dieser Datei dauerte zu lange und wurde abgebrochen.',
  ],
  fileOtherContent: [
    'The content of this file is not what its name says (.{extension}).',
    'Der Inhalt dieser Datei ist nicht, was ihr Name verspricht (.{extension}).',
  ],
  fileOldSlides: [
    'PowerPoint 97-2003 files (.ppt) are kept but not searchable. Save it as .pptx to search it.',
    'Dateien von PowerPoint 97–2003 (.ppt) werden aufbewahrt, sind aber nicht durchsuchbar. Speichern Sie sie als .pptx, um sie zu durchsuchen.',
  ],
  fileImage: [
    'Images are kept and shown, but not searchable.',
    'Bilder werden aufbewahrt und angezeigt, sind aber nicht durchsuchbar.',
  ],
  filePagesLeftOut: [
    'Only the first {read} of {all} pages were read.',
    'Nur die ersten {read} von {all} Seiten wurden gelesen.',
  ],
  filePartsLeftOut: [
    'Only the first {read} of {all} parts were read.',
    'Nur die ersten {read} von {all} Teilen wurden gelesen.',
  ],
  fileOtherType: [
    'Files of this type (.{extension}) are not accepted.',
    'Dateien dieser Art (.{extension}) werden nicht angenommen.',
  ],
  fileUnprocessed: ['This file could not be processed.', 'Diese Datei konnte nicht verarbeitet werden.'],
  foundByWords: [
    'Found by its words for now, because the embedding server does not answer. Its meaning follows by itself.',
    'Vorerst über seine Wörter auffindbar, weil der Einbettungsserver nicht antwortet. Die Suche nach Bedeutung folgt von selbst.',
  ],
  indexingFailed: [
    'Indexing failed. Try again later.',
    'Das Indexieren ist fehlgeschlagen. Versuchen Sie es später erneut.',
  ],
} as const satisfies Record<string, readonly [english: string, german: string]>

export type FailureCode = keyof typeof words

const placeholder = /\{(\w+)\}/g

const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(placeholder, (whole, name: string) => String(values[name] ?? whole))

/** What is stored for a failure. */
export const failureSentence = (
  code: FailureCode,
  values: Readonly<Record<string, string | number>> = {},
): string => fill(words[code][0], values)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Known {
  pattern: RegExp
  names: string[]
  german: string
}

let known: Known[] | undefined
const readKnown = (): Known[] =>
  Object.values(words).map(([english, german]) => ({
    pattern: new RegExp(
      english
        .split(placeholder)
        .map((part, index) => (index % 2 === 0 ? escaped(part) : '([\\w.]*)'))
        .join(''),
      'g',
    ),
    names: [...english.matchAll(placeholder)].map(([, name = '']) => name),
    german,
  }))

/** What is stored, in the language of the reader; sentences that are not known say themselves. */
export function failureText(stored: string, language: string): string {
  if (!language.startsWith('de')) return stored
  known ??= readKnown()
  return known.reduce(
    (text, { pattern, names, german }) =>
      text.replace(pattern, (_, ...found: (string | number)[]) =>
        fill(german, Object.fromEntries(names.map((name, at) => [name, found[at] ?? '']))),
      ),
    stored,
  )
}
