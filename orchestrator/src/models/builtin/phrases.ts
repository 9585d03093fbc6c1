import { inLanguages } from '@parley/contracts/in-languages.ts'
import type { Evidence } from '../port.ts'

const english = {
  language: 'en' as Evidence['language'],
  quoted: (text: string) => `“${text}”`,
  /** Between an agent's role and its field. */
  roleAndField: ': ',
  /** A part's name within a sentence. */
  partNamed: (name: string) => name,
  and: 'and',
  openQuote: '“',
  closeQuote: '”',
  input: 'input',
  inputs: 'inputs',
  source: 'Source',
  what: 'What',
  open: (parts: string) =>
    `**Open:** ${parts}. Nothing in the inputs and documents answers it in so many words.`,
  toldBy: (speaker: string, part: string | undefined) =>
    `_What the sources say on this is told by ${speaker}${part === undefined ? '' : ` under “${part}”`}._`,
  ofNoTopic: '_No source names such risks by themselves. These are all that are logged:_',
  toldUnder: (part: string) => `_What the sources say on this stands under ${part}._`,
  nothing: (subject: string) => `Nothing in the inputs or documents speaks of ${subject} yet.`,
  sum: (head: string, terms: string, total: string) => `_${head}: ${terms} = ${total}._`,
  differences: 'Sources that differ',
  differs: (subject: string, one: string, other: string) => `**${subject}:** ${one}, but ${other}`,
  otherValue: (place: string, value: string) => `; ${place}: ${value}`,
  sideOfInput: (value: string) => `the input says ${value}`,
  sideOfList: (count: string, list: string) => `${count} are listed (${list})`,
  decided: (person: string, words: string) => `_Decided by ${person}: “${words}”_`,
  heldBy: (subject: string, person: string, words: string) => `**${subject}:** ${person} decided: “${words}”`,
  overruled: (person: string) => `${person} went on against the verdict`,
  notDone: (person: string, words: string) =>
    `_${person} asked: “${words}” The built-in model cannot do this by rule; it stays open for a person._`,
  notFound: (words: string) => `_Asked for and in no source: ${words}._`,
  unfilled: (labels: string) => `Not filled in yet: ${labels}`,
  opens: (phase: string) => `We start **${phase}**.`,
  given: 'What the team has given us:',
  atHand: (names: string) => `We work from ${names}.`,
  more: (count: number) => `${count} more`,
  noneAtHand: 'No document is at hand yet, so answers rest on the inputs alone.',
  order: 'Order of work:',
  roles: { CONTRIBUTOR: 'contributor', REVIEWER: 'reviewer', APPROVER: 'approver', MODERATOR: 'moderator' },
  again: (name: string) => `**${name}**, please go over your contribution once more. What was asked for:`,
  reviewTask: (phase: string) => `Please review the contributions to ${phase}.`,
  approvalTask: (phase: string) => `Please decide whether ${phase} can be closed.`,
  chapterTask: (chapter: string) => `Please take ${chapter}.`,
  chapter: (title: string) => `the chapter “${title}”`,
  deliver: {
    CONTRIBUTOR: 'We need from you:',
    REVIEWER: 'Look for each of these:',
    APPROVER: 'Decide on the basis of:',
  },
  takeUp: 'Please take up what the team said:',
  bearing: 'Inputs that bear on it:',
  nothingReported: (name: string) => `${name} had nothing to report.`,
  covers: (name: string, parts: string) => `${name} covers ${parts}.`,
  from: (name: string) => `From ${name}:`,
  mainly: 'In particular:',
  needsSource: (subject: string) =>
    `There is no input or document to work from on “${subject}”. Which source should we use, or what can you tell us about it?`,
  whichHolds: (points: string, isOne: boolean) =>
    `${isOne ? 'Two sources differ' : 'Sources differ'}. ${points} Which ${isOne ? 'of the two' : 'of these'} holds?`,
  followUp: (parts: string, sources: string) =>
    `Please add what the documents say on ${parts}; see ${sources}.`,
  leavesOut: (name: string, part: string, sources: string) =>
    `${name} leaves out ${part}, although ${sources} speaks of it.`,
  openParts: (parts: string) => `Open, since nothing in the inputs and documents answers it: ${parts}.`,
  unanswered: (parts: string) => `Not answered by inputs and documents: ${parts}.`,
  dealtWith: (done: number, all: number) => `${done} of ${all} parts are answered from sources.`,
  noneExpected: 'No part was expected by name, so nothing is missing by name.',
  sumsRight: (sums: string) => `Sums recomputed: ${sums}.`,
  unsettled: (points: string) => `Sources differ and nobody has decided: ${points}`,
  settled: (points: string) => `Decided by people: ${points}`,
  notJudged: (parts: string) =>
    `Not judged: ${parts}. The built-in model compares by rule; a person has to look at this.`,
  noContribution: 'There is no contribution to review.',
  nothingToDecide: 'There is no contribution to decide on.',
  stillMissing: (parts: string) => `Still missing although there are sources: ${parts}.`,
  mostlyOpen: (open: number, all: number) =>
    `${open} of ${all} parts have no source: there is too little to build on.`,
  rejectedAgain: (reason: string) =>
    `${reason} That is as it was: nothing that was said since is a source. An input, a document or a person who overrules changes it.`,
  notRecommended: (part: string) =>
    `${part}: nothing is recommended. No input and no document says what is to be decided; a person has to name it.`,
  allThere: (names: string) => `Every part that was expected from ${names} is answered from sources.`,
  thereButOpen: (names: string, points: number) =>
    `What ${names} could answer from sources is there; ${points === 1 ? 'one point is' : `${points} points are`} open.`,
  closeOpen: (part: string, person: string) => `Find a source or an answer for ${part} (${person}).`,
  closeDifference: (point: string) => `Decide which holds: ${point}`,
  fillIn: (labels: string) => `Fill in what nobody has said yet: ${labels}.`,
  summary: (phase: string) => `## Summary of ${phase}`,
  noWork: 'No contribution was made in this phase.',
  sections: {
    decisions: 'Decisions',
    figures: 'Figures',
    milestones: 'Dates',
    risks: 'Risks',
    findings: 'Findings',
    verdicts: 'Review and approval',
    people: 'From the team',
    open: 'Open points',
  },
}
export type Phrases = typeof english

const german: Phrases = {
  language: 'de',
  quoted: (text) => `„${text}“`,
  roleAndField: ': ',
  partNamed: (name) => `„${name}“`,
  and: 'und',
  openQuote: '„',
  closeQuote: '“',
  input: 'Eingabe',
  inputs: 'Eingaben',
  source: 'Quelle',
  what: 'Was',
  open: (parts) => `**Offen:** ${parts}. Eingaben und Dokumente sagen dazu nichts Ausdrückliches.`,
  toldBy: (speaker, part) =>
    `_Was die Quellen dazu sagen, steht im Beitrag von ${speaker}${part === undefined ? '' : ` unter „${part}“`}._`,
  ofNoTopic: '_Keine Quelle nennt solche Risiken eigens. Erfasst sind diese:_',
  toldUnder: (part) => `_Was die Quellen dazu sagen, steht unter ${part}._`,
  nothing: (subject) => `Eingaben und Dokumente sagen noch nichts zu ${subject}.`,
  sum: (head, terms, total) => `_${head}: ${terms} = ${total}._`,
  differences: 'Quellen, die sich widersprechen',
  differs: (subject, one, other) => `**${subject}:** ${one}, aber ${other}`,
  otherValue: (place, value) => `; ${place}: ${value}`,
  sideOfInput: (value) => `laut Eingabe ${value}`,
  sideOfList: (count, list) => `aufgeführt sind ${count} (${list})`,
  decided: (person, words) => `_Entschieden von ${person}: „${words}“_`,
  heldBy: (subject, person, words) => `**${subject}:** ${person} hat entschieden: „${words}“`,
  overruled: (person) => `${person} ging gegen das Urteil weiter`,
  notDone: (person, words) =>
    `_${person} bat: „${words}“ Das eingebaute Modell arbeitet nach Regeln und kann das nicht; es bleibt für einen Menschen offen._`,
  notFound: (words) => `_Gewünscht, aber in keiner Quelle: ${words}._`,
  unfilled: (labels) => `Noch nicht ausgefüllt: ${labels}`,
  opens: (phase) => `Wir beginnen mit der Phase **${phase}**.`,
  given: 'Was das Team angegeben hat:',
  atHand: (names) => `Wir arbeiten mit ${names}.`,
  more: (count) => `${count} weiteren`,
  noneAtHand: 'Es liegt noch kein Dokument vor, die Antworten beruhen daher auf den Eingaben allein.',
  order: 'Reihenfolge:',
  roles: { CONTRIBUTOR: 'Beitrag', REVIEWER: 'Prüfung', APPROVER: 'Freigabe', MODERATOR: 'Moderation' },
  again: (name) => `**${name}**, bitte gehen Sie Ihren Beitrag noch einmal durch. Gewünscht ist:`,
  reviewTask: (phase) => `Bitte prüfen Sie die Beiträge zur Phase ${phase}.`,
  approvalTask: (phase) => `Bitte entscheiden Sie, ob die Phase ${phase} abgeschlossen werden kann.`,
  chapterTask: (chapter) => `Bitte übernehmen Sie ${chapter}.`,
  chapter: (title) => `das Kapitel „${title}“`,
  deliver: {
    CONTRIBUTOR: 'Wir brauchen von Ihnen:',
    REVIEWER: 'Zu prüfen ist:',
    APPROVER: 'Zu entscheiden ist nach:',
  },
  takeUp: 'Bitte greifen Sie auf, was das Team gesagt hat:',
  bearing: 'Eingaben dazu:',
  nothingReported: (name) => `${name} hatte nichts zu berichten.`,
  covers: (name, parts) => `${name} behandelt ${parts}.`,
  from: (name) => `Von ${name}:`,
  mainly: 'Vor allem:',
  needsSource: (subject) =>
    `Zu „${subject}“ gibt es keine Eingabe und kein Dokument. Auf welche Quelle sollen wir uns stützen, oder was können Sie uns dazu sagen?`,
  whichHolds: (points, isOne) =>
    `${isOne ? 'Zwei Quellen widersprechen sich' : 'Quellen widersprechen sich'}. ${points} Was davon gilt?`,
  followUp: (parts, sources) => `Bitte ergänzen Sie, was die Dokumente zu ${parts} sagen; siehe ${sources}.`,
  leavesOut: (name, part, sources) => `${name} lässt ${part} aus, obwohl ${sources} davon spricht.`,
  openParts: (parts) => `Offen, weil Eingaben und Dokumente dazu nichts sagen: ${parts}.`,
  unanswered: (parts) => `Von Eingaben und Dokumenten nicht beantwortet: ${parts}.`,
  dealtWith: (done, all) => `${done} von ${all} erwarteten Teilen sind mit Quellen beantwortet.`,
  noneExpected: 'Es waren keine einzelnen Teile verlangt; es fehlt also keiner.',
  sumsRight: (sums) => `Nachgerechnete Summen: ${sums}.`,
  unsettled: (points) => `Quellen widersprechen sich, und es ist nicht entschieden, was gilt: ${points}`,
  settled: (points) => `Geklärt: ${points}`,
  notJudged: (parts) =>
    `Nicht beurteilt: ${parts}. Das eingebaute Modell vergleicht nach Regeln; hier muss ein Mensch urteilen.`,
  noContribution: 'Es gibt keinen Beitrag zu prüfen.',
  nothingToDecide: 'Es gibt keinen Beitrag, über den zu entscheiden wäre.',
  stillMissing: (parts) => `Es gibt Quellen dazu, im Beitrag fehlt es aber noch: ${parts}.`,
  mostlyOpen: (open, all) =>
    `${open} von ${all} Teilen haben keine Quelle; das reicht als Grundlage noch nicht.`,
  rejectedAgain: (reason) =>
    `${reason} Daran hat sich nichts geändert: Was seither gesagt wurde, ist keine Quelle. Es ändert sich durch eine Eingabe, ein Dokument oder dadurch, dass ein Mensch die Ablehnung überstimmt.`,
  notRecommended: (part) =>
    `${part}: Es wird nichts empfohlen. Weder Eingaben noch Dokumente sagen, was zu entscheiden ist; das muss ein Mensch benennen.`,
  allThere: (names) => `Alle erwarteten Teile sind mit Quellen beantwortet (${names}).`,
  thereButOpen: (names, points) =>
    `Was sich aus den Quellen beantworten ließ, liegt vor (${names}); ${points === 1 ? 'ein Punkt ist' : `${points} Punkte sind`} noch offen.`,
  closeOpen: (part, person) => `Quelle oder Antwort nachreichen: ${part} (${person}).`,
  closeDifference: (point) => `Klären, was gilt: ${point}`,
  fillIn: (labels) => `Noch auszufüllen: ${labels}.`,
  summary: (phase) => `## Zusammenfassung: ${phase}`,
  noWork: 'In dieser Phase gibt es keinen Beitrag.',
  sections: {
    decisions: 'Entscheidungen',
    figures: 'Zahlen',
    milestones: 'Termine',
    risks: 'Risiken',
    findings: 'Befunde',
    verdicts: 'Prüfung und Freigabe',
    people: 'Vom Team',
    open: 'Offene Punkte',
  },
}

/** The built-in model's own words, in the language of the answer; quotes stay as they are. */
export const phrasesOf = ({ language }: Pick<Evidence, 'language'>): Phrases => phrases(language)
const phrases = inLanguages({ en: english, de: german })

/** 'a', 'a and b', 'a, b and c'. */
export function listed(items: readonly string[], { and }: Pick<Phrases, 'and'>): string {
  const last = items.at(-1)
  if (last === undefined) return ''
  // A name may have a comma of its own.
  const between = items.some((item) => item.includes(',')) ? '; ' : ', '
  return items.length === 1 ? last : `${items.slice(0, -1).join(between)} ${and} ${last}`
}
