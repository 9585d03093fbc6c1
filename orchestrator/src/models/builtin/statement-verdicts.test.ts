import { describe, expect, it } from '@jest/globals'
import { checkStatement } from './statement-check.ts'

/** One a line: the verdict, a statement, and a document (\\n where a line of it ends). */
const samples = String.raw`
holds :: The test environment is available. :: Since Monday the test environment has been available to all teams.
holds :: A rollback plan exists. :: The rollback plan is described in annex C and was rehearsed twice.
holds :: The hospital board has approved the budget. :: On 4 June the board of the hospital approved the budget without changes.
holds :: Patient data are encrypted at rest. :: All patient data are encrypted at rest and in transit.
holds :: All nurses have been trained on the new system. :: Every nurse has been trained on the new system.
holds :: The response time for critical incidents is at most four hours. :: Critical incidents are answered within two hours; the response time is agreed in the contract.
holds :: The response time for critical incidents is at most four hours. :: For critical incidents the response time is 4 hours.
holds :: The total budget does not exceed EUR 3 million. :: The total budget is EUR 2.85 million.
holds :: The go-live takes place by 30 June 2026. :: The go-live takes place on 15 June 2026.
holds :: At least three reference customers have been interviewed. :: We interviewed four reference customers between March and May.
holds :: The contract can be terminated with three months' notice. :: The contract can be terminated with a notice of three months.
holds :: No personal data leave the European Union. :: Personal data do not leave the European Union.
holds :: The project has a sponsor. :: Sponsor of the project is Ms Keller, head of finance.
holds :: The works council was informed before the pilot. :: The works council was informed before the pilot began.
holds :: The vendor provides support in French. :: Support is provided by the vendor in French and English.
holds :: Training is included in the price. :: The price covers licences, hosting and training.
holds :: Der Vertrag mit dem Anbieter ist unterschrieben. :: Der Vertrag mit dem Anbieter wurde am 3. Mai 2026 von beiden Seiten unterzeichnet.
holds :: Die Schulungen der Pflegekräfte sind abgeschlossen. :: Alle Schulungen der Pflegekräfte wurden im März abgeschlossen.
holds :: Das Budget beträgt höchstens 2 Millionen Euro. :: Das Budget beträgt 1,8 Mio. Euro.
holds :: Für jede Schnittstelle ist ein Verantwortlicher benannt. :: Für jede Schnittstelle wurde ein Verantwortlicher benannt.
holds :: Die Daten werden täglich gesichert. :: Die Daten werden jede Nacht gesichert.
holds :: Der Datenschutzbeauftragte hat zugestimmt. :: Der Datenschutzbeauftragte stimmte am 2. Juli zu.
holds :: Es gibt keine offenen Mängel. :: Offene Mängel gibt es nicht mehr.
holds :: The budget has been approved by the steering committee. :: Der Lenkungskreis hat das Budget am 12. März freigegeben.
holds :: Der Betriebsrat hat zugestimmt. :: The works council has agreed.
holds :: Die Verfügbarkeit beträgt mindestens 99,5 Prozent. :: The provider guarantees an availability of 99.9 percent.
holds :: The penetration test found no critical weaknesses. :: The penetration test found no critical weaknesses and three minor ones.
holds :: Mr Novak leads the data migration. :: The data migration is led by Mr Novak.
holds :: The old archive has been switched off. :: The old archive was switched off on 1 March.
holds :: Access rights are reviewed quarterly. :: Access rights are reviewed every three months by the owners.
holds :: The insurance covers cyber attacks. :: The insurance covers fire, theft and cyber attacks.
holds :: The lease of the training centre has been extended. :: # Facilities\n\nThe training centre is on Mill Road. Its lease was extended until 2029 in February. Parking is scarce.
holds :: Test data have been anonymised. :: Test data were copied from production in May. They were anonymised before use. The test lead checked it.
holds :: The customer has accepted the prototype. :: In April the prototype was not yet accepted. On 12 May the customer then accepted the prototype without reservations.
holds :: Every regional office has named a data steward. :: Each of the six regional offices has named a data steward.
holds :: Every regional office has named a data steward. :: | Office | Data steward named |\n| --- | --- |\n| Lyon | yes |\n| Nantes | yes |\n| Lille | yes |
holds :: The load test was passed. :: | Test | Result |\n| --- | --- |\n| Load test | passed |\n| Smoke test | failed |
holds :: The software is hosted in Germany. :: The software is hosted in Germany by Nebula Cloud.
holds :: The costs per user stay below EUR 40 a month. :: Costs per user are EUR 35 a month. Set-up is free.
holds :: The plant manager has agreed to the shutdown. :: The plant manager, Mr Okafor, agreed to the shutdown on 3 March in writing.
holds :: A deputy for the project lead has been named. :: Project lead: Eva Brandt. Deputy of the project lead: Tom Reuter.
holds :: Die Altdaten sind bereinigt. :: Die Altdaten wurden bis Ende April vollständig bereinigt.
holds :: Die Kündigungsfrist beträgt mindestens sechs Monate. :: Die Kündigungsfrist beträgt zwölf Monate zum Jahresende.
holds :: Der Brandschutz wurde abgenommen. :: Der Brandschutz wurde am 4. August ohne Mängel abgenommen.
holds :: Frau Lenz leitet das Teilprojekt Daten. :: Das Teilprojekt Daten wird von Frau Lenz geleitet.
holds :: Alle Standorte sind angebunden. :: Sämtliche Standorte sind seit Juni angebunden.
holds :: Key users receive at least two days of training. :: Key-User erhalten drei Tage Schulung, Endanwender einen halben Tag.
holds :: Das Notfallhandbuch liegt vor. :: The emergency manual has been available since January.
holds :: The certificate is valid until at least 2027. :: The certificate is valid until March 2028.
holds :: Remote access requires two factors. :: Remote access requires two factors, on-site access one.
holds :: Penalties for delay are agreed. :: For every week of delay a penalty of 0.5 percent of the price is agreed.
holds :: The committee meets at least monthly. :: The committee meets every two weeks.
holds :: The first wave covers eight shops. :: The first wave covers eight shops, the second twelve.
does-not-hold :: A rollback plan exists. :: There is no rollback plan yet.
does-not-hold :: A rollback plan exists. :: A rollback plan still has to be written.
does-not-hold :: The hospital board has approved the budget. :: The hospital board rejected the budget.
does-not-hold :: The hospital board has approved the budget. :: The hospital board approved the budget subject to a second opinion by the auditors.
does-not-hold :: Patient data are encrypted at rest. :: Patient data are stored unencrypted on the file server.
does-not-hold :: Patient data are encrypted at rest. :: Patient data are not yet encrypted at rest.
does-not-hold :: All nurses have been trained on the new system. :: 12 of 40 nurses have been trained on the new system.
does-not-hold :: All nurses have been trained on the new system. :: Most nurses have been trained on the new system.
does-not-hold :: All nurses have been trained on the new system. :: Nurses will be trained on the new system in autumn.
does-not-hold :: The response time for critical incidents is at most four hours. :: The response time for critical incidents is eight hours.
does-not-hold :: The total budget does not exceed EUR 3 million. :: The total budget amounts to EUR 3.2 million.
does-not-hold :: The go-live takes place by 30 June 2026. :: The go-live was moved from 15 June 2026 to 3 August 2026.
does-not-hold :: The go-live takes place by 30 June 2026. :: The go-live takes place on 1 September 2026.
does-not-hold :: At least three reference customers have been interviewed. :: Only two reference customers have been interviewed so far.
does-not-hold :: The contract can be terminated with three months' notice. :: The contract can be terminated with six months' notice.
does-not-hold :: The contract can be terminated with three months' notice. :: The contract cannot be terminated before 2029.
does-not-hold :: The project has a sponsor. :: The project has no sponsor since Ms Keller left the company.
does-not-hold :: The migration tool is licensed. :: The licence of the migration tool expired in January.
does-not-hold :: The service desk is staffed. :: The service desk positions are vacant.
does-not-hold :: The works council was informed before the pilot. :: The works council was not informed before the pilot.
does-not-hold :: The interface to the laboratory system has been accepted. :: Acceptance of the interface to the laboratory system is pending.
does-not-hold :: The interface to the laboratory system has been accepted. :: The interface to the laboratory system has been postponed to phase two.
does-not-hold :: Training is included in the price. :: Training is not included in the price.
does-not-hold :: Training is included in the price. :: The price excludes training.
does-not-hold :: The data centre is certified to ISO 27001. :: The certificate of the data centre to ISO 27001 has expired.
does-not-hold :: Der Vertrag mit dem Anbieter ist unterschrieben. :: Der Vertrag mit dem Anbieter soll im Juni unterschrieben werden.
does-not-hold :: Der Vertrag mit dem Anbieter ist unterschrieben. :: Die Unterschrift unter den Vertrag mit dem Anbieter steht noch aus.
does-not-hold :: Der Vertrag mit dem Anbieter ist unterschrieben. :: Der Vertrag mit dem Anbieter wird noch verhandelt.
does-not-hold :: Die Schulungen der Pflegekräfte sind abgeschlossen. :: Die Schulungen der Pflegekräfte beginnen erst im Herbst.
does-not-hold :: Die Schulungen der Pflegekräfte sind abgeschlossen. :: Von sechs Schulungen der Pflegekräfte sind vier abgeschlossen.
does-not-hold :: Das Budget beträgt höchstens 2 Millionen Euro. :: Das Budget beträgt 2,4 Mio. Euro.
does-not-hold :: Für jede Schnittstelle ist ein Verantwortlicher benannt. :: Für zwei Schnittstellen fehlt noch ein Verantwortlicher.
does-not-hold :: Die Daten werden täglich gesichert. :: Die Daten werden wöchentlich gesichert.
does-not-hold :: Die Daten werden täglich gesichert. :: Die Daten werden nicht gesichert.
does-not-hold :: Der Datenschutzbeauftragte hat zugestimmt. :: Der Datenschutzbeauftragte lehnt das Vorhaben ab.
does-not-hold :: Es gibt keine offenen Mängel. :: Zwei Mängel sind noch offen.
does-not-hold :: The budget has been approved by the steering committee. :: Der Lenkungskreis hat das Budget abgelehnt.
does-not-hold :: Der Betriebsrat hat zugestimmt. :: The works council has not agreed yet.
does-not-hold :: Die Verfügbarkeit beträgt mindestens 99,5 Prozent. :: The provider guarantees an availability of 98 percent.
does-not-hold :: The migration was rehearsed twice. :: The migration was rehearsed once.
does-not-hold :: The penetration test found no critical weaknesses. :: The penetration test found two critical weaknesses.
does-not-hold :: The chief physician supports the project. :: The chief physician does not support the project.
does-not-hold :: Mr Novak leads the data migration. :: Mr Novak left the company in May.
does-not-hold :: Mr Novak leads the data migration. :: The data migration is led by Ms Ferrari.
does-not-hold :: Access rights are reviewed quarterly. :: Access rights are reviewed once a year.
does-not-hold :: The insurance covers cyber attacks. :: Cyber attacks are excluded from the insurance.
does-not-hold :: The lease of the training centre has been extended. :: # Facilities\n\nThe lease of the training centre ends in December. An extension is being negotiated. Parking is scarce.
does-not-hold :: Test data have been anonymised. :: Test data were copied from production in May. They have not been anonymised. The test lead knows of it.
does-not-hold :: The insurance contract is in force. :: The insurance contract was signed in 2022. It expired on 31 December 2025 and has not been renewed.
does-not-hold :: The customer has accepted the prototype. :: On 12 May the customer accepted the prototype. However, the acceptance was withdrawn on 20 May.
does-not-hold :: Every regional office has named a data steward. :: Five of the six regional offices have named a data steward; Lyon has not.
does-not-hold :: Every regional office has named a data steward. :: | Office | Data steward |\n| --- | --- |\n| Lyon | |\n| Nantes | A. Petit |\n| Lille | B. Roux |
does-not-hold :: The load test was passed. :: | Test | Result |\n| --- | --- |\n| Load test | failed |\n| Smoke test | passed |
does-not-hold :: The load test was passed. :: - Smoke test: passed\n- Load test: repeated next week\n- Unit tests: passed
does-not-hold :: The catalogue of services is complete. :: ## Catalogue of services\n\nTo be completed.\n\n## Prices\n\nSee the annex.
does-not-hold :: The software is hosted in Germany. :: The software is hosted in Ireland.
does-not-hold :: The costs per user stay below EUR 40 a month. :: Costs are EUR 52 per user and month. Set-up is free.
does-not-hold :: The archive is deleted after ten years. :: The archive is deleted after five years. Invoices are kept for ten.
does-not-hold :: The plant manager has agreed to the shutdown. :: The plant manager refused to agree to the shutdown.
does-not-hold :: A deputy for the project lead has been named. :: A deputy for the project lead has yet to be named.
does-not-hold :: A deputy for the project lead has been named. :: Project lead: Eva Brandt. Deputy: to be named.
does-not-hold :: Die Altdaten sind bereinigt. :: Die Altdaten sind erst zu 60 Prozent bereinigt.
does-not-hold :: Die Altdaten sind bereinigt. :: Mit der Bereinigung der Altdaten wurde noch nicht begonnen.
does-not-hold :: Die Kündigungsfrist beträgt mindestens sechs Monate. :: Die Kündigungsfrist beträgt drei Monate zum Quartalsende.
does-not-hold :: Der Brandschutz wurde abgenommen. :: Die Abnahme des Brandschutzes ist für den 4. August vorgesehen.
does-not-hold :: Frau Lenz leitet das Teilprojekt Daten. :: Frau Lenz hat das Unternehmen zum 31. März verlassen. Das Teilprojekt Daten ist derzeit ohne Leitung.
does-not-hold :: Frau Lenz leitet das Teilprojekt Daten. :: Das Teilprojekt Daten wird von Herrn Wolf geleitet, Frau Lenz leitet das Teilprojekt Schulung.
does-not-hold :: Alle Standorte sind angebunden. :: Alle Standorte bis auf Passau sind angebunden.
does-not-hold :: Alle Standorte sind angebunden. :: Sieben von neun Standorten sind angebunden.
does-not-hold :: Key users receive at least two days of training. :: Key-User erhalten einen Tag Schulung, Endanwender einen halben Tag.
does-not-hold :: Das Notfallhandbuch liegt vor. :: The emergency manual is missing.
does-not-hold :: Die Abnahme ist erfolgt. :: Acceptance is still outstanding.
does-not-hold :: The certificate is valid until at least 2027. :: The certificate is valid until March 2026.
does-not-hold :: The code has been handed over to the client. :: The code remains with the supplier and has not been handed over.
does-not-hold :: Remote access requires two factors. :: Remote access requires a password only.
does-not-hold :: Penalties for delay are agreed. :: No penalties for delay are agreed.
does-not-hold :: Penalties for delay are agreed. :: The contract contains no penalties for delay.
does-not-hold :: The committee meets at least monthly. :: The committee meets quarterly.
does-not-hold :: The system can be restored within four hours. :: A restore of the system takes about nine hours.
does-not-hold :: The first wave covers twelve shops. :: The first wave covers eight shops, the second twelve.
cannot-tell :: A rollback plan exists. :: The rollout plan covers nine hospitals.
cannot-tell :: The hospital board has approved the budget. :: The hospital board met in June and looked at the building.
cannot-tell :: Patient data are encrypted at rest. :: Patient data must be encrypted at rest.
cannot-tell :: The works council was informed before the pilot. :: It is unclear whether the works council was informed before the pilot.
cannot-tell :: The interface to the laboratory system has been accepted. :: The interface to the radiology system has been accepted.
cannot-tell :: The vendor provides support in French. :: The vendor provides support in English and German.
cannot-tell :: The data centre is certified to ISO 27001. :: The vendor is certified to ISO 27001.
cannot-tell :: The data centre is certified to ISO 27001. :: The data centre is certified to ISO 9001.
cannot-tell :: Der Vertrag mit dem Anbieter ist unterschrieben. :: Der Vertrag mit dem Reinigungsdienst ist unterschrieben.
cannot-tell :: Der Datenschutzbeauftragte hat zugestimmt. :: Der Datenschutzbeauftragte könnte zustimmen, wenn die Löschfristen kürzer wären.
cannot-tell :: Access rights are reviewed quarterly. :: Access rights should be reviewed quarterly.
cannot-tell :: The software is hosted in Germany. :: The software is hosted by Nebula Cloud. Its headquarters are in Germany.
cannot-tell :: The costs per user stay below EUR 40 a month. :: Set-up costs are EUR 4,000 once. Support is free.
cannot-tell :: The archive is deleted after ten years. :: Invoices are deleted after ten years. The archive is described in chapter 4.
cannot-tell :: The plant manager has agreed to the shutdown. :: According to rumours the plant manager has agreed to the shutdown.
cannot-tell :: The plant manager has agreed to the shutdown. :: Has the plant manager agreed to the shutdown?
cannot-tell :: The plant manager has agreed to the shutdown. :: We assume that the plant manager has agreed to the shutdown.
cannot-tell :: The plant manager has agreed to the shutdown. :: If the plant manager agrees to the shutdown, work starts in June.
`

const rows = samples
  .trim()
  .split('\n')
  .map((line) => line.split(' :: '))

describe('the verdict on a statement', () => {
  it.each(rows)('%s: %s — %s', (verdict, text = '', document = '') => {
    const passage = {
      chunkId: 'c1',
      artifactId: 'a1',
      sourceKind: 'initiative' as const,
      name: 'Report.md',
      page: null,
      text: document.replaceAll(String.raw`\n`, '\n'),
      relevance: 0.5,
    }
    expect(checkStatement({ id: 's1', text }, { inputs: [], passages: [passage], turns: [] }).verdict).toBe(
      verdict,
    )
  })
})
