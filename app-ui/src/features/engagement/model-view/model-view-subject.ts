/** What calls were made for: a turn, the answer to a person's message (the id of either), or a run's final summary. */
export interface ModelViewSubject {
  kind: 'turn' | 'reply' | 'summary'
  id: string
}
