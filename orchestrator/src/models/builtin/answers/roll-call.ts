/** A line that begins so lists who is on a body before anything else does. */
export const rollCall =
  /^(?:present|members?|attendees|participants|in attendance|anwesend\p{L}*|mitglieder|teilnehmer\p{L}*)(?!\p{L})/iu
