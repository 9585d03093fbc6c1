import { inLanguages } from '@parley/contracts/in-languages.ts'
/** What answers say around what they quote, in the language of the question. */
export const frames = inLanguages({
  en: {
    more: 'Also relevant:',
    inputs: 'From the inputs:',
    said: 'From the conversation:',
    agentsAlone: 'I found no document that says this; agents wrote it:',
    others: (count: number) => `and ${count} more`,
    counted: (count: number, outOf: number) => `${count} of ${outOf}:`,
    countedAll: (count: number) => `${count} in all:`,
    sum: (terms: string) => `Sum: ${terms}`,
    ofDocument: (name: string) => `What “${name}” says, part by part:`,
    ofSubject: (subject: string) => `What the sources say about ${subject}:`,
    pastDue: (today: string) =>
      `Due before today, ${today}; whether they are done by now, the source does not say:`,
    dueAsOf: (today: string) => `As of today, ${today}:`,
    noSubject: 'I found nothing about this: the question names no subject that I could look for.',
    noted: 'I have noted this as a request: the agents who speak from here on are held to it.',
    heard: 'Noted. It asks nothing of the agents, so the conversation goes on as it is.',
    nothing: 'I found nothing about this in the documents and inputs that I was given.',
    precedence: (first: string, others: string) =>
      `_Where these differ, the ${first} source counts before the ${others} one._`,
    kinds: { initiative: 'initiative', client: 'client', firm: 'firm' },
    before: ' and the ',
  },
  de: {
    more: 'Außerdem:',
    inputs: 'Aus den Eingaben:',
    said: 'Aus dem Gespräch:',
    agentsAlone: 'Ich habe kein Dokument gefunden, das es sagt; Agenten haben es geschrieben:',
    others: (count: number) => `und ${count} weitere`,
    counted: (count: number, outOf: number) => `${count} von ${outOf}:`,
    countedAll: (count: number) => `Insgesamt ${count}:`,
    sum: (terms: string) => `Summe: ${terms}`,
    ofDocument: (name: string) => `Was „${name}“ sagt, Teil für Teil:`,
    ofSubject: (subject: string) => `Was die Quellen zu ${subject} sagen:`,
    pastDue: (today: string) =>
      `Fällig vor heute, ${today}; ob es inzwischen erledigt ist, sagt die Quelle nicht:`,
    dueAsOf: (today: string) => `Stand heute, ${today}:`,
    noSubject: 'Dazu habe ich nichts gefunden: Die Frage nennt nichts, wonach ich suchen könnte.',
    noted: 'Das ist als Bitte vermerkt: Wer von hier an spricht, ist daran gebunden.',
    heard: 'Notiert. Es verlangt nichts von den Agenten, das Gespräch geht weiter wie bisher.',
    nothing: 'Dazu habe ich in den Dokumenten und Eingaben, die mir vorlagen, nichts gefunden.',
    precedence: (first: string, others: string) =>
      `_Wo sie sich unterscheiden, gilt die Quelle ${first} vor der ${others}._`,
    kinds: { initiative: 'der Initiative', client: 'des Klienten', firm: 'der Firma' },
    before: ' und der ',
  },
})
