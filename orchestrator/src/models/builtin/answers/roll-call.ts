import type { Asked } from './asked.ts'

/** A line that begins so lists who is on a body before anything else does. */
export const rollCall =
  /^(?:present|members?|attendees|participants|in attendance|anwesend\p{L}*|mitglieder|teilnehmer\p{L}*)(?!\p{L})/iu

const rollAsked =
  /(?<!\p{L})(?:present|absent|attend\p{L}*|members?|there|anwesend\p{L}*|abwesend\p{L}*|teil(?:genommen|nehm\p{L}*)|mitglied\p{L}*|dabei)(?!\p{L})/iu

/** Who was there tells of a meeting, and nothing else of the people whom it names. */
export const isRollBeside = ({ read, question }: Asked, text: string): boolean =>
  read.expects !== 'person' && rollCall.test(text) && !rollAsked.test(question)
