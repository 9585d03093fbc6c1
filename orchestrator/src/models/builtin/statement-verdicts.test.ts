import { describe, expect, it } from '@jest/globals'
import { checkStatement } from './statement-check.ts'

/** One a line: the verdict, a statement, and a document (\\n where a line of it ends). */
const samples = String.raw`
holds :: The test environment is available. :: Since Monday the test environment has been available to all teams.
holds :: A rollback plan exists. :: The rollback plan is described in annex C and was rehearsed twice.
does-not-hold :: A rollback plan exists. :: There is no rollback plan yet.
does-not-hold :: A rollback plan exists. :: A rollback plan still has to be written.
cannot-tell :: A rollback plan exists. :: The rollout plan covers nine hospitals.
holds :: The hospital board has approved the budget. :: On 4 June the board of the hospital approved the budget without changes.
does-not-hold :: The hospital board has approved the budget. :: The hospital board rejected the budget.
does-not-hold :: The hospital board has approved the budget. :: The hospital board approved the budget subject to a second opinion by the auditors.
cannot-tell :: The hospital board has approved the budget. :: The hospital board met in June and looked at the building.
holds :: Patient data are encrypted at rest. :: All patient data are encrypted at rest and in transit.
does-not-hold :: Patient data are encrypted at rest. :: Patient data are stored unencrypted on the file server.
does-not-hold :: Patient data are encrypted at rest. :: Patient data are not yet encrypted at rest.
cannot-tell :: Patient data are encrypted at rest. :: Patient data must be encrypted at rest.
holds :: All nurses have been trained on the new system. :: Every nurse has been trained on the new system.
does-not-hold :: All nurses have been trained on the new system. :: 12 of 40 nurses have been trained on the new system.
does-not-hold :: All nurses have been trained on the new system. :: Most nurses have been trained on the new system.
does-not-hold :: All nurses have been trained on the new system. :: Nurses will be trained on the new system in autumn.
holds :: The response time for critical incidents is at most four hours. :: Critical incidents are answered within two hours; the response time is agreed in the contract.
holds :: The response time for critical incidents is at most four hours. :: For critical incidents the response time is 4 hours.
does-not-hold :: The response time for critical incidents is at most four hours. :: The response time for critical incidents is eight hours.
holds :: The total budget does not exceed EUR 3 million. :: The total budget is EUR 2.85 million.
does-not-hold :: The total budget does not exceed EUR 3 million. :: The total budget amounts to EUR 3.2 million.
does-not-hold :: The go-live takes place by 30 June 2026. :: The go-live was moved from 15 June 2026 to 3 August 2026.
holds :: The go-live takes place by 30 June 2026. :: The go-live takes place on 15 June 2026.
does-not-hold :: The go-live takes place by 30 June 2026. :: The go-live takes place on 1 September 2026.
holds :: At least three reference customers have been interviewed. :: We interviewed four reference customers between March and May.
does-not-hold :: At least three reference customers have been interviewed. :: Only two reference customers have been interviewed so far.
holds :: The contract can be terminated with three months' notice. :: The contract can be terminated with a notice of three months.
does-not-hold :: The contract can be terminated with three months' notice. :: The contract can be terminated with six months' notice.
does-not-hold :: The contract can be terminated with three months' notice. :: The contract cannot be terminated before 2029.
holds :: No personal data leave the European Union. :: Personal data do not leave the European Union.
does-not-hold :: The project has a sponsor. :: The project has no sponsor since Ms Keller left the company.
holds :: The project has a sponsor. :: Sponsor of the project is Ms Keller, head of finance.
does-not-hold :: The migration tool is licensed. :: The licence of the migration tool expired in January.
does-not-hold :: The service desk is staffed. :: The service desk positions are vacant.
holds :: The works council was informed before the pilot. :: The works council was informed before the pilot began.
does-not-hold :: The works council was informed before the pilot. :: The works council was not informed before the pilot.
cannot-tell :: The works council was informed before the pilot. :: It is unclear whether the works council was informed before the pilot.
does-not-hold :: The interface to the laboratory system has been accepted. :: Acceptance of the interface to the laboratory system is pending.
does-not-hold :: The interface to the laboratory system has been accepted. :: The interface to the laboratory system has been postponed to phase two.
cannot-tell :: The interface to the laboratory system has been accepted. :: The interface to the radiology system has been accepted.
cannot-tell :: The vendor provides support in French. :: The vendor provides support in English and German.
holds :: The vendor provides support in French. :: Support is provided by the vendor in French and English.
does-not-hold :: Training is included in the price. :: Training is not included in the price.
does-not-hold :: Training is included in the price. :: The price excludes training.
holds :: Training is included in the price. :: The price covers licences, hosting and training.
cannot-tell :: The data centre is certified to ISO 27001. :: The vendor is certified to ISO 27001.
does-not-hold :: The data centre is certified to ISO 27001. :: The certificate of the data centre to ISO 27001 has expired.
cannot-tell :: The data centre is certified to ISO 27001. :: The data centre is certified to ISO 9001.
holds :: Der Vertrag mit dem Anbieter ist unterschrieben. :: Der Vertrag mit dem Anbieter wurde am 3. Mai 2026 von beiden Seiten unterzeichnet.
does-not-hold :: Der Vertrag mit dem Anbieter ist unterschrieben. :: Der Vertrag mit dem Anbieter soll im Juni unterschrieben werden.
does-not-hold :: Der Vertrag mit dem Anbieter ist unterschrieben. :: Die Unterschrift unter den Vertrag mit dem Anbieter steht noch aus.
does-not-hold :: Der Vertrag mit dem Anbieter ist unterschrieben. :: Der Vertrag mit dem Anbieter wird noch verhandelt.
cannot-tell :: Der Vertrag mit dem Anbieter ist unterschrieben. :: Der Vertrag mit dem Reinigungsdienst ist unterschrieben.
holds :: Die Schulungen der Pflegekräfte sind abgeschlossen. :: Alle Schulungen der Pflegekräfte wurden im März abgeschlossen.
does-not-hold :: Die Schulungen der Pflegekräfte sind abgeschlossen. :: Die Schulungen der Pflegekräfte beginnen erst im Herbst.
does-not-hold :: Die Schulungen der Pflegekräfte sind abgeschlossen. :: Von sechs Schulungen der Pflegekräfte sind vier abgeschlossen.
holds :: Das Budget beträgt höchstens 2 Millionen Euro. :: Das Budget beträgt 1,8 Mio. Euro.
does-not-hold :: Das Budget beträgt höchstens 2 Millionen Euro. :: Das Budget beträgt 2,4 Mio. Euro.
holds :: Für jede Schnittstelle ist ein Verantwortlicher benannt. :: Für jede Schnittstelle wurde ein Verantwortlicher benannt.
does-not-hold :: Für jede Schnittstelle ist ein Verantwortlicher benannt. :: Für zwei Schnittstellen fehlt noch ein Verantwortlicher.
holds :: Die Daten werden täglich gesichert. :: Die Daten werden jede Nacht gesichert.
does-not-hold :: Die Daten werden täglich gesichert. :: Die Daten werden wöchentlich gesichert.
does-not-hold :: Die Daten werden täglich gesichert. :: Die Daten werden nicht gesichert.
holds :: Der Datenschutzbeauftragte hat zugestimmt. :: Der Datenschutzbeauftragte stimmte am 2. Juli zu.
does-not-hold :: Der Datenschutzbeauftragte hat zugestimmt. :: Der Datenschutzbeauftragte lehnt das Vorhaben ab.
cannot-tell :: Der Datenschutzbeauftragte hat zugestimmt. :: Der Datenschutzbeauftragte könnte zustimmen, wenn die Löschfristen kürzer wären.
does-not-hold :: Es gibt keine offenen Mängel. :: Zwei Mängel sind noch offen.
holds :: Es gibt keine offenen Mängel. :: Offene Mängel gibt es nicht mehr.
holds :: The budget has been approved by the steering committee. :: Der Lenkungskreis hat das Budget am 12. März freigegeben.
does-not-hold :: The budget has been approved by the steering committee. :: Der Lenkungskreis hat das Budget abgelehnt.
does-not-hold :: The budget has been approved by the steering committee. :: Der Lenkungskreis entscheidet im April über das Budget.
holds :: Der Betriebsrat hat zugestimmt. :: The works council has agreed.
does-not-hold :: Der Betriebsrat hat zugestimmt. :: The works council has not agreed yet.
holds :: Die Verfügbarkeit beträgt mindestens 99,5 Prozent. :: The provider guarantees an availability of 99.9 percent.
does-not-hold :: Die Verfügbarkeit beträgt mindestens 99,5 Prozent. :: The provider guarantees an availability of 98 percent.
does-not-hold :: The migration was rehearsed twice. :: The migration was rehearsed once.
holds :: The penetration test found no critical weaknesses. :: The penetration test found no critical weaknesses and three minor ones.
does-not-hold :: The penetration test found no critical weaknesses. :: The penetration test found two critical weaknesses.
does-not-hold :: The chief physician supports the project. :: The chief physician does not support the project.
does-not-hold :: Mr Novak leads the data migration. :: Mr Novak left the company in May.
does-not-hold :: Mr Novak leads the data migration. :: The data migration is led by Ms Ferrari.
holds :: Mr Novak leads the data migration. :: The data migration is led by Mr Novak.
holds :: The old archive has been switched off. :: The old archive was switched off on 1 March.
cannot-tell :: Access rights are reviewed quarterly. :: Access rights should be reviewed quarterly.
does-not-hold :: Access rights are reviewed quarterly. :: Access rights are reviewed once a year.
holds :: Access rights are reviewed quarterly. :: Access rights are reviewed every three months by the owners.
does-not-hold :: The insurance covers cyber attacks. :: Cyber attacks are excluded from the insurance.
holds :: The insurance covers cyber attacks. :: The insurance covers fire, theft and cyber attacks.
holds :: The lease of the training centre has been extended. :: # Facilities\n\nThe training centre is on Mill Road. Its lease was extended until 2029 in February. Parking is scarce.
does-not-hold :: The lease of the training centre has been extended. :: # Facilities\n\nThe lease of the training centre ends in December. An extension is being negotiated. Parking is scarce.
does-not-hold :: Test data have been anonymised. :: Test data were copied from production in May. They have not been anonymised. The test lead knows of it.
holds :: Test data have been anonymised. :: Test data were copied from production in May. They were anonymised before use. The test lead checked it.
does-not-hold :: The insurance contract is in force. :: The insurance contract was signed in 2022. It expired on 31 December 2025 and has not been renewed.
holds :: The customer has accepted the prototype. :: In April the prototype was not yet accepted. On 12 May the customer then accepted the prototype without reservations.
does-not-hold :: The customer has accepted the prototype. :: On 12 May the customer accepted the prototype. However, the acceptance was withdrawn on 20 May.
holds :: Every regional office has named a data steward. :: Each of the six regional offices has named a data steward.
does-not-hold :: Every regional office has named a data steward. :: Five of the six regional offices have named a data steward; Lyon has not.
does-not-hold :: Every regional office has named a data steward. :: | Office | Data steward |\n| --- | --- |\n| Lyon | |\n| Nantes | A. Petit |\n| Lille | B. Roux |
holds :: Every regional office has named a data steward. :: | Office | Data steward named |\n| --- | --- |\n| Lyon | yes |\n| Nantes | yes |\n| Lille | yes |
does-not-hold :: The load test was passed. :: | Test | Result |\n| --- | --- |\n| Load test | failed |\n| Smoke test | passed |
holds :: The load test was passed. :: | Test | Result |\n| --- | --- |\n| Load test | passed |\n| Smoke test | failed |
does-not-hold :: The load test was passed. :: - Smoke test: passed\n- Load test: repeated next week\n- Unit tests: passed
does-not-hold :: The catalogue of services is complete. :: ## Catalogue of services\n\nTo be completed.\n\n## Prices\n\nSee the annex.
cannot-tell :: The software is hosted in Germany. :: The software is hosted by Nebula Cloud. Its headquarters are in Germany.
holds :: The software is hosted in Germany. :: The software is hosted in Germany by Nebula Cloud.
does-not-hold :: The software is hosted in Germany. :: The software is hosted in Ireland.
does-not-hold :: The costs per user stay below EUR 40 a month. :: Costs are EUR 52 per user and month. Set-up is free.
holds :: The costs per user stay below EUR 40 a month. :: Costs per user are EUR 35 a month. Set-up is free.
cannot-tell :: The costs per user stay below EUR 40 a month. :: Set-up costs are EUR 4,000 once. Support is free.
cannot-tell :: The archive is deleted after ten years. :: Invoices are deleted after ten years. The archive is described in chapter 4.
does-not-hold :: The archive is deleted after ten years. :: The archive is deleted after five years. Invoices are kept for ten.
holds :: The plant manager has agreed to the shutdown. :: The plant manager, Mr Okafor, agreed to the shutdown on 3 March in writing.
cannot-tell :: The plant manager has agreed to the shutdown. :: According to rumours the plant manager has agreed to the shutdown.
cannot-tell :: The plant manager has agreed to the shutdown. :: Has the plant manager agreed to the shutdown?
cannot-tell :: The plant manager has agreed to the shutdown. :: We assume that the plant manager has agreed to the shutdown.
does-not-hold :: The plant manager has agreed to the shutdown. :: The plant manager refused to agree to the shutdown.
cannot-tell :: The plant manager has agreed to the shutdown. :: If the plant manager agrees to the shutdown, work starts in June.
does-not-hold :: A deputy for the project lead has been named. :: A deputy for the project lead has yet to be named.
does-not-hold :: A deputy for the project lead has been named. :: Project lead: Eva Brandt. Deputy: to be named.
holds :: A deputy for the project lead has been named. :: Project lead: Eva Brandt. Deputy of the project lead: Tom Reuter.
holds :: Die Altdaten sind bereinigt. :: Die Altdaten wurden bis Ende April vollständig bereinigt.
does-not-hold :: Die Altdaten sind bereinigt. :: Die Altdaten sind erst zu 60 Prozent bereinigt.
does-not-hold :: Die Altdaten sind bereinigt. :: Mit der Bereinigung der Altdaten wurde noch nicht begonnen.
holds :: Die Kündigungsfrist beträgt mindestens sechs Monate. :: Die Kündigungsfrist beträgt zwölf Monate zum Jahresende.
does-not-hold :: Die Kündigungsfrist beträgt mindestens sechs Monate. :: Die Kündigungsfrist beträgt drei Monate zum Quartalsende.
does-not-hold :: Der Brandschutz wurde abgenommen. :: Die Abnahme des Brandschutzes ist für den 4. August vorgesehen.
holds :: Der Brandschutz wurde abgenommen. :: Der Brandschutz wurde am 4. August ohne Mängel abgenommen.
does-not-hold :: Frau Lenz leitet das Teilprojekt Daten. :: Frau Lenz hat das Unternehmen zum 31. März verlassen. Das Teilprojekt Daten ist derzeit ohne Leitung.
holds :: Frau Lenz leitet das Teilprojekt Daten. :: Das Teilprojekt Daten wird von Frau Lenz geleitet.
does-not-hold :: Frau Lenz leitet das Teilprojekt Daten. :: Das Teilprojekt Daten wird von Herrn Wolf geleitet, Frau Lenz leitet das Teilprojekt Schulung.
holds :: Alle Standorte sind angebunden. :: Sämtliche Standorte sind seit Juni angebunden.
does-not-hold :: Alle Standorte sind angebunden. :: Alle Standorte bis auf Passau sind angebunden.
does-not-hold :: Alle Standorte sind angebunden. :: Sieben von neun Standorten sind angebunden.
does-not-hold :: Key users receive at least two days of training. :: Key-User erhalten einen Tag Schulung, Endanwender einen halben Tag.
holds :: Key users receive at least two days of training. :: Key-User erhalten drei Tage Schulung, Endanwender einen halben Tag.
holds :: Das Notfallhandbuch liegt vor. :: The emergency manual has been available since January.
does-not-hold :: Das Notfallhandbuch liegt vor. :: The emergency manual is missing.
does-not-hold :: Die Abnahme ist erfolgt. :: Acceptance is still outstanding.
does-not-hold :: The certificate is valid until at least 2027. :: The certificate is valid until March 2026.
holds :: The certificate is valid until at least 2027. :: The certificate is valid until March 2028.
does-not-hold :: The code has been handed over to the client. :: The code remains with the supplier and has not been handed over.
does-not-hold :: Remote access requires two factors. :: Remote access requires a password only.
holds :: Remote access requires two factors. :: Remote access requires two factors, on-site access one.
does-not-hold :: Penalties for delay are agreed. :: No penalties for delay are agreed.
does-not-hold :: Penalties for delay are agreed. :: The contract contains no penalties for delay.
holds :: Penalties for delay are agreed. :: For every week of delay a penalty of 0.5 percent of the price is agreed.
holds :: The committee meets at least monthly. :: The committee meets every two weeks.
does-not-hold :: The committee meets at least monthly. :: The committee meets quarterly.
does-not-hold :: The system can be restored within four hours. :: A restore of the system takes about nine hours.
does-not-hold :: The first wave covers twelve shops. :: The first wave covers eight shops, the second twelve.
holds :: The first wave covers eight shops. :: The first wave covers eight shops, the second twelve.
holds :: The tender documents have been published. :: The tender documents went online on 3 June. Eleven firms have asked for access. Questions are answered until 20 June.
does-not-hold :: The tender documents have been published. :: Publication of the tender documents slipped from 3 June to the end of July because the lawyers asked for changes.
holds :: There is a named contact for each dealer. :: Each dealer has a contact at head office, by name, in the table of annex 2.
does-not-hold :: Medication data were transferred without loss. :: 2.1 million medication records were transferred. 1,300 of them were lost and had to be entered by hand.
holds :: The seed laboratory has been accredited. :: Accreditation of the seed laboratory was granted on 9 May by the national body.
does-not-hold :: The seed laboratory has been accredited. :: Accreditation of the seed laboratory was refused on 9 May.
does-not-hold :: The seed laboratory has been accredited. :: The seed laboratory has applied for accreditation; a decision is expected in autumn.
holds :: The pilots' union supports the roster system. :: In its letter of 4 April the pilots' union declares its support for the roster system.
does-not-hold :: The pilots' union supports the roster system. :: In its letter of 4 April the pilots' union opposes the roster system.
cannot-tell :: The pilots' union supports the roster system. :: The letter of the pilots' union of 4 April deals with pensions.
holds :: Spare capacity of at least 20 percent is available on the servers. :: The servers run at 65 percent of their capacity, so spare capacity of 35 percent is available.
does-not-hold :: Spare capacity of at least 20 percent is available on the servers. :: Spare capacity of the servers is 12 percent at month end.
holds :: The hotel managers were consulted. :: All 14 hotel managers were consulted in March in two workshops.
does-not-hold :: The hotel managers were consulted. :: The hotel managers have not been asked so far.
does-not-hold :: The hotel managers were consulted. :: Nobody has spoken to the hotel managers yet.
holds :: Prices are fixed until the end of 2027. :: Prices stay the same until 31 December 2027. After that they follow the index.
does-not-hold :: Prices are fixed until the end of 2027. :: Prices are fixed until the end of 2025.
holds :: The fire alarm interface was tested successfully. :: The test of the fire alarm interface was successful on 12 March.
does-not-hold :: The fire alarm interface was tested successfully. :: The test of the fire alarm interface failed on 12 March and has to be repeated.
does-not-hold :: The fire alarm interface was tested successfully. :: The fire alarm interface was tested on 12 March without success.
holds :: Responsibilities for master data are agreed between the regions. :: The regions agreed on who is responsible for master data: see the table.
cannot-tell :: Responsibilities for master data are agreed between the regions. :: # Responsibilities for master data\n\nThe workshop took place in Ghent. Lunch was provided.
does-not-hold :: Responsibilities for master data are agreed between the regions. :: The regions could not agree on the responsibilities for master data.
holds :: A budget for travel is included. :: The budget includes EUR 40,000 for travel.
does-not-hold :: A budget for travel is included. :: Travel is not part of the budget and is invoiced by expense.
cannot-tell :: The emergency power supply covers the control room. :: The emergency power supply covers the cooling units.
holds :: The emergency power supply covers the control room. :: The emergency power supply covers not only the cooling units but also the control room.
does-not-hold :: The emergency power supply covers the control room. :: The emergency power supply covers everything except the control room.
holds :: Der Bebauungsplan ist rechtskräftig. :: Der Bebauungsplan ist seit dem 1. März rechtskräftig.
does-not-hold :: Der Bebauungsplan ist rechtskräftig. :: Der Bebauungsplan ist noch nicht rechtskräftig, Einwände werden bis Juni geprüft.
holds :: Die Fahrer wurden in die neue App eingewiesen. :: Alle Fahrer wurden im April in die neue App eingewiesen.
does-not-hold :: Die Fahrer wurden in die neue App eingewiesen. :: Die Fahrer werden im Juni in die neue App eingewiesen.
does-not-hold :: Die Fahrer wurden in die neue App eingewiesen. :: Bisher wurde nur die Hälfte der Fahrer in die neue App eingewiesen.
does-not-hold :: Die Leitung des Labors ist besetzt. :: Die Leitung des Labors ist seit Mai vakant.
does-not-hold :: Die Leitung des Labors ist besetzt. :: Für die Leitung des Labors wird noch jemand gesucht.
holds :: Es liegt eine Genehmigung der Behörde vor. :: Die Behörde erteilte die Genehmigung am 17. Februar.
does-not-hold :: Es liegt eine Genehmigung der Behörde vor. :: Die Genehmigung der Behörde wurde beantragt, der Bescheid steht aus.
does-not-hold :: Es liegt eine Genehmigung der Behörde vor. :: Die Behörde hat die Genehmigung versagt.
holds :: Die Reaktionszeit beträgt höchstens zwei Stunden. :: Der Anbieter reagiert auf Störungen binnen 90 Minuten; die Reaktionszeit ist vertraglich zugesichert.
does-not-hold :: Die Reaktionszeit beträgt höchstens zwei Stunden. :: Die Reaktionszeit beträgt vier Stunden an Werktagen.
holds :: Die Lieferung ist vollständig. :: Die Lieferung ist vollständig eingetroffen, nichts fehlt.
does-not-hold :: Die Lieferung ist vollständig. :: Bei der Lieferung fehlen zwei von zwölf Schränken.
does-not-hold :: Kein Mitarbeiter arbeitet ohne Sicherheitsunterweisung. :: Drei Mitarbeiter arbeiten seit Mai ohne Sicherheitsunterweisung.
holds :: Der Hafen hat dem Fahrplan zugestimmt. :: The port authority agreed to the timetable.
does-not-hold :: Der Hafen hat dem Fahrplan zugestimmt. :: The port has rejected the timetable.
cannot-tell :: The school has enough tablets. :: Tablets might be delivered before the holidays.
cannot-tell :: Turbines are inspected twice a year. :: The contract recommends that turbines are inspected twice a year.
does-not-hold :: Turbines are inspected twice a year. :: Turbines are inspected only once a year.
holds :: The supplier bears the customs duties. :: Customs duties are borne by the supplier.
does-not-hold :: The supplier bears the customs duties. :: Customs duties are borne by the buyer.
does-not-hold :: The supplier bears the customs duties. :: The buyer bears the customs duties.
holds :: The new canteen contract starts in September. :: The canteen contract with the new caterer begins on 1 September.
does-not-hold :: The new canteen contract starts in September. :: The new canteen contract starts in November.
does-not-hold :: A reserve of 10 percent is planned. :: There is no reserve in the plan.
holds :: A reserve of 10 percent is planned. :: The plan has a reserve of 10 percent.
does-not-hold :: The audit trail cannot be switched off. :: Administrators can switch off the audit trail.
holds :: The pension fund has given its consent. :: # Minutes of 4 May\n\nPresent were nine trustees. The trustees of the pension fund gave their consent to the new custodian with seven votes to two. The letter goes out on Friday. The next meeting is in July.
does-not-hold :: The pension fund has given its consent. :: # Minutes of 4 May\n\nPresent were nine trustees. The trustees of the pension fund postponed their decision on the new custodian to July. A second offer is to be obtained.
holds :: At least 90 percent of the invoices are processed without manual work. :: In April 11,400 of 12,000 invoices were processed without manual work. The rest went to the shared service centre. Two new scanners are on order.
does-not-hold :: At least 90 percent of the invoices are processed without manual work. :: In April 9,600 of 12,000 invoices were processed without manual work. The rest went to the shared service centre.
does-not-hold :: All laboratories have been audited this year. :: ## Audits\n\n| Laboratory | Audited |\n| --- | --- |\n| Bergamo | 12 March |\n| Pavia | 9 May |\n| Lodi | open |\n\nThe auditor comes from the parent company.
holds :: All laboratories have been audited this year. :: ## Audits\n\n| Laboratory | Audited |\n| --- | --- |\n| Bergamo | 12 March |\n| Pavia | 9 May |\n| Lodi | 3 June |\n\nThe auditor comes from the parent company.
does-not-hold :: A backup site is in operation. :: The building of the backup site is finished. Operation starts in November, when the lines are in. Until then tapes are driven to Utrecht.
holds :: A backup site is in operation. :: The backup site near Utrecht has been in operation since November. It is tested twice a year.
cannot-tell :: A backup site is in operation. :: The risk analysis assumes that a backup site is in operation. This has to be checked with the hosting firm.
does-not-hold :: The framework agreement with the carrier is valid. :: Overview as of 1 March 2026\n\nThe framework agreement with the carrier ran until 31 December 2025. Talks about a new one have begun. Spot rates apply meanwhile.
holds :: The framework agreement with the carrier is valid. :: Overview as of 1 March 2026\n\nThe framework agreement with the carrier runs until 31 December 2027 and is valid for all hubs.
does-not-hold :: A disaster exercise was held within the last year. :: Status of 10 June 2026\n\nThe last disaster exercise was held on 14 October 2024. The next one is part of the plan for the autumn.
holds :: A disaster exercise was held within the last year. :: Status of 10 June 2026\n\nThe last disaster exercise was held on 14 February 2026. Findings were closed in April.
holds :: The plant director is the sponsor of the project. :: The project has been given a sponsor in January: plant director Ewa Lis. She opens the steering committee and signs orders above EUR 10,000.
does-not-hold :: Every shift has a trained first aider. :: The early and the late shift have two trained first aiders each. The night shift has none. A course is offered in October.
holds :: Every shift has a trained first aider. :: Each of the three shifts has at least two trained first aiders. Courses are refreshed every two years.
does-not-hold :: The interface specification is final. :: The interface specification is at version 0.8 and still a draft. Comments are taken until Friday.
holds :: The interface specification is final. :: Version 1.0 of the interface specification is final and was released on 2 May.
holds :: No cost overrun is expected. :: According to the forecast of May no cost overrun is expected; the reserve is untouched.
cannot-tell :: The ticketing system is available in Polish. :: The ticketing system could be made available in Polish for EUR 12,000.
cannot-tell :: The ticketing system is available in Polish. :: The vendor's brochure suggests that the ticketing system is available in Polish.
does-not-hold :: The ticketing system is available in Polish. :: The ticketing system is available in English and Czech only.
does-not-hold :: Decisions of the board are documented within two days. :: Decisions of the board are documented within ten days and sent to all members.
holds :: Das Budget für die Sanierung ist freigegeben. :: # Sitzung vom 8. Juni\n\nDer Rat hat das Budget für die Sanierung mit 21 gegen 9 Stimmen freigegeben. Die Arbeiten beginnen im Herbst. Der Verkehr wird umgeleitet.
does-not-hold :: Das Budget für die Sanierung ist freigegeben. :: # Sitzung vom 8. Juni\n\nDer Rat hat die Entscheidung über das Budget für die Sanierung vertagt. Die Verwaltung legt im September neue Zahlen vor.
does-not-hold :: Das Budget für die Sanierung ist freigegeben. :: Der Rat gibt das Budget für die Sanierung nur unter der Bedingung frei, dass das Land die Hälfte zahlt. Ein Bescheid liegt nicht vor.
holds :: Die Richtlinie zum mobilen Arbeiten ist in Kraft. :: Die Richtlinie zum mobilen Arbeiten ist seit dem 1. April in Kraft. Sie gilt für alle Standorte.
does-not-hold :: Die Richtlinie zum mobilen Arbeiten ist in Kraft. :: Die Richtlinie zum mobilen Arbeiten liegt im Entwurf vor. Der Personalrat berät im Mai.
does-not-hold :: Die Richtlinie zum mobilen Arbeiten ist in Kraft. :: Die Richtlinie zum mobilen Arbeiten tritt am 1. Oktober in Kraft.
holds :: Mindestens drei Angebote wurden eingeholt. :: Für die Klimaanlage wurden fünf Angebote eingeholt, von denen zwei in die engere Wahl kamen.
does-not-hold :: Mindestens drei Angebote wurden eingeholt. :: Für die Klimaanlage wurden zwei Angebote eingeholt.
does-not-hold :: Alle Bescheide wurden fristgerecht versandt. :: Von 340 Bescheiden wurden 322 fristgerecht versandt. Die übrigen folgten eine Woche später.
holds :: Die Pflegedienstleitung wurde einbezogen. :: Die Pflegedienstleitung war an allen drei Terminen beteiligt und hat den Ablauf mitgestaltet.
does-not-hold :: Die Pflegedienstleitung wurde einbezogen. :: Die Pflegedienstleitung wurde bislang nicht einbezogen, was im Audit bemängelt wurde.
does-not-hold :: Die Software wird vom Hersteller gewartet. :: Der Hersteller hat die Wartung der Software zum Jahresende eingestellt.
holds :: Die Software wird vom Hersteller gewartet. :: Die Wartung der Software liegt beim Hersteller und umfasst zwei Releases im Jahr.
holds :: The council has been informed about the closure. :: Der Rat wurde am 3. März über die Schließung unterrichtet.
does-not-hold :: The council has been informed about the closure. :: Der Rat wurde über die Schließung noch nicht unterrichtet.
does-not-hold :: Die Mietverträge sind gekündigt. :: The leases have not been terminated yet; notice is due in June.
holds :: Die Mietverträge sind gekündigt. :: All leases were terminated in June.
does-not-hold :: The lease is signed. :: The lease is ready for signature since Monday.
does-not-hold :: The lease is signed. :: The lease will be signed once the bank agrees.
cannot-tell :: The lease is signed. :: Until the lease is signed, nobody may enter the building.
does-not-hold :: The lease is signed. :: We are about to sign the lease.
does-not-hold :: The users have been migrated. :: We have begun to migrate the users.
does-not-hold :: The users have been migrated. :: 60 percent of the users have been migrated.
does-not-hold :: The users have been migrated. :: A third of the users have been migrated.
does-not-hold :: The users have been migrated. :: Users of the first group have been migrated.
cannot-tell :: Data exports are included. :: Data exports are available on request and at extra cost.
cannot-tell :: Each incident has an owner. :: On paper each incident has an owner.
cannot-tell :: The vendor meets the deadline. :: The vendor assures us that he meets the deadline.
does-not-hold :: Meetings are documented. :: Meetings are hardly ever documented.
does-not-hold :: Die Mitarbeiter sind geschult. :: Die Mitarbeiter sollen bis Herbst geschult sein.
does-not-hold :: Der Kaufvertrag ist unterzeichnet. :: Der Kaufvertrag liegt dem Vorstand zur Unterschrift vor.
cannot-tell :: Der Kaufvertrag ist unterzeichnet. :: Bevor der Kaufvertrag unterzeichnet ist, darf nicht gebaut werden.
does-not-hold :: Der Kaufvertrag ist unterzeichnet. :: Die Unterzeichnung des Kaufvertrags findet am 12. Juni statt.
cannot-tell :: Eine Schulung ist enthalten. :: Eine Schulung ist gegen Aufpreis zubuchbar.
holds :: The reference visits have taken place. :: The two reference visits took place in Oslo and Turin.
does-not-hold :: The reference visits have taken place. :: The reference visits take place in September.
holds :: The safety officer has released the area. :: On Friday the area was released by the safety officer.
does-not-hold :: The safety officer has released the area. :: The safety officer has not released the area so far.
holds :: Customer letters are sent in both languages. :: All customer letters are sent in both languages.
does-not-hold :: Suppliers are paid within 30 days. :: Suppliers are paid after 45 days on average.
holds :: Suppliers are paid within 30 days. :: Suppliers are paid after 21 days on average.
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
