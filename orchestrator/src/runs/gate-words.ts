import { inLanguages } from '@parley/contracts/in-languages.ts'
import type { Verdict } from '@parley/contracts/stored/run.ts'

const english = {
  stillAsks: (agent: string, rounds: number, reasons: string) =>
    `${agent} still asks for changes after ${rounds} rounds: ${reasons}`,
  nothingToSendBack: (agent: string, reasons: string) =>
    `${agent} asks for changes, but there is no contribution to send back: ${reasons}`,
  rejects: (agent: string, reasons: string) => `${agent} rejects the work: ${reasons}`,
  unreadable: (agent: string) => `The verdict of ${agent} could not be read.`,
  said: (text: string) => `It said: “${text}”`,
  againOrWithout: 'Try again, or skip it and go on without a verdict.',
  failed: (agent: string, error: string) =>
    `${agent} could not answer. ${error} Try again, or skip it and go on without it.`,
  cutOff: (agent: string) =>
    `${agent}’s answer ran into its length and stops short. Have it written again, or accept it as it stands.`,
  verdicts: { approve: 'Approve', revise: 'Revise', reject: 'Reject' } satisfies Record<
    Verdict['kind'],
    string
  >,
  /** Of an approval that asks for something. */
  withConditions: 'Approve with conditions',
  /** Of a reviewer: it judges whether something is to be done again, and closes nothing. */
  nothingAgain: 'No revision asked for',
}

const german: typeof english = {
  stillAsks: (agent, rounds, reasons) =>
    `${agent} verlangt nach ${rounds} Runden noch Änderungen: ${reasons}`,
  nothingToSendBack: (agent, reasons) =>
    `${agent} verlangt Änderungen, aber es gibt keinen Beitrag, der zurückgehen könnte: ${reasons}`,
  rejects: (agent, reasons) => `${agent} lehnt die Arbeit ab: ${reasons}`,
  unreadable: (agent) => `Das Urteil von ${agent} war nicht lesbar.`,
  said: (text) => `Geantwortet wurde: „${text}“`,
  againOrWithout:
    'Versuchen Sie es noch einmal, oder überspringen Sie den Schritt und machen Sie ohne Urteil weiter.',
  failed: (agent, error) =>
    `${agent} konnte nicht antworten. ${error} Versuchen Sie es noch einmal, oder überspringen Sie den Schritt.`,
  cutOff: (agent) =>
    `Die Antwort von ${agent} ist zu lang geworden und bricht ab. Lassen Sie sie neu schreiben, oder nehmen Sie sie so an.`,
  verdicts: { approve: 'Freigegeben', revise: 'Zu überarbeiten', reject: 'Abgelehnt' },
  withConditions: 'Freigegeben mit Auflagen',
  nothingAgain: 'Keine Überarbeitung verlangt',
}

/** What a gate says and a verdict is called, in the language that the phase's agents write. */
export const gateWordsOf = inLanguages({ en: english, de: german })
