import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const recommendation: PhaseTexts = {
  name: 'Empfehlung',
  description:
    'Dem Vorstand eine Entscheidung vorlegen: was zuerst finanziert wird, welches Risiko bleibt, wer es trägt und wie der Fortschritt bewiesen wird.',
  groups: { default: 'Entscheidung', roadmap: 'Fahrplan', proof: 'Nachweis des Fortschritts' },
  fields: {
    decisionRequested: 'Erbetene Entscheidung',
    budgetRequested: 'Beantragtes Budget, drei Jahre',
    fundedMeasures: 'Zu finanzierende Maßnahmen',
    residualRisk: [
      'Verbleibendes Risiko',
      {
        options: [
          'Innerhalb der Risikobereitschaft',
          'Befristet darüber, übernommen',
          'Darüber, weitere Entscheidung nötig',
        ],
      },
    ],
    programmeStart: 'Beginn des Programms',
    programmeLead: 'Programmleitung',
    firstNinetyDays: 'Ergebnisse der ersten 90 Tage',
    measuresOfProgress: 'Kennzahlen für den Vorstand',
    targetRecoveryHours: ['Wiederanlaufziel (Stunden)', { description: 'Für den kritischsten Dienst.' }],
    nextExercise: 'Nächste Krisenübung',
    boardPaperDraft: 'Entwurf der Vorstandsvorlage',
  },
  artifacts: [
    'Vorstandsvorlage',
    'Fahrplan der Informationssicherheit',
    'Übernahme des Restrisikos',
    'Budgetantrag',
    'Kommunikationsplan',
  ],
  before: [
    'Das beantragte Budget deckt drei Jahre laufender Kosten jeder Maßnahme',
    'Jede Maßnahme der ersten 90 Tage hat eine verantwortliche Person, ein Datum und einen Test, der ihre Wirkung zeigt',
    'Die Termine des nächsten Wiederherstellungstests und der nächsten Krisenübung stehen fest',
  ],
  after: [
    'Die Vorlage nennt das verbleibende Risiko und wer es trägt',
    'Ein kleineres Budget ist mit dem Risiko beschrieben, das es offen lässt',
    'Der Vorstand erhält mindestens jedes Quartal einen Fortschrittsbericht',
  ],
  places: [
    {
      title: 'Die Entscheidung',
      asks: 'Der Vorstand entscheidet einmal, auf einer Seite, was er finanziert und welches Risiko er behält. Schreiben Sie in Stunden und Geld, wo die Organisation steht, was sie anhalten könnte, was vorgeschlagen wird und was bleibt. Nennen Sie das stärkste Gegenargument und antworten Sie darauf. Keine Noten, kein Sicherheitsversprechen.',
      parts: {
        'Erbetene Entscheidung':
          'ein Absatz mit Maßnahmen, Betrag, Zeitraum, verantwortlicher Person und Beginn; aus den Eingaben Erbetene Entscheidung, Zu finanzierende Maßnahmen und Beantragtes Budget.',
        'Heutige Lage':
          'Stillstand und Schaden im schlimmsten Szenario gegenüber vertretbarem Ausfall und Schaden, mit der Differenz.',
        'Wirkung des Vorschlags':
          'Stillstand und Schaden nach den Maßnahmen, Differenz zu heute, mit den Posten.',
        'Verbleibendes Risiko':
          'was bleibt, in Stunden und Geld, wer es bis wann trägt; verglichen mit der Eingabe Verbleibendes Risiko.',
        Gegenargumente:
          'das stärkste Argument, ein kleineres Budget mit dem Risiko, das es offen lässt, und die Antwort.',
      },
    },
    {
      title: 'Fahrplan',
      asks: 'Die Maßnahmen müssen von Menschen getragen werden, die es gibt. Ordnen Sie nach Wirkung, Abhängigkeit und Kapazität: die ersten 90 Tage im Einzelnen, den Rest nach Quartal. Benennen Sie jeden Schritt, der auf einen Lieferanten oder eine Änderungssperre wartet. Beginnen Sie nicht alles zugleich.',
      parts: {
        'Die ersten 90 Tage':
          'Tabelle mit Woche, Ergebnis, verantwortlicher Person, benötigten Tagen und Test, der die Wirkung zeigt, ab der Eingabe Beginn des Programms.',
        'Fahrplan nach Quartal':
          'Maßnahme, Ergebnis, Kosten je Quartal mit Summe gegenüber dem Budget und das gesenkte Risiko.',
        Verantwortliche:
          'zu jeder Maßnahme genau eine Person, die zugesagt hat, mit Quelle; Maßnahmen ohne eine solche.',
        Abhängigkeiten:
          'Lieferanten, Sperrzeiten und Personen, auf die Schritte warten, mit spätestem Datum.',
      },
    },
    {
      title: 'Wirksamkeitsnachweis',
      asks: 'Der Vorstand soll Nachweise lesen, keine Fortschrittsbalken. Legen Sie zu jeder Maßnahme fest, welche Wiederherstellung, Übung oder welcher simulierte Angriff ihre Wirkung wann und mit welchem Ergebnis zeigt. Höchstens fünf Kennzahlen. Sagen Sie, was bereitstehen muss, falls ein Vorfall vor den Maßnahmen kommt.',
      parts: {
        'Tests je Maßnahme':
          'Tabelle mit Maßnahme, Test, Datum, Messlatte in Stunden oder Prozent, wer ihn durchführt und wer das Ergebnis sieht.',
        'Kennzahlen für den Vorstand':
          'höchstens fünf mit heutigem Wert, Zielwert, Datum und Quelle; zuerst die Eingabe Wiederanlaufziel.',
        Übungskalender:
          'Termine der Wiederherstellungstests und Krisenübungen mit Szenario und Teilnehmenden; verglichen mit der Eingabe Nächste Krisenübung.',
        'Vorkehrungen bis dahin':
          'was bereitsteht, bevor die Maßnahmen wirken, mit verantwortlicher Person und Datum.',
      },
    },
    reviewing(
      'Prüfen Sie, ob Entscheidung, Budget und Fahrplan dieselben Maßnahmen nennen und jede Maßnahme einen Test hat. Rechnen Sie Summen und Differenzen in Stunden nach. Verlangen Sie eine Überarbeitung, wo ein verbleibendes Risiko ohne die Person beschrieben ist, die es trägt.',
      {
        'Durchgängigkeit der Maßnahmen':
          'jede Maßnahme mit Kosten, Datum, verantwortlicher Person und Test, wie die Beiträge sie angeben; Abweichungen gekennzeichnet.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Vorstand diese Entscheidung verantworten kann. Lehnen Sie die Vorlage ab, wenn sie Sicherheit verspricht, ohne das verbleibende Risiko zu nennen, oder wenn für die ersten 90 Tage niemand verantwortlich ist. Kürzen Sie das Budget nicht: Nennen Sie, was ein kleineres offen lässt.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: eine Entscheidung, Budget nachvollziehbar, verbleibendes Risiko namentlich übernommen, erste 90 Tage zugeordnet, Tests terminiert, kleineres Budget beschrieben.',
    ),
  ],
}
