import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const analysis: PhaseTexts = {
  name: 'Bewertung',
  description: 'Die Angebote nach Eignung, Kosten, Umsetzung und Risiko bewerten, gestützt auf Belege.',
  groups: { default: 'Bewertung' },
  fields: {
    offersReceived: 'Eingegangene Angebote',
    exclusions: ['Ausgeschlossen, mit Begründung', { placeholder: 'Anbieter, Regel des Verfahrens, Beleg' }],
    demoScripts: 'Drehbücher der Vorführungen',
    scoringMethod: [
      'Bewertungsverfahren',
      { options: ['Gewichtete Punkte', 'Paarweiser Vergleich', 'Bestanden oder nicht'] },
    ],
    weightOfCost: 'Gewicht der Kosten in Prozent',
  },
  artifacts: [
    'Angebote der Anbieter',
    'Sicherheitsfragebogen',
    'Kostenmodell',
    'Bewertung der Anforderungen',
    'Bewertung der Vorführungen',
  ],
  before: [
    'Alle Angebote sind für dieselben Mengen und dieselben fünf Jahre bepreist',
    'Jeder Anbieter hat den Sicherheitsfragebogen beantwortet und seine Zertifikate genannt',
    'Jeder Anbieter hat jede Muss-Anforderung mit einem der vier Codes beantwortet',
  ],
  after: [
    'Referenzgespräche bestätigen, was die Angebote versprechen',
    'Unterschiede in den Gesamtkosten über fünf Jahre sind Position für Position erklärt',
    'Für jede nicht erfüllte Muss-Anforderung nennt das Angebot einen Termin oder gibt es einen Umweg',
  ],
  places: [
    {
      title: 'Fachliche Eignung',
      asks: 'Der Ausschuss will sehen, welches Angebot die entscheidenden Anforderungen erfüllt und wie sicher das ist. Eine im Standard gezeigte Funktion zählt mehr als ein versprochenes Release, eine Selbstauskunft weniger als beides. Addieren Sie keine Punkte verschiedener Skalen und lassen Sie einen guten Durchschnitt kein unerfülltes Muss verdecken.',
      parts: {
        'Abdeckung der Muss-Anforderungen':
          'Tabelle nach Anbieter mit Standard, Konfiguration, Erweiterung, nicht erfüllt und Summe; Anteil ohne Erweiterung berechnet und Abstand zur Ausschlussregel.',
        'Gewichtete Punkte nach Bereich':
          'Tabelle mit Bereich, Anzahl der Anforderungen und Punkten je Anbieter; mit der Anzahl gewichteter Mittelwert je Anbieter samt Ausgangswerten; ob die Punkte vorläufig sind.',
        'Nicht erfüllte Anforderungen':
          'Muss-Anforderungen, die ein Anbieter nicht erfüllt (Antwort N), nach Nummer: was verlangt ist, geplantes Release oder Partner, Folge im Alltag und Weg.',
        Anbieterprofile:
          'Tabelle mit Stärken, Schwächen und der zu prüfenden Annahme, je Anbieter eine Zeile.',
        'Fehlende Belege':
          'offene Vorführungen, Rückfragen und Referenzgespräche mit Anbieter, Frage, verantwortlicher Person und Frist.',
      },
    },
    {
      title: 'Kosten',
      asks: 'Der Ausschuss muss sehen, was jedes Angebot über fünf Jahre unter gleichen Bedingungen kostet, warum sich die Kosten unterscheiden und was die Reihenfolge umkehren könnte. Vergleichen Sie mit dem genehmigten Rahmen und mit dem Behalten der heutigen Systemlandschaft. Kein Nutzen ohne Unterschrift eines Budgetverantwortlichen; ein fehlender Preis ist eine offene Position und nicht null.',
      parts: {
        'Gesamtkosten über fünf Jahre':
          'Tabelle nach Anbieter mit Nutzungsgebühr für fünf Jahre, jeder einmaligen Position, Reserve und Gesamtkosten; jede Summe mit ihren Posten.',
        'Abstand zum genehmigten Rahmen':
          'jede Summe über oder unter der Obergrenze und mehr oder weniger als die heutige Systemlandschaft, in Geld und Prozent.',
        Kostentreiber:
          'die drei Kostenpositionen (Nutzungsgebühr, Einführung, Datenmigration, Integration, Schulung und Veränderung, Vertretung), die den Abstand zwischen teuerstem und günstigstem Angebot am meisten erklären, in Geld und als Anteil.',
        Preiserhöhungen:
          'Obergrenze jährlicher Erhöhungen je Anbieter und Wirkung über fünf Jahre mit Rechnung; was 5 % jährlich ohne Obergrenze hinzufügen.',
        Sensitivität:
          'Gesamtkosten und Reihenfolge, wenn die Einführung 20 % teurer wird, die Reserve 15 % statt 10 % der einmaligen Kosten beträgt und der Produktivstart sechs Monate später kommt; der Wert, bei dem die Reihenfolge kippt.',
        'Kosten außerhalb der Angebote':
          'Supportverlängerung, Vertretung oder eigene Tage zum belegten Satz, Neubau von Datenbankschnittstellen; Betrag mit Posten oder wer ihn nennen kann.',
      },
    },
    {
      title: 'Sicherheit',
      asks: 'Die Sicherheitsverantwortlichen müssen sagen können, welche Befunde eine Unterschrift verhindern und welche sich vor dem Produktivstart durch Vertrag oder Konfiguration schließen lassen. Trennen Sie nachgewiesene Maßnahmen von Behauptungen. Vergleichen Sie Servicezusagen Zahl für Zahl mit dem Verlangten. Eine angekündigte Region oder ein angekündigtes Zertifikat ist nicht vorhanden.',
      parts: {
        'Einstufungen nach Bereich':
          'Tabelle mit Grün, Gelb und Rot je Anbieter, jeweils gezählt; welche gelben Einstufungen sich durch Vertrag und welche durch Konfiguration schließen lassen.',
        Zertifikate:
          'ISO/IEC 27001, SOC 2 Typ II und Penetrationstest je Anbieter mit Gültigkeit oder Datum; was vor dem geplanten Produktivstart abgelaufen wäre.',
        Datenstandort:
          'Hosting, Kopien und Unterauftragsverarbeiter je Anbieter gegenüber der Eingabe Datenstandort und der Anforderung an personenbezogene Daten; Konflikte benannt.',
        Servicezusagen:
          'Tabelle mit Messgröße, verlangtem Wert und Wert je Anbieter für Verfügbarkeit, Wiederanlaufzeit, Datenverlust und Wiederherstellungstest; Fehlbeträge gekennzeichnet.',
        'Vor der Unterschrift zu schließende Befunde':
          'nach Nummer und Anbieter mit Abhilfe, verantwortlicher Person und Datum, und was geschieht, wenn der Anbieter ablehnt.',
      },
    },
    reviewing(
      'Prüfen Sie die Bewertung, indem Sie sie nachrechnen: Anzahl der Muss-Anforderungen, gewichtete Mittelwerte, jede Fünfjahressumme und ihr Abstand zum Rahmen, Anzahl der gelben Einstufungen. Verlangen Sie eine Überarbeitung, wo eine Selbstauskunft als Nachweis gilt, wo zwei Beiträge für denselben Anbieter verschiedene Zahlen nennen oder wo ein unerfülltes Muss im Durchschnitt verschwindet.',
      {
        'Gleiches mit Gleichem':
          'ob alle Angebote mit denselben Mengen, Nutzern, Jahren und demselben Umfang verglichen wurden; jede Ausnahme mit ihrer Wirkung in Geld oder Punkten.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob sich aus dieser Bewertung eine engere Auswahl ableiten lässt. Achten Sie auf Anbieter, die ohne Beleg behalten oder gestrichen wurden, auf Summen, die sich nicht nachrechnen lassen, und auf Befunde, die niemand bepreist hat. Nennen Sie keinen Sieger: Das gehört in die Empfehlung.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Ausschlussregel gleich angewandt, Summen nachvollzogen, Sicherheitsbefunde mit Abhilfe, vorläufige Punkte gekennzeichnet, offene Belege zugeordnet und terminiert.',
    ),
  ],
}
