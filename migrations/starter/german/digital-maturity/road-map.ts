import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const roadMap: PhaseTexts = {
  name: 'Fahrplan',
  description:
    'Die wenigen Schritte wählen, die zählen, und sie in eine Reihenfolge bringen, die die Organisation trägt.',
  groups: { default: 'Fahrplan' },
  fields: {
    steps: 'Schritte',
    notDone: 'Bewusst weggelassen',
    roadmapBudget: 'Budget',
    capacity: ['Kapazität für Veränderung (VZÄ)', { description: 'In Vollzeitäquivalenten.' }],
    horizon: 'Horizont',
  },
  artifacts: ['Fahrplan', 'Liste laufender Projekte', 'Kapazitätsplan'],
  before: [
    'Für jeden Schritt ist jemand verantwortlich',
    'Jeder Schritt nennt die Lücke, die er schließt, und die Zahl, die es zeigen wird',
    'Laufende Projekte zählen gegen dieselbe Kapazität',
  ],
  after: [
    'Der Fahrplan passt zur Kapazität der Organisation',
    'Kein Schritt wartet auf einen anderen, der kein Datum hat',
    'Was bewusst weggelassen ist, steht mit Grund fest',
  ],
  places: [
    {
      title: 'Fahrplan',
      asks: 'Die Organisation muss das neben der täglichen Arbeit tragen können. Ordnen Sie Schritte nach Wert, Abhängigkeit und Kapazität, laufende Projekte eingeschlossen. Zählen Sie Vollzeitäquivalente je Quartal zusammen und vergleichen Sie sie mit denen, die es gibt. Strecken Sie nicht jeden Schritt ein wenig: Verschieben oder streichen Sie einen.',
      parts: {
        Schritte:
          'Tabelle mit Schritt, geschlossener Lücke, verantwortlicher Person, Aufwand, Kosten, Beginn und Ende; Kosten summiert gegenüber der Eingabe Budget.',
        Reihenfolge:
          'nach Abhängigkeit und Wert mit dem Grund für jeden Platz; Schritte, die auf einen anderen warten, und dessen Datum.',
        'Kapazität je Quartal':
          'von Schritten und laufenden Projekten benötigte Vollzeitäquivalente gegenüber der Eingabe Kapazität für Veränderung; das Quartal, in dem sie überschritten wird, und um wie viel.',
        Weggelassen:
          'bewusst gestrichene oder verschobene Schritte, Grund und wer zugestimmt hat; verglichen mit der Eingabe Bewusst weggelassen.',
        'Risiken des Fahrplans':
          'Tabelle mit Risiko, Auswirkung, Maßnahme, verantwortlicher Person und Datum.',
      },
    },
    {
      title: 'Grundlagen',
      asks: 'Sagen Sie, was die Schritte an Systemen und Daten brauchen, bevor Geld dafür ausgegeben wird. Trennen Sie, was die heutigen Systeme können, von dem, was sie nicht können. Suchen Sie die eine Grundlage, die mehreren Schritten dient. Schlagen Sie keine Plattform vor, die kein Schritt braucht.',
      parts: {
        'Bedarf je Schritt':
          'Tabelle mit Schritt, benötigten Daten, System oder Schnittstelle, vorhanden oder fehlend und verantwortlicher Person.',
        'Gemeinsame Grundlagen':
          'Grundlage, Schritte, denen sie dient, Aufwand, Kosten oder wer sie nennen kann, und spätester Beginn.',
        'Heutige Systeme': 'was mit ihnen möglich ist, Grenzen als Zahl, Ende von Support oder Vertrag.',
        'Technische Risiken':
          'die drei, die einen Schritt aufhalten würden, frühestes Anzeichen und Maßnahme.',
      },
    },
    {
      title: 'Menschen',
      asks: 'Schritte treffen Menschen und Führungskräfte, Einheit für Einheit. Zählen Sie die Stunden aller Schritte und laufenden Projekte zusammen. Finden Sie die Führungskräfte, an denen mehrere Schritte zugleich hängen. Sagen Sie, wer nicht gefragt wurde. Ersetzen Sie fehlende Kapazität nicht durch Kommunikation.',
      parts: {
        'Belastung je Einheit':
          'Tabelle mit Einheit, Schritten, betroffenen Personen, Stunden für Schulung und Test, Monaten; Summe je Einheit und der schwerste Monat.',
        'Belastete Führungskräfte':
          'Personen, an denen zwei oder mehr Schritte hängen, was sie abgeben und wer das entschieden hat.',
        Fähigkeiten:
          'von Schritten benötigte gegenüber belegten Fähigkeiten, wie die Lücke bis wann geschlossen wird.',
        'Zahlen der Annahme': 'je Schritt, was Menschen anders tun werden, und die Zahl, die es zeigt.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jeder Schritt eine vereinbarte Lücke schließt, ob Budget und Kapazität mit laufenden Projekten aufgehen und kein Schritt auf einen ohne Datum wartet. Verlangen Sie eine Überarbeitung, wo zwei Beiträge einem Schritt verschiedene Termine oder Aufwände geben.',
      {
        'Abweichungen je Schritt':
          'jeder Schritt mit Lücke, verantwortlicher Person, Datum, Aufwand und Budget, wie die Beiträge sie angeben; Unterschiede gekennzeichnet.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob die Organisation diesen Fahrplan neben der täglichen Arbeit tragen kann. Lehnen Sie ab, wenn in einem Quartal die Kapazität überschritten ist, ohne dass ein Schritt weicht, oder ein Schritt niemandem gehört. Lassen Sie Raum für Unvorhergesehenes.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Schritte an Lücken gebunden, Budget geht auf, Kapazität in jedem Quartal eingehalten, Verantwortliche einverstanden, Weggelassenes festgehalten.',
    ),
  ],
}
