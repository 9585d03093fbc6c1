import type { TemplateTexts } from '../../../../../starter/german/template-texts.ts'
import { analysis } from './analysis.ts'
import { discovery } from './discovery.ts'
import { initiation } from './initiation.ts'
import { recommendation } from './recommendation.ts'
import { synthesis } from './synthesis.ts'

export const operatingModelTexts: TemplateTexts = {
  name: 'Neugestaltung des Betriebsmodells',
  description:
    'Neu gestalten, wie eine Funktion arbeitet: wer entscheidet, wie die Arbeit fließt, wo sie von wem getan wird, mit einem Übergang, dem Menschen folgen können.',
  teamRoles: {
    sponsor: [
      'Sponsor',
      'Entscheidet über Struktur, Mittel und Menschen und steht öffentlich für die Veränderung ein.',
    ],
    'project-lead': [
      'Projektleitung',
      'Führt die Neugestaltung, bereitet Entscheidungen vor und wahrt, was vertraulich ist.',
    ],
    'head-of-function': [
      'Leitung der Funktion',
      'Führt die Funktion heute und steht während der Veränderung für ihre Ergebnisse ein.',
    ],
    'process-owner': [
      'Prozessverantwortliche',
      'Kennen einen Prozess von Anfang bis Ende und verantworten ihn im neuen Modell.',
    ],
    'hr-partner': ['Personal', 'Bringt Rollen, Verträge und die Beteiligung der Arbeitnehmervertretung ein.'],
    'finance-partner': [
      'Controlling',
      'Führt die Ausgangsbasis von Kosten und Stellen und bucht den Nutzen.',
    ],
    'employee-representative': [
      'Arbeitnehmervertretung',
      'Erfährt früh von Plänen und spricht für die, deren Arbeit sich ändert.',
    ],
  },
  groups: { context: 'Rahmen' },
  fields: {
    functionName: ['Funktion oder Einheit', { placeholder: 'Zum Beispiel: Finanzen, Kundenservice' }],
    countries: 'Länder',
    headcount: 'Betroffene Beschäftigte',
    representation: [
      'Arbeitnehmervertretung',
      { options: ['Betriebsrat', 'Gewerkschaft', 'Personalversammlung', 'Keine'] },
    ],
  },
  phases: { initiation, discovery, analysis, synthesis, recommendation },
}
