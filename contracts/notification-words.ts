import type { NotificationKind } from './http/notifications.ts'
import { inLanguages } from './in-languages.ts'

type Sentences = Record<NotificationKind, string>

const english: Sentences = {
  PHASE_STARTED: 'The phase “{subject}” has started.',
  PHASE_COMPLETED: 'The phase “{subject}” is completed.',
  PHASE_REOPENED: 'The phase “{subject}” was reopened.',
  CONVERSATION_WAITING: 'The conversation of “{subject}” waits for a person.',
  CONVERSATION_COMPLETED: 'The conversation of “{subject}” is completed.',
  CONVERSATION_FAILED: 'The conversation of “{subject}” could not go on.',
  FLAG_RAISED: 'A flag was raised: {subject}',
  FLAG_RESOLVED: 'A flag was resolved: {subject}',
  FLAG_REOPENED: 'A flag was reopened: {subject}',
  TEAM_CHANGED: 'The team has changed.',
  TEAM_JOINED: 'You are in the team now.',
  TEAM_LEFT: 'You are no longer in the team.',
  OBSERVATION_ASSIGNED: 'An observation was assigned to you: {subject}',
  OBSERVATIONS_ASSIGNED: '{subject} observations were assigned to you.',
  OBSERVATION_MENTIONED: 'You were mentioned in a comment on: {subject}',
  OBSERVATION_COMMENTED: 'There is a new comment on: {subject}',
  TIMELINE_ADDED: 'New in the timeline: {subject}',
  INITIATIVE_UPDATED: 'The initiative was changed.',
  CONNECTIONS_CHANGED: 'The connections have changed.',
  INITIATIVE_DELETED: 'The initiative was deleted.',
}

const german: Sentences = {
  PHASE_STARTED: 'Die Phase „{subject}“ hat begonnen.',
  PHASE_COMPLETED: 'Die Phase „{subject}“ ist abgeschlossen.',
  PHASE_REOPENED: 'Die Phase „{subject}“ wurde wieder geöffnet.',
  CONVERSATION_WAITING: 'Das Gespräch von „{subject}“ wartet auf einen Menschen.',
  CONVERSATION_COMPLETED: 'Das Gespräch von „{subject}“ ist abgeschlossen.',
  CONVERSATION_FAILED: 'Das Gespräch von „{subject}“ konnte nicht weitergehen.',
  FLAG_RAISED: 'Eine Markierung wurde gesetzt: {subject}',
  FLAG_RESOLVED: 'Eine Markierung wurde erledigt: {subject}',
  FLAG_REOPENED: 'Eine Markierung wurde wieder geöffnet: {subject}',
  TEAM_CHANGED: 'Das Team hat sich geändert.',
  TEAM_JOINED: 'Sie sind jetzt im Team.',
  TEAM_LEFT: 'Sie sind nicht mehr im Team.',
  OBSERVATION_ASSIGNED: 'Ihnen wurde eine Feststellung zugewiesen: {subject}',
  OBSERVATIONS_ASSIGNED: 'Ihnen wurden {subject} Feststellungen zugewiesen.',
  OBSERVATION_MENTIONED: 'Sie wurden in einem Kommentar erwähnt, zu: {subject}',
  OBSERVATION_COMMENTED: 'Es gibt einen neuen Kommentar zu: {subject}',
  TIMELINE_ADDED: 'Neu in der Zeitleiste: {subject}',
  INITIATIVE_UPDATED: 'Die Initiative wurde geändert.',
  CONNECTIONS_CHANGED: 'Die Verbindungen haben sich geändert.',
  INITIATIVE_DELETED: 'Die Initiative wurde gelöscht.',
}

const sentences = inLanguages({ en: english, de: german })

/** A notification in a person's language, for a mail; the screens have words of their own. */
export function notificationSentence(kind: NotificationKind, subject: string, locale: string): string {
  // As a function: a subject with a dollar sign in it is not a pattern.
  return sentences(locale)[kind].replace('{subject}', () => subject)
}
