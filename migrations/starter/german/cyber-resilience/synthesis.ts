import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const synthesis: PhaseTexts = {
  name: 'Synthese',
  description:
    'Aus den Befunden eine Rangfolge der Risiken und eine kurze Liste von Maßnahmen machen, jede mit ihren Kosten und mit dem Stillstand oder Schaden, den sie vermeidet.',
  groups: { default: 'Risiken', measures: 'Maßnahmen', agreement: 'Zustimmung' },
  fields: {
    topRisks: 'Risiken nach Gewicht',
    risksAboveAppetite: 'Risiken über der Bereitschaft',
    riskRegister: 'Risikoinventar',
    measures: 'Vorgeschlagene Maßnahmen',
    quickMeasures: 'Davon innerhalb von 90 Tagen möglich',
    oneOffCost: 'Einmalige Kosten',
    yearlyCost: 'Kosten pro Jahr',
    outageAfterMeasures: [
      'Stillstand danach (Stunden)',
      { description: 'Im schlimmsten Szenario, sobald die Maßnahmen wirken.' },
    ],
    agreedBy: 'Zustimmende Risikoverantwortliche',
    dissent: 'Worüber die Meinungen auseinandergehen',
  },
  artifacts: [
    'Risikoinventar',
    'Maßnahmenkatalog',
    'Lückenanalyse zu den Vorschriften',
    'Vergleich mit ähnlichen Unternehmen',
  ],
  before: [
    'Jedes Risiko über der Risikobereitschaft hat eine namentlich verantwortliche Person',
    'Jede Maßnahme nennt das Risiko, das sie senkt, und ihre Kosten pro Jahr',
    'Meldepflichten bei Vorfällen sind mit Frist und meldender Person verzeichnet',
    'Der erwartete Stillstand ist mit und ohne Maßnahmen angegeben',
  ],
  after: [
    'Die ersten drei Risiken bleiben dieselben, wenn sich die zwei unsichersten Schätzungen um die Hälfte ändern',
    'Maßnahmen, die dieselben Menschen brauchen, sind nicht für dieselben Wochen geplant',
    'Ein Risiko, das über der Bereitschaft bleibt, ist von der verantwortlichen Person schriftlich übernommen',
  ],
  places: [
    {
      title: 'Rangfolge der Risiken',
      asks: 'Der Vorstand kann nur wenige Risiken im Blick behalten. Ordnen Sie sie anhand der Szenarien nach Stillstand und Schaden und danach, wie gut jedes heute beherrscht ist. Fassen Sie Befunde zusammen, die eine Maßnahme behebt. Sagen Sie, was zutreffen müsste, damit ein Risiko weiter unten stünde. Keine Ampelfarben anstelle von Stunden und Geld.',
      parts: {
        'Risiken nach Gewicht':
          'Tabelle mit Risiko, Szenario, Stillstand in Stunden, Schaden unten und oben, heutiger Beherrschung und verantwortlicher Person; verglichen mit der Eingabe Risiken nach Gewicht.',
        'Gründe der Rangfolge': 'zu jedem benachbarten Paar die Zahl, die den Ausschlag gibt.',
        'Über der Risikobereitschaft':
          'jedes gegenüber vertretbarem Ausfall und Schaden, um wie viel, mit verantwortlicher Person oder dass sie fehlt; Anzahl verglichen mit der Eingabe Risiken über der Bereitschaft.',
        'Zusammengefasste Befunde':
          'Befunde früherer Phasen nach der Maßnahme, die sie behebt; Befunde, die keine behebt.',
        Unsicherheit: 'Rangfolge, wenn sich die zwei unsichersten Schätzungen um die Hälfte ändern.',
      },
    },
    {
      title: 'Pflichten und Lücken',
      asks: 'Die Organisation muss wissen, was sie wem schuldet, bevor ein Vorfall es ihr sagt. Führen Sie die Pflichten aus der Eingabe Geltende Vorschriften und den Dokumenten auf. Trennen Sie Gesetz, Hinweise der Behörden und Zusagen an Kunden und Versicherer. Was nur die Rechtsabteilung entscheiden kann, formulieren Sie als Frage an sie.',
      parts: {
        'Pflichten nach Vorschrift':
          'Tabelle mit Vorschrift und Artikel, wen sie bindet, ab wann, was sie verlangt und welcher Nachweis genügt.',
        'Nachweise zu Pflichten': 'erfüllt, teilweise oder nicht, mit Dokument und Datum.',
        Meldefristen:
          'Zeitstrahl in Stunden und Tagen ab Kenntnis eines Vorfalls, mit Empfänger und meldender Person; Zusagen aus Verträgen und Versicherung gesondert.',
        Pflichtlücken: 'nach Frist geordnet, mit Maßnahme, verantwortlicher Person und Datum.',
        'Fragen an die Rechtsabteilung':
          'jede mit Ja oder Nein zu beantworten, und was an der Antwort hängt.',
      },
    },
    {
      title: 'Kosten und Wirkung der Maßnahmen',
      asks: 'Der Vorstand soll finanzieren, was für sein Geld am meisten Stillstand und Schaden vermeidet. Vergleichen Sie über dieselben drei Jahre, mit den Menschen, die die Maßnahmen betreiben. Zählen Sie keinen vermiedenen Schaden doppelt. Zeigen Sie, welche Maßnahmen sich nicht mehr lohnen, wenn die größte Schätzung falsch ist.',
      parts: {
        'Maßnahmen nach Wirkung':
          'Tabelle mit Maßnahme, gesenktem Risiko, vermiedenen Stunden und Schäden, einmaligen Kosten, Kosten pro Jahr und Wirkung je Euro über drei Jahre; mit den Posten.',
        'Kosten über drei Jahre':
          'Summe aus einmaligen Kosten und drei Jahren laufender Kosten, verglichen mit den Eingaben Einmalige Kosten und Kosten pro Jahr.',
        'Benötigte Menschen':
          'Tage nach Rolle und Quartal gegenüber der Kapazität; Maßnahmen, die dieselben Menschen brauchen.',
        'Schnelle Maßnahmen':
          'was innerhalb von 90 Tagen möglich ist, mit vermiedenen Stunden und verantwortlicher Person.',
        Sensitivität:
          'Rangfolge und Wirkung, wenn die größte Schadensschätzung um die Hälfte falsch ist; Maßnahmen, die sich dann nicht mehr lohnen.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jedes geordnete Risiko zu einem Szenario zurückführt und jede Maßnahme zu einem Risiko. Rechnen Sie die Kosten über drei Jahre und den vermiedenen Schaden nach. Verlangen Sie eine Überarbeitung, wo einer Maßnahme die laufenden Kosten fehlen oder eine Pflicht ohne Vorschrift genannt ist.',
      {
        'Vom Szenario zur Maßnahme':
          'Ketten mit fehlendem Glied: Szenarien ohne Risiko, Risiken ohne Maßnahme oder Übernahme, Maßnahmen ohne Risiko.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob Risiken und Maßnahmen vor den Vorstand können. Lehnen Sie ab, wenn ein Risiko über der Bereitschaft weder eine Maßnahme hat noch jemanden, der es übernimmt. Uneinigkeit über die Rangfolge darf mitgehen, wenn beide Ansichten festgehalten sind.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Rangfolge stabil oder ihr Kipppunkt benannt, Maßnahmen über drei Jahre gerechnet, Pflichten mit Fristen, Risiken über der Bereitschaft zugeordnet, Gegenmeinungen festgehalten.',
    ),
  ],
}
