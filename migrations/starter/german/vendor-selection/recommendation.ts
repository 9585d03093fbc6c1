import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const recommendation: PhaseTexts = {
  name: 'Empfehlung',
  description: 'Einen Anbieter empfehlen, mit Konditionen, Plan und den Risiken, die bleiben.',
  groups: { default: 'Empfehlung' },
  fields: {
    recommendedVendor: 'Empfohlener Anbieter',
    contractValue: 'Vertragswert, fünf Jahre',
    signatureDate: 'Geplante Unterschrift',
    conditions: ['Bedingungen', { placeholder: 'Was bis wann erfüllt sein muss und wer dafür einsteht' }],
  },
  artifacts: ['Entscheidungsvorlage', 'Vertragsentwurf', 'Kostenmodell', 'Entscheidungs- und Risikoliste'],
  before: [
    'Das empfohlene Angebot bleibt im genehmigten Rahmen oder der Vorstand hat entschieden',
    'Namentlich benannte Personen des Anbieters sind Teil des Vertrags',
    'Für jeden vor der Unterschrift zu schließenden Befund gibt es eine Abhilfe, die der Anbieter akzeptiert hat',
  ],
  after: [
    'Ausstieg und Rückgabe der Daten sind im Vertrag vereinbart',
    'Preiserhöhungen sind begrenzt, auch nach der Verlängerung',
    'Über die Supportverlängerung ist entschieden, bevor sie nicht mehr zu kaufen ist',
  ],
  places: [
    {
      title: 'Empfehlung',
      asks: 'Schreiben Sie die Entscheidungsvorlage, die der Lenkungsausschuss unterschreibt und die auch jemand vertreten kann, der nicht dabei war. Eine Empfehlung, keine verkappte zweite. Nennen Sie die entscheidenden Gründe der Reihe nach und das stärkste Gegenargument. Verwenden Sie die Ergebnisse der früheren Phasen und benennen Sie, was offen blieb. Versprechen Sie keinen Nutzen, für den niemand unterschrieben hat.',
      parts: {
        'Erbetene Entscheidung':
          'ein Absatz mit Anbieter, Produkt, Standorten, Gesamtkosten über fünf Jahre gegenüber dem genehmigten Rahmen, geplanter Unterschrift und Bedingungen; aus den Eingaben Empfohlener Anbieter, Vertragswert und Geplante Unterschrift.',
        'Entscheidende Gründe':
          'drei bis fünf, geordnet, jeweils mit Zahl, Quelle und dem Zuschlagskriterium, zu dem sie gehören.',
        Gegenargumente:
          'das beste Argument des Zweitplatzierten, Gegenmeinungen mit Namen, und warum die Empfehlung dennoch steht.',
        'Kosten gegenüber dem Rahmen':
          'Tabelle mit Vertragswert, Summe des Kostenmodells, genehmigtem Rahmen, Reserve und Kosten der heutigen Systemlandschaft; Differenzen mit ihren Posten.',
        Bedingungen:
          'nummeriert; zu beantwortende Rückfragen, vor der Unterschrift zu schließende Befunde und noch fällige Maßnahmen, mit Nachweis, verantwortlicher Person und Datum, und was bei Nichterfüllung geschieht.',
      },
    },
    {
      title: 'Weg zur Unterschrift',
      asks: 'Der Sponsor muss die Schritte von der Entscheidung bis zum unterschriebenen Vertrag und durch die ersten neunzig Tage sehen. Rechnen Sie von der geplanten Unterschrift und vom Ende des Supports zurück. Für jeden Schritt ist eine Person verantwortlich, die zugestimmt hat. Verhandelt ist nicht vereinbart, vereinbart ist nicht unterschrieben: Nennen Sie den Stand jeder Bedingung.',
      parts: {
        'Termine bis zur Unterschrift':
          'nach Datum mit verantwortlicher Person und Ergebnis, vom Lenkungsausschuss bis zur Vertragsunterschrift, mit den Tagen dazwischen und dem Puffer.',
        Vertragsbedingungen:
          'Tabelle mit Bedingung, Ziel, Stand (offen, angeboten, vereinbart) und Quelle: Obergrenze jährlicher Preiserhöhungen, Leistungswerte mit Kündigungsrecht, benanntes Schlüsselpersonal, Prüfrechte, Rückgabe aller Daten am Ende.',
        'Die ersten neunzig Tage':
          'Tabelle mit Woche, Ergebnis, verantwortlicher Person und benötigten Tagen; Datenbereinigung und Datenverantwortliche vor dem Entwurf.',
        'Übernommene Risiken':
          'Tabelle mit Risiko, Einstufung, Maßnahme, verantwortlicher Person und Datum, aus der Risikoliste und den früheren Phasen; welche niemandem zugeordnet sind.',
        Rückfalllösung:
          'was geschieht, wenn sich Unterschrift oder letzte Welle verschieben, mit dem letzten Tag für den Kauf der Supportverlängerung, ihrem Preis und wer entscheidet.',
      },
    },
    reviewing(
      'Prüfen Sie die Vorlage gegen den Vergleich, auf dem sie beruht: derselbe Anbieter, dieselbe Summe, dieselben Bedingungen, dieselben Termine. Rechnen Sie den Abstand zum Rahmen und die Tage bis zur Unterschrift und bis zum Ende des Supports nach. Verlangen Sie eine Überarbeitung, wo eine Bedingung ohne Quelle als vereinbart gilt, wo einem Grund die Zahl fehlt oder wo eine Bedingung niemanden nennt.',
      {
        'Anschluss an frühere Phasen':
          'Befunde, Bedingungen und offene Punkte der Bewertung, die die Vorlage beantwortet, und solche, die sie auslässt.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Lenkungsausschuss diese Vorlage unterschreiben und vertreten kann. Lehnen Sie sie ab, wenn die Summe ohne Entscheidung des Vorstands über dem Rahmen liegt, wenn ein unerfülltes Muss nicht erwähnt ist oder wenn einer Bedingung verantwortliche Person und Datum fehlen. Rollen Sie die Gewichte nicht neu auf.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: eine Empfehlung, Rahmen eingehalten oder Ausnahme entschieden, Bedingungen zugeordnet, Vertragsbedingungen mit Stand, verbleibende Risiken namentlich übernommen.',
    ),
  ],
}
