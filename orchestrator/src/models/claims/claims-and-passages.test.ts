import { describe, expect, it } from '@jest/globals'
import { citationMark } from '../citations.ts'
import { costsPassage } from '../testing/sample-evidence.ts'
import { checkClaims } from './index.ts'

/** One a line: a passage (with what stands above it before ' || '), then claims that it bears out or contradicts. */
const samples = String.raw`
passage :: The clinic treats 14,200 outpatients a year, 8 percent more than in 2022. Waiting time averages 31 days. A second scanner was approved by the board in March and will be installed in October 2026. Dr. Hanna Olsen heads radiology.
stands :: The clinic sees 14,200 outpatients per year.
stands :: Compared with 2022, outpatients have risen by 8 percent.
stands :: On average patients wait 31 days.
stands :: The board gave its approval for a second scanner in March.
stands :: Radiology is led by Dr. Hanna Olsen.
stands :: Der zweite Scanner wird im Oktober 2026 installiert.
stands :: Die Klinik behandelt 14.200 ambulante Patienten im Jahr.
stands :: Die Wartezeit beträgt im Durchschnitt 31 Tage.
stands :: Leiterin der Radiologie ist Dr. Hanna Olsen.
contradicted :: The clinic treats 12,400 outpatients a year.
contradicted :: Waiting time averages 31 weeks.
contradicted :: A second scanner was installed in October 2026.
contradicted :: The board rejected a second scanner.
contradicted :: Dr. Peter Lund heads radiology.
contradicted :: Die Wartezeit beträgt im Durchschnitt 13 Tage.
contradicted :: Der Vorstand hat den zweiten Scanner abgelehnt.
contradicted :: Outpatients are 18 percent more than in 2022.
contradicted :: The second scanner will be installed in April 2026.
passage :: Die Bank führt 320.000 Girokonten. 41 Prozent der Kunden nutzen die App, Ziel sind 60 Prozent bis Ende 2027. Die Filiale in Bremen wird nicht geschlossen. Kredite über 500.000 Euro müssen vom Kreditausschuss genehmigt werden.
stands :: Die Bank hat 320.000 Girokonten.
stands :: Die App wird von 41 Prozent der Kunden genutzt.
stands :: Bis Ende 2027 sollen 60 Prozent der Kunden die App nutzen.
stands :: Die Filiale in Bremen bleibt bestehen.
stands :: Der Kreditausschuss muss Kredite über 500.000 Euro genehmigen.
stands :: The bank keeps 320,000 current accounts.
stands :: 41 percent of the customers use the app.
stands :: The branch in Bremen will not be closed.
stands :: Loans above EUR 500,000 have to be approved by the credit committee.
contradicted :: Die Bank führt 230.000 Girokonten.
contradicted :: 60 Prozent der Kunden nutzen die App.
contradicted :: Die Filiale in Bremen wird geschlossen.
contradicted :: Die Filiale in Hamburg wird nicht geschlossen.
contradicted :: Kredite über 50.000 Euro müssen vom Kreditausschuss genehmigt werden.
contradicted :: Kredite über 500.000 Euro können vom Kreditausschuss genehmigt werden.
contradicted :: The branch in Bremen will be closed.
contradicted :: Loans above USD 500,000 have to be approved by the credit committee.
contradicted :: Das Ziel sind 60 Prozent bis Ende 2025.
passage :: Steel prices rose by 12 percent in the first quarter. The supplier may adjust prices twice a year, but never by more than 5 percent. Deliveries take six weeks on average. All mills except Lulea are certified to ISO 14001.
stands :: In the first quarter the price of steel went up by 12 percent.
stands :: The supplier is allowed to adjust its prices two times a year.
stands :: Price adjustments are capped at 5 percent.
stands :: It takes six weeks on average to deliver.
stands :: Lulea is the only mill without ISO 14001.
stands :: Im ersten Quartal stiegen die Stahlpreise um 12 Prozent.
stands :: Lieferungen dauern durchschnittlich sechs Wochen.
stands :: Bis auf Lulea sind alle Werke nach ISO 14001 zertifiziert.
contradicted :: Steel prices fell by 12 percent in the first quarter.
contradicted :: Steel prices rose by 12 percent in the third quarter.
contradicted :: The supplier must adjust prices twice a year.
contradicted :: The supplier may not adjust prices.
contradicted :: Deliveries take six months on average.
contradicted :: All mills are certified to ISO 14001.
contradicted :: All mills except Lulea are certified to ISO 9001.
contradicted :: Steel prices rose by 12 percentage points in the first quarter.
contradicted :: Die Stahlpreise sanken im ersten Quartal um 12 Prozent.
passage :: The pilot in Porto was stopped after four weeks because scanners failed. It has not been repeated. The team proposes to repeat it in May with new devices. Maria Sousa is responsible for the devices, Joao Reis for the training.
stands :: After four weeks the Porto pilot was stopped.
stands :: Failing scanners were the reason for stopping the pilot.
stands :: So far the pilot has not been repeated.
stands :: A repetition of the pilot in May with new devices is proposed.
stands :: Maria Sousa answers for the devices and Joao Reis for the training.
stands :: Der Pilot in Porto wurde nach vier Wochen gestoppt.
stands :: Das Team schlägt vor, den Pilot im Mai mit neuen Geräten zu wiederholen.
contradicted :: The pilot in Porto was stopped after eight weeks.
contradicted :: The pilot in Lisbon was stopped after four weeks.
contradicted :: The pilot was repeated in May.
contradicted :: Joao Reis is responsible for the devices.
contradicted :: Der Pilot wurde wiederholt.
passage :: Contract > Payment || | Milestone | Due | Amount |\n| --- | --- | ---: |\n| Design accepted | 15 March 2026 | EUR 120,000 |\n| Tests passed | 30 June 2026 | EUR 240,000 |\n| Final acceptance | 30 September 2026 | EUR 90,000 |
stands :: EUR 240,000 are due when tests are passed.
stands :: Final acceptance is due on 30 September 2026.
stands :: For design acceptance EUR 120,000 are paid.
stands :: Bei der Endabnahme sind 90.000 Euro fällig.
contradicted :: EUR 120,000 are due when tests are passed.
contradicted :: Final acceptance is due on 30 June 2026.
contradicted :: Final acceptance is due on 30 November 2026.
contradicted :: Tests passed is worth EUR 420,000.
passage :: The old system cannot export invoices. Customers complain about double bookings, which concern less than 1 percent of orders. The new system went live in Oslo on 4 February and will follow in Bergen in June. Nobody in Bergen has been trained yet.
stands :: Invoices cannot be exported from the old system.
stands :: Fewer than one percent of orders are affected by double bookings.
stands :: In Oslo the new system has been live since 4 February.
stands :: Bergen follows in June.
stands :: In Bergen there has been no training so far.
stands :: Das Altsystem kann keine Rechnungen exportieren.
stands :: In Oslo ging das neue System am 4. Februar live.
contradicted :: The old system can export invoices.
contradicted :: The new system went live in Bergen on 4 February.
contradicted :: The new system went live in Oslo on 14 February.
contradicted :: The staff in Bergen have been trained.
contradicted :: Double bookings concern more than 10 percent of orders.
contradicted :: Das Altsystem kann Rechnungen exportieren.
contradicted :: The new system will go live in Oslo in June.
passage :: The dairy cooperative has 412 members in three valleys. Milk is collected every other day by nine tankers. Since the new cooling plant opened in June 2025, rejected milk fell from 4.1 to 1.3 percent. A merger with Alpkorn was discussed but has been ruled out.
stands :: 412 farmers... members belong to the cooperative.
stands :: Nine tankers pick up the milk every second day.
stands :: The share of rejected milk dropped to 1.3 percent.
stands :: The cooling plant has been running since June 2025.
stands :: There will be no merger with Alpkorn.
stands :: Ein Zusammenschluss mit Alpkorn wurde ausgeschlossen.
stands :: Die Genossenschaft hat 412 Mitglieder.
contradicted :: The cooperative has 421 members.
contradicted :: Milk is collected every day by nine tankers.
contradicted :: Rejected milk fell to 4.1 percent.
contradicted :: Rejected milk rose from 1.3 to 4.1 percent.
contradicted :: The new cooling plant opened in June 2024.
contradicted :: A merger with Weissbach has been ruled out.
contradicted :: Milk is collected by six tankers.
passage :: Das Museum zählt 88.000 Besucher im Jahr, ein Drittel davon Schulklassen. Der Eintritt ist für Kinder frei. Der Anbau sollte im März eröffnet werden, wegen eines Wasserschadens wird er nun erst im September fertig. Direktorin ist Katrin Voss.
stands :: Jährlich kommen 88.000 Besucher ins Museum.
stands :: Kinder zahlen keinen Eintritt.
stands :: Der Anbau wird im September fertig.
stands :: Rund 33 Prozent der Besucher sind Schulklassen.
stands :: Katrin Voss leitet das Museum.
stands :: The museum has 88,000 visitors a year.
stands :: Admission is free for children.
stands :: Because of water damage the extension will be finished in September only.
contradicted :: Das Museum zählt 68.000 Besucher im Jahr.
contradicted :: Der Anbau wurde im März eröffnet.
contradicted :: Der Eintritt ist für Kinder nicht frei.
contradicted :: Die Hälfte der Besucher sind Schulklassen.
contradicted :: The extension was opened in March.
contradicted :: The museum has 88,000 visitors a month.
contradicted :: Admission is not free for children.
passage :: Tenants may end the lease with three months' notice. Heating costs are billed by consumption. Pets are allowed unless they disturb neighbours. The landlord must inspect the lifts every six months; the last inspection was on 8 May 2026.
stands :: The lease can be ended by tenants at three months' notice.
stands :: Heating is paid for by consumption.
stands :: Lifts have to be inspected by the landlord twice a year.
stands :: On 8 May 2026 the lifts were last inspected.
stands :: Mieter können mit einer Frist von drei Monaten kündigen.
stands :: Der Vermieter muss die Aufzüge alle sechs Monate prüfen.
contradicted :: Tenants may end the lease with six months' notice.
contradicted :: Tenants must end the lease with three months' notice.
contradicted :: Pets are not allowed.
contradicted :: The landlord must inspect the lifts every six weeks.
contradicted :: The last inspection was on 18 May 2026.
contradicted :: The landlord may inspect the lifts every six months.
contradicted :: Mieter können mit einer Frist von drei Wochen kündigen.
contradicted :: The tenants must inspect the lifts every six months.
passage :: Of 240 invoices checked, 31 had a wrong cost centre. The error rate has halved since 2023. Approval of invoices below EUR 1,000 is automatic; larger ones need two signatures. The team expects to save 1.5 posts by 2027 but has not saved any so far.
stands :: 31 of the 240 invoices had the wrong cost centre.
stands :: Two signatures are needed for larger invoices.
stands :: Invoices under EUR 1,000 are approved automatically.
stands :: By 2027 the team expects savings of 1.5 posts.
stands :: Bei 31 von 240 geprüften Rechnungen war die Kostenstelle falsch.
stands :: Rechnungen unter 1.000 Euro werden automatisch freigegeben.
contradicted :: 13 of 240 invoices had a wrong cost centre.
contradicted :: Invoices above EUR 1,000 are approved automatically.
contradicted :: The error rate has doubled since 2023.
contradicted :: The team has saved 1.5 posts.
contradicted :: Invoices below EUR 10,000 are approved automatically.
contradicted :: Larger invoices need three signatures.
contradicted :: Rechnungen unter 1.000 Dollar werden automatisch freigegeben.
contradicted :: All 240 invoices had a wrong cost centre.
passage :: Network coverage reaches 97 percent of households, in the north only 84 percent. The regulator has approved the tariff for 2026 but not yet the one for 2027. Antennas on schools are prohibited. Elin Strand replaced Bo Nilsson as technical director in January.
stands :: 97 percent of households are covered by the network.
stands :: In the north coverage is just 84 percent.
stands :: The tariff for 2027 still awaits approval by the regulator.
stands :: Antennas must not be put on schools.
stands :: Elin Strand has been technical director since January.
stands :: Die Regulierungsbehörde hat den Tarif für 2026 genehmigt.
stands :: Antennen auf Schulen sind verboten.
contradicted :: Network coverage reaches 79 percent of households.
contradicted :: In the north coverage is 97 percent.
contradicted :: The regulator has approved the tariff for 2027.
contradicted :: Antennas on schools are allowed.
contradicted :: Bo Nilsson is technical director.
contradicted :: The regulator has rejected the tariff for 2026.
contradicted :: Antennen auf Schulen sind erlaubt.
contradicted :: Elin Strand became technical director in June.
passage :: Guests rate the hotel 8.7 out of 10. Breakfast is served until 10:30. The spa was closed for repairs from 3 to 21 February and is open again. Rooms on the sea side cost EUR 40 more a night.
stands :: The rating by guests is 8.7 out of 10.
stands :: Breakfast ends at half past ten.
stands :: The spa has reopened after repairs.
stands :: Sea-side rooms carry a surcharge of EUR 40 a night.
stands :: Der Wellnessbereich ist wieder geöffnet.
stands :: Zimmer zur Seeseite kosten 40 Euro mehr pro Nacht.
contradicted :: Guests rate the hotel 7.8 out of 10.
contradicted :: Breakfast is served until 11:30.
contradicted :: The spa is closed.
contradicted :: Rooms on the sea side cost EUR 40 less a night.
contradicted :: Rooms on the sea side cost EUR 40 more a week.
contradicted :: Rooms on the garden side cost EUR 40 more a night.
contradicted :: Frühstück gibt es bis 9:30 Uhr.
`

interface Sample {
  kind: string
  claim: string
  text: string
  about: string
}

function readSamples(): Sample[] {
  let [text, about] = ['', '']
  return samples
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [kind = '', content = ''] = line.split(' :: ')
      if (kind !== 'passage') return [{ kind, claim: content, text, about }]
      const at = content.indexOf(' || ')
      about = at === -1 ? '' : content.slice(0, at)
      text = content.slice(at === -1 ? 0 : at + 4).replaceAll(String.raw`\n`, '\n')
      return []
    })
}

describe('a claim against the passage that it cites', () => {
  it.each(readSamples())('$kind: $claim', ({ kind, claim, text, about }) => {
    const passage = { ...costsPassage, text, context: about }
    const checked = checkClaims(`${claim} ${citationMark(passage.chunkId)}`, {
      passages: [passage],
      inputs: [],
      conversation: [],
    })
    if (kind === 'contradicted')
      expect(checked).toMatchObject({ marks: [], citations: [], unsupportedClaims: [claim] })
    else expect(checked.marks).toHaveLength(1)
    expect(checked.claims[0]?.standing === 'contradicted').toBe(kind === 'contradicted')
  })
})
