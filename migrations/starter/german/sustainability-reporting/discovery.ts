import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const discovery: PhaseTexts = {
  name: 'Wesentlichkeitsanalyse',
  description:
    'Gemeinsam mit den Beteiligten die Themen finden, die für das Geschäft und für die davon Betroffenen wesentlich sind.',
  groups: { default: 'Themen' },
  fields: {
    topics: 'Wesentliche Themen',
    method: 'Wie sie ausgewählt wurden',
    threshold: 'Punktwert, ab dem über ein Thema berichtet wird',
    consulted: 'Angehörte Personen',
  },
  artifacts: ['Wesentlichkeitsanalyse', 'Stakeholder-Interviews', 'Darstellung der Wertschöpfungskette'],
  before: [
    'Auswirkungen auf Menschen und Umwelt sind getrennt von Auswirkungen auf das Geschäft bewertet',
    'Der Schwellenwert stand fest, bevor die Themen bewertet wurden',
    'Auch Lieferanten jenseits der ersten Stufe wurden betrachtet',
  ],
  after: [
    'Zu jedem ausgelassenen Thema ist der Grund festgehalten',
    'Betroffene wurden zu den Themen gehört, die sie betreffen',
  ],
  places: [
    {
      title: 'Wesentliche Themen',
      asks: 'Der Prüfer muss die Auswahl der Themen nachvollziehen können. Bewerten Sie Auswirkungen auf Menschen und Umwelt getrennt von Auswirkungen auf das Geschäft, anhand von Belegen. Der Schwellenwert steht; verschieben Sie ihn nach der Bewertung nicht. Zeigen Sie, was beiderseits knapp daran liegt.',
      parts: {
        'Bewertung der Themen':
          'Tabelle mit Thema, Punktwert für Menschen und Umwelt, Punktwert für das Geschäft, Beleg und Quelle; Schwellenwert aus der Eingabe Punktwert.',
        'Gewählte Themen':
          'Themen über dem Schwellenwert gegenüber der Eingabe Wesentliche Themen; Abweichungen mit Grund.',
        Grenzfälle:
          'Themen innerhalb eines Punktes um den Schwellenwert und der Beleg, der jedes hinüberbrächte.',
        'Ausgelassene Themen': 'jedes mit Punktwert und schriftlichem Grund.',
        Wertschöpfungskette: 'betrachtete Stufen, Teile ohne Belege und wer sie liefern könnte.',
      },
    },
    {
      title: 'Stimmen der Betroffenen',
      asks: 'Wer betroffen ist, muss zu dem gehört werden, was ihn betrifft. Fassen Sie je Gruppe zusammen, was Menschen gesagt haben, mit Anzahl und Datum, und wo Gruppen uneins sind. Betroffene zählen mehr als die, die für sie sprechen. Benennen Sie Gruppen, die nicht gehört wurden, und wie es geschehen könnte.',
      parts: {
        'Ansichten je Gruppe':
          'Tabelle mit Gruppe, Anzahl der Gehörten, Datum, genannten Themen und wörtlicher Aussage.',
        Uneinigkeit:
          'Themen, bei denen Gruppen sich unterscheiden, beide Ansichten und Wirkung auf die Bewertung.',
        'Nicht gehörte Gruppen':
          'betroffene Gruppe, Thema, Weg zur Anhörung, verantwortliche Person und Datum.',
        'Wirkung auf die Bewertung':
          'Punktwerte, die sich durch das Gesagte geändert haben, vorher und nachher.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jedes Thema auf Belege zurückführt, ob die Methode alle Themen gleich behandelt und der Schwellenwert zuerst feststand. Verlangen Sie eine Überarbeitung, wo für eine Gruppe gesprochen wird, die nicht gehört wurde.',
      {
        'Zeitpunkte der Methode':
          'wann Methode und Schwellenwert feststanden und wann die Bewertung begann; spätere Änderungen.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Prüfer die Auswahl der Themen nachvollziehen könnte. Belege und Methode zählen mehr als Bequemlichkeit. Fügen Sie keine Themen hinzu und streichen Sie keine.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Schwellenwert zuerst festgelegt, zwei Punktwerte je Thema, Auslassungen begründet, Betroffene gehört oder terminiert.',
    ),
  ],
}
