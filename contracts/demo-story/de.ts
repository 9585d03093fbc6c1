import type { DemoStory } from './demo-story.ts'

export const german: DemoStory = {
  title: 'Anbieterauswahl mit einem Team von Agenten',
  firm: 'Ihr Beratungsunternehmen',
  client: 'Halden Pumpen',
  agents: {
    businessAnalyst: 'Fachanalyse',
    programManager: 'Programmleitung',
    researchAnalyst: 'Research Analyst',
    solutionArchitect: 'Lösungsarchitekt',
    judge: 'Gutachter',
  },
  effects: {
    interviews: 'Es wird in den verbleibenden Interviews erfragt.',
    requirements: 'Es wird zur Anforderung 25, mit Ihnen als Quelle.',
    research: 'Es wird bei jedem der neun Anbieter geprüft.',
    architecture: 'Es hat seinen Platz im Zielbild.',
    verdict: 'Es wird im Urteil abgewogen, neben den Punkten.',
    outcome: 'Es steht in der Vorlage, mit Zuständigem und Termin.',
  },
  roles: { CONTRIBUTOR: 'Beitrag', APPROVER: 'Freigabe' },
  scenes: {
    goal: {
      title: 'Ein Ziel vor jedem Anbieter',
      lead: 'Halden Pumpen will ein Servicesystem statt dreier, ausgewählt in zehn Wochen.',
      says: [
        {
          agent: 'programManager',
          text: 'Der Auftrag ist klar: ein System für den Außendienst mit 140 Technikern in vier Ländern, entschieden vom Lenkungsausschuss in Woche zehn. Ich habe fünf Phasen geplant und benannt, wer in jeder zu hören ist.',
        },
        {
          agent: 'businessAnalyst',
          text: '„Besserer Service“ lässt sich nicht messen. Ich schlage zwei Zahlen vor: Besuche, die das Problem sofort lösen, steigen von 71 auf 85 Prozent, und die Rechnung geht drei statt elf Tage nach dem Besuch hinaus.',
        },
      ],
      decides:
        'Sie stimmen beide Zahlen mit der Serviceleitung ab und nehmen die Ersatzteilplanung aus dem Umfang.',
    },
    interviews: {
      title: 'Elf Gespräche, ein Muster',
      lead: 'Technik, Disposition und Finanzen beschreiben dieselbe Lücke von drei Seiten.',
      says: [
        {
          agent: 'businessAnalyst',
          text: 'Ich habe die Leitfäden für elf Interviews vorbereitet und die Notizen gelesen. Neun nennen denselben Moment: Vor der Tür des Kunden weiß der Techniker nicht, welche Teile zuletzt eingebaut wurden.',
        },
        {
          agent: 'researchAnalyst',
          text: 'Das Serviceprotokoll bestätigt es. Von 6.200 Besuchen im letzten Jahr brauchten 1.840 eine zweite Fahrt, und in zwei von drei dieser Fälle fehlte ein Teil.',
        },
      ],
      decides: 'Sie ergänzen ein Gespräch mit dem Team in Porto, weil dort noch niemand gehört wurde.',
    },
    requirements: {
      title: 'Vierundzwanzig Wünsche, sechs entscheiden',
      lead: 'Jede Anforderung führt zurück zu dem, der sie gestellt hat; sechs sind nicht verhandelbar.',
      says: [
        {
          agent: 'businessAnalyst',
          text: 'Die Interviews ergeben 24 Anforderungen, jede mit ihrer Quelle. Sechs sind Pflicht: Arbeiten ohne Empfang, Gerätehistorie, Bestand im Wagen, vier Sprachen, Schnittstelle zum ERP und Unterschrift vor Ort.',
        },
        {
          agent: 'programManager',
          text: 'Eine Pflicht gefährdet den Termin: Eine neue Schnittstelle zum ERP dauert acht Wochen. Genügt für den Anfang eine nächtliche Datei?',
        },
      ],
      decides: 'Sie nehmen die nächtliche Datei für sechs Monate an; Arbeiten ohne Empfang bleibt Pflicht.',
    },
    research: {
      title: 'Neun Anbieter, drei bleiben',
      lead: 'Was Anbieter versprechen, wird an Referenzen, Bilanzen und Preislisten geprüft.',
      says: [
        {
          agent: 'researchAnalyst',
          text: 'Von neun Anbietern erfüllen drei jede Pflicht: Ferrolink, Tessaro und Nubiq. Den anderen fehlt das Arbeiten ohne Empfang oder die vierte Sprache. Zu jedem nenne ich das Dokument, das es belegt.',
        },
        {
          agent: 'solutionArchitect',
          text: 'Ohne Empfang zeigt Nubiq die Aufträge, aber nicht die Gerätehistorie. Ich würde den Anbieter behalten und dies als Risiko kennzeichnen.',
        },
      ],
      decides: 'Sie laden alle drei ein, Haldens eigene Fälle zu zeigen statt ihrer Folien.',
    },
    architecture: {
      title: 'Wie es zum Vorhandenen passt',
      lead: 'Zwei der drei fügen sich ohne eigenen Code in die bestehenden Systeme.',
      says: [
        {
          agent: 'solutionArchitect',
          text: 'Im Zielbild führt das Servicesystem Geräte und Besuche, das ERP Bestand und Rechnungen, mit einer Schnittstelle dazwischen. Ferrolink und Tessaro passen, wie sie sind; Nubiq braucht zwei Erweiterungen.',
        },
        {
          agent: 'programManager',
          text: 'Der Engpass sind die Daten: Von 38.000 Gerätesätzen hat ein Drittel keine Seriennummer. Ich habe vier Wochen Bereinigung vor dem Pilot geplant.',
        },
      ],
      decides:
        'Sie ziehen die Bereinigung vor und lassen Porto beginnen, weil die Daten dort am besten sind.',
    },
    verdict: {
      title: 'Der Gutachter verlangt einen Nachweis',
      lead: 'Drei Punkte Unterschied genügen nicht für eine Unterschrift.',
      says: [
        {
          agent: 'judge',
          text: 'Von 100 Punkten hat Tessaro 82, Ferrolink 79 und Nubiq 64. Tessaros Referenz für das Arbeiten ohne Empfang hat 20 Techniker, nicht 140. Ich gebe unter einer Bedingung frei: Es wird zuerst mit 40 Technikern nachgewiesen.',
        },
        {
          agent: 'businessAnalyst',
          text: 'Der Nachweis lässt sich auf einer Seite beschreiben: zwei Wochen, 40 Techniker und ein Tal ganz ohne Empfang.',
        },
      ],
      decides: 'Sie nehmen die Bedingung an und schreiben sie als Rücktrittsrecht in den Vertrag.',
    },
    outcome: {
      title: 'Eine Entscheidung, die hält',
      lead: 'In Woche zehn wählt der Lenkungsausschuss Tessaro und weiß, warum.',
      says: [
        {
          agent: 'programManager',
          text: 'Entschieden am geplanten Tag. Pilot in Porto im März, alle vier Länder bis November, 1,2 Millionen Euro über fünf Jahre: acht Prozent unter dem Rahmen.',
        },
        {
          agent: 'judge',
          text: 'Jede Aussage der Vorlage führt zurück zu einem Interview, einem Dokument oder einer Referenz. Was noch offen ist, steht in einer Liste, je mit Zuständigem und Termin.',
        },
      ],
      decides:
        'Sie stellen die Vorlage vor. Der Ausschuss stellt elf Fragen; jede hat ihre Antwort im Anhang.',
    },
  },
}
