import type { Language } from '../../language/words.ts'

/** Heads that tables of business documents have in common, English and German; whatever else a head says is the source's. */
const pairs =
  `action:Maßnahme; activity:Tätigkeit; amount:Betrag; area:Bereich; assumption:Annahme; availability:Verfügbarkeit;
  body:Gremium; budget:Budget; by:Von; cause:Ursache; category:Kategorie; comment:Bemerkung; consequence:Folge; cost:Kosten;
  costs:Kosten; criterion:Kriterium; customers:Kunden; date:Datum; deadline:Frist; decision:Entscheidung;
  decided by:Entschieden von; department:Abteilung; domain:Bereich; due:Fällig; due date:Fällig am; duration:Dauer;
  effect:Auswirkung; effort:Aufwand; employees:Beschäftigte; end:Ende; evidence:Nachweis; fee:Gebühr; finding:Feststellung;
  grade:Stufe; impact:Auswirkung; item:Position; kept:Aufbewahrt; likelihood:Wahrscheinlichkeit; location:Ort;
  main products:Hauptprodukte; meaning:Bedeutung; measure:Maßnahme; mean:Mittelwert; milestone:Meilenstein; name:Name;
  no.:Nr.; number:Anzahl; object:Objekt; option:Option; owner:Verantwortlich; participants:Teilnehmende; percent:Prozent;
  person:Person; phase:Phase; place:Ort; plan:Plan; planned:Geplant; price:Preis; priority:Priorität; probability:Wahrscheinlichkeit;
  process:Prozess; product:Produkt; purpose:Zweck; quantity:Menge; question:Frage; rating:Bewertung; reason:Grund;
  received:Eingegangen; recipient:Empfänger; remark:Bemerkung; remarks:Bemerkungen; required:Gefordert; requirement:Anforderung;
  requirements:Anforderungen; responsible:Verantwortlich; result:Ergebnis; revenue:Umsatz; risk:Risiko; role:Rolle; score:Punkte;
  severity:Schwere; share:Anteil; since:Seit; site:Standort; source:Quelle; start:Beginn; state:Stand; status:Status; step:Schritt;
  sum:Summe; supplier:Lieferant; system:System; target:Ziel; task:Aufgabe; threshold:Schwelle; time:Zeit; today:Heute;
  topic:Thema; total:Summe; type:Art; unit:Einheit; used at:Eingesetzt in; user:Nutzer; users:Nutzer; value:Wert; vendor:Anbieter;
  volume:Menge; weight:Gewicht; work:Arbeit; year:Jahr; a year:Im Jahr; when:Wann; who:Wer; what:Was; where:Wo`
    .split(';')
    .map((pair) => pair.trim().split(':') as [string, string])

const inGerman = new Map(pairs.map(([english, german]) => [english, german]))

/** A line that tells a row's cells under their heads, with these in that language. */
export const withHeadsIn = (line: string, language: Language): string =>
  language !== 'de' || line.startsWith('“')
    ? line
    : line.replace(
        /( – |; )((?:(?! – )[^;*])+?): \*\*/gu,
        (_all, lead: string, head: string) => `${lead}${headIn(head, language)}: **`,
      )

/** The head of a column as an answer in that language names it: 'Fällig' for 'Due'; names and what no list has as they are. */
export function headIn(head: string, language: Language): string {
  if (language !== 'de') return head
  const [, words = head, unit = ''] = /^([^(]+?)(\s*\(.*\))?$/u.exec(head) ?? []
  const german = inGerman.get(words.trim().toLowerCase())
  return german === undefined ? head : `${german}${unit}`
}
