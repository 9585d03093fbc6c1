import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const synthesis: PhaseTexts = {
  name: 'Berichtsprozess',
  description: 'Den Berichtsprozess gestalten: wer was wann liefert und mit welcher Kontrolle.',
  groups: { default: 'Prozess' },
  fields: {
    processDescription: 'Der Prozess in zehn Sätzen',
    controls: 'Kontrollen',
    trialEntities: 'Gesellschaften im Probelauf',
    trialEnd: 'Ende des Probelaufs',
  },
  artifacts: ['Berichtshandbuch', 'Kontrollmatrix', 'Probebericht'],
  before: [
    'Niemand erfasst und gibt dieselbe Zahl frei',
    'Jede Kontrolle hinterlässt einen Nachweis, der sich später vorlegen lässt',
    'Ein Probelauf mit mindestens zwei Gesellschaften ist geplant',
  ],
  after: [
    'Befunde des Probelaufs haben eine verantwortliche Person und ein Datum',
    'Der Prüfer hat die Kontrollen gesehen',
  ],
  places: [
    {
      title: 'Berichtsprozess',
      asks: 'Jede Zahl braucht einen einzigen Weg in den Bericht mit einer einzigen Freigabe. Beschreiben Sie den Prozess von der Quelle bis zur Freigabe mit Rollen, Terminen und Kontrollen und was sich für jede Gesellschaft ändert. Niemand erfasst und gibt dieselbe Zahl frei. Halten Sie ihn so klein, wie die Pflichten es erlauben.',
      parts: {
        Prozessschritte: 'Tabelle mit Schritt, Rolle, Tag im Kalender, Eingang, Ergebnis und Kontrolle.',
        Funktionstrennung:
          'wer erfasst, prüft und freigibt, nach Thema; Kombinationen, die die Regel verletzen.',
        Kontrollen:
          'Tabelle mit Kontrolle, Risiko, Häufigkeit, hinterlassenem Nachweis und verantwortlicher Person; verglichen mit der Eingabe Kontrollen.',
        'Änderungen je Gesellschaft':
          'was jede Gesellschaft künftig anders macht, Aufwand in Tagen pro Jahr.',
        Probelauf: 'Gesellschaften, Termine bis zur Eingabe Ende des Probelaufs, was als bestanden gilt.',
      },
    },
    {
      title: 'Menschen, die liefern',
      asks: 'Zahlen kommen von Menschen mit anderen Aufgaben. Sagen Sie in Stunden, was jede Gruppe neu tun muss, wie sie es lernt und wer sie vertritt. Wenige gut gelieferte Zahlen zählen mehr als viele. Planen Sie keine Schulung ohne Termin.',
      parts: {
        'Neue Aufgaben':
          'Tabelle mit Gruppe, Anzahl der Menschen, Aufgabe, Stunden pro Quartal und Datum; Stunden je Gruppe summiert.',
        Schulung: 'was jede Gruppe danach kann, Termin, Schulende und Stunden.',
        Vertretungen: 'zu jeder Aufgabe, wer vertritt, oder dass es niemand tut.',
        Belastungsspitzen:
          'Monate, in denen neue Aufgaben auf andere Spitzen treffen, und die kleinste Änderung.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jeder Datenpunkt durch eine Kontrolle geht, ob keiner Kontrolle der Mensch fehlt und ob die Stunden aufgehen. Verlangen Sie eine Überarbeitung, wo jemand dieselbe Zahl erfasst und freigibt.',
      {
        'Abdeckung der Datenpunkte':
          'Datenpunkte mit Schritt, Kontrolle und verantwortlicher Person und solche, denen eines davon fehlt.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Prozess reif für einen Probelauf ist. Lehnen Sie ihn ab, wenn eine Kontrolle keinen Nachweis hinterlässt. Offene Vertretungen können eine Auflage mit Datum sein.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Funktionen getrennt, Kontrollen mit Nachweis, zwei Gesellschaften im Probelauf, Schulung terminiert.',
    ),
  ],
}
