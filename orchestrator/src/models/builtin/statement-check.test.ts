import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../port.ts'
import { checkStatement } from './statement-check.ts'

const passage = (text: string, changes: Partial<Passage> = {}): Passage => ({
  chunkId: 'c1',
  artifactId: 'a1',
  sourceKind: 'initiative',
  name: 'Report.md',
  page: null,
  text,
  relevance: 0.5,
  ...changes,
})
const check = (text: string, ...passages: Passage[]) =>
  checkStatement({ id: 's1', text }, { inputs: [], passages, turns: [] })

describe('a statement that holds', () => {
  it.each([
    [
      'The test environment is available.',
      'Since Monday the test environment has been available to all teams.',
    ],
    ['A rollback plan exists.', 'The rollback plan is described in annex C and was rehearsed twice.'],
    [
      'The hospital board has approved the budget.',
      'On 4 June the board of the hospital approved the budget without changes.',
    ],
    ['Patient data are encrypted at rest.', 'All patient data are encrypted at rest and in transit.'],
    ['All nurses have been trained on the new system.', 'Every nurse has been trained on the new system.'],
    [
      'The response time for critical incidents is at most four hours.',
      'Critical incidents are answered within two hours; the response time is agreed in the contract.',
    ],
    [
      'The response time for critical incidents is at most four hours.',
      'For critical incidents the response time is 4 hours.',
    ],
    ['The total budget does not exceed EUR 3 million.', 'The total budget is EUR 2.85 million.'],
    ['The go-live takes place by 30 June 2026.', 'The go-live takes place on 15 June 2026.'],
    [
      'At least three reference customers have been interviewed.',
      'We interviewed four reference customers between March and May.',
    ],
    [
      "The contract can be terminated with three months' notice.",
      'The contract can be terminated with a notice of three months.',
    ],
    ['No personal data leave the European Union.', 'Personal data do not leave the European Union.'],
    ['The project has a sponsor.', 'Sponsor of the project is Ms Keller, head of finance.'],
    [
      'The works council was informed before the pilot.',
      'The works council was informed before the pilot began.',
    ],
    ['The vendor provides support in French.', 'Support is provided by the vendor in French and English.'],
    ['Training is included in the price.', 'The price covers licences, hosting and training.'],
    [
      'Der Vertrag mit dem Anbieter ist unterschrieben.',
      'Der Vertrag mit dem Anbieter wurde am 3. Mai 2026 von beiden Seiten unterzeichnet.',
    ],
    [
      'Die Schulungen der Pflegekräfte sind abgeschlossen.',
      'Alle Schulungen der Pflegekräfte wurden im März abgeschlossen.',
    ],
    ['Das Budget beträgt höchstens 2 Millionen Euro.', 'Das Budget beträgt 1,8 Mio. Euro.'],
    [
      'Für jede Schnittstelle ist ein Verantwortlicher benannt.',
      'Für jede Schnittstelle wurde ein Verantwortlicher benannt.',
    ],
    ['Die Daten werden täglich gesichert.', 'Die Daten werden jede Nacht gesichert.'],
    ['Der Datenschutzbeauftragte hat zugestimmt.', 'Der Datenschutzbeauftragte stimmte am 2. Juli zu.'],
    ['Es gibt keine offenen Mängel.', 'Offene Mängel gibt es nicht mehr.'],
    [
      'The budget has been approved by the steering committee.',
      'Der Lenkungskreis hat das Budget am 12. März freigegeben.',
    ],
    ['Der Betriebsrat hat zugestimmt.', 'The works council has agreed.'],
    [
      'Die Verfügbarkeit beträgt mindestens 99,5 Prozent.',
      'The provider guarantees an availability of 99.9 percent.',
    ],
    [
      'The penetration test found no critical weaknesses.',
      'The penetration test found no critical weaknesses and three minor ones.',
    ],
    ['Mr Novak leads the data migration.', 'The data migration is led by Mr Novak.'],
    ['The old archive has been switched off.', 'The old archive was switched off on 1 March.'],
    ['Access rights are reviewed quarterly.', 'Access rights are reviewed every three months by the owners.'],
    ['The insurance covers cyber attacks.', 'The insurance covers fire, theft and cyber attacks.'],
    [
      'The lease of the training centre has been extended.',
      '# Facilities\n\nThe training centre is on Mill Road. Its lease was extended until 2029 in February. Parking is scarce.',
    ],
    [
      'Test data have been anonymised.',
      'Test data were copied from production in May. They were anonymised before use. The test lead checked it.',
    ],
    [
      'The customer has accepted the prototype.',
      'In April the prototype was not yet accepted. On 12 May the customer then accepted the prototype without reservations.',
    ],
    [
      'Every regional office has named a data steward.',
      'Each of the six regional offices has named a data steward.',
    ],
    [
      'Every regional office has named a data steward.',
      '| Office | Data steward named |\n| --- | --- |\n| Lyon | yes |\n| Nantes | yes |\n| Lille | yes |',
    ],
    [
      'The load test was passed.',
      '| Test | Result |\n| --- | --- |\n| Load test | passed |\n| Smoke test | failed |',
    ],
    ['The software is hosted in Germany.', 'The software is hosted in Germany by Nebula Cloud.'],
    ['The costs per user stay below EUR 40 a month.', 'Costs per user are EUR 35 a month. Set-up is free.'],
    [
      'The plant manager has agreed to the shutdown.',
      'The plant manager, Mr Okafor, agreed to the shutdown on 3 March in writing.',
    ],
    [
      'A deputy for the project lead has been named.',
      'Project lead: Eva Brandt. Deputy of the project lead: Tom Reuter.',
    ],
    ['Die Altdaten sind bereinigt.', 'Die Altdaten wurden bis Ende April vollständig bereinigt.'],
    [
      'Die Kündigungsfrist beträgt mindestens sechs Monate.',
      'Die Kündigungsfrist beträgt zwölf Monate zum Jahresende.',
    ],
    ['Der Brandschutz wurde abgenommen.', 'Der Brandschutz wurde am 4. August ohne Mängel abgenommen.'],
    ['Frau Lenz leitet das Teilprojekt Daten.', 'Das Teilprojekt Daten wird von Frau Lenz geleitet.'],
    ['Alle Standorte sind angebunden.', 'Sämtliche Standorte sind seit Juni angebunden.'],
    [
      'Key users receive at least two days of training.',
      'Key-User erhalten drei Tage Schulung, Endanwender einen halben Tag.',
    ],
    ['Das Notfallhandbuch liegt vor.', 'The emergency manual has been available since January.'],
    ['The certificate is valid until at least 2027.', 'The certificate is valid until March 2028.'],
    ['Remote access requires two factors.', 'Remote access requires two factors, on-site access one.'],
    [
      'Penalties for delay are agreed.',
      'For every week of delay a penalty of 0.5 percent of the price is agreed.',
    ],
    ['The committee meets at least monthly.', 'The committee meets every two weeks.'],
    ['The first wave covers eight shops.', 'The first wave covers eight shops, the second twelve.'],
  ])('%s — %s', (statement, text) => {
    expect(check(statement, passage(text)).verdict).toBe('holds')
  })
})

describe('a statement that does not hold', () => {
  it.each([
    ['A rollback plan exists.', 'There is no rollback plan yet.'],
    ['A rollback plan exists.', 'A rollback plan still has to be written.'],
    ['The hospital board has approved the budget.', 'The hospital board rejected the budget.'],
    [
      'The hospital board has approved the budget.',
      'The hospital board approved the budget subject to a second opinion by the auditors.',
    ],
    ['Patient data are encrypted at rest.', 'Patient data are stored unencrypted on the file server.'],
    ['Patient data are encrypted at rest.', 'Patient data are not yet encrypted at rest.'],
    [
      'All nurses have been trained on the new system.',
      '12 of 40 nurses have been trained on the new system.',
    ],
    ['All nurses have been trained on the new system.', 'Most nurses have been trained on the new system.'],
    [
      'All nurses have been trained on the new system.',
      'Nurses will be trained on the new system in autumn.',
    ],
    [
      'The response time for critical incidents is at most four hours.',
      'The response time for critical incidents is eight hours.',
    ],
    ['The total budget does not exceed EUR 3 million.', 'The total budget amounts to EUR 3.2 million.'],
    ['The go-live takes place by 30 June 2026.', 'The go-live was moved from 15 June 2026 to 3 August 2026.'],
    ['The go-live takes place by 30 June 2026.', 'The go-live takes place on 1 September 2026.'],
    [
      'At least three reference customers have been interviewed.',
      'Only two reference customers have been interviewed so far.',
    ],
    [
      "The contract can be terminated with three months' notice.",
      "The contract can be terminated with six months' notice.",
    ],
    [
      "The contract can be terminated with three months' notice.",
      'The contract cannot be terminated before 2029.',
    ],
    ['The project has a sponsor.', 'The project has no sponsor since Ms Keller left the company.'],
    ['The migration tool is licensed.', 'The licence of the migration tool expired in January.'],
    ['The service desk is staffed.', 'The service desk positions are vacant.'],
    [
      'The works council was informed before the pilot.',
      'The works council was not informed before the pilot.',
    ],
    [
      'The interface to the laboratory system has been accepted.',
      'Acceptance of the interface to the laboratory system is pending.',
    ],
    [
      'The interface to the laboratory system has been accepted.',
      'The interface to the laboratory system has been postponed to phase two.',
    ],
    ['Training is included in the price.', 'Training is not included in the price.'],
    ['Training is included in the price.', 'The price excludes training.'],
    [
      'The data centre is certified to ISO 27001.',
      'The certificate of the data centre to ISO 27001 has expired.',
    ],
    [
      'Der Vertrag mit dem Anbieter ist unterschrieben.',
      'Der Vertrag mit dem Anbieter soll im Juni unterschrieben werden.',
    ],
    [
      'Der Vertrag mit dem Anbieter ist unterschrieben.',
      'Die Unterschrift unter den Vertrag mit dem Anbieter steht noch aus.',
    ],
    [
      'Der Vertrag mit dem Anbieter ist unterschrieben.',
      'Der Vertrag mit dem Anbieter wird noch verhandelt.',
    ],
    [
      'Die Schulungen der Pflegekräfte sind abgeschlossen.',
      'Die Schulungen der Pflegekräfte beginnen erst im Herbst.',
    ],
    [
      'Die Schulungen der Pflegekräfte sind abgeschlossen.',
      'Von sechs Schulungen der Pflegekräfte sind vier abgeschlossen.',
    ],
    ['Das Budget beträgt höchstens 2 Millionen Euro.', 'Das Budget beträgt 2,4 Mio. Euro.'],
    [
      'Für jede Schnittstelle ist ein Verantwortlicher benannt.',
      'Für zwei Schnittstellen fehlt noch ein Verantwortlicher.',
    ],
    ['Die Daten werden täglich gesichert.', 'Die Daten werden wöchentlich gesichert.'],
    ['Die Daten werden täglich gesichert.', 'Die Daten werden nicht gesichert.'],
    ['Der Datenschutzbeauftragte hat zugestimmt.', 'Der Datenschutzbeauftragte lehnt das Vorhaben ab.'],
    ['Es gibt keine offenen Mängel.', 'Zwei Mängel sind noch offen.'],
    [
      'The budget has been approved by the steering committee.',
      'Der Lenkungskreis hat das Budget abgelehnt.',
    ],
    ['Der Betriebsrat hat zugestimmt.', 'The works council has not agreed yet.'],
    [
      'Die Verfügbarkeit beträgt mindestens 99,5 Prozent.',
      'The provider guarantees an availability of 98 percent.',
    ],
    ['The migration was rehearsed twice.', 'The migration was rehearsed once.'],
    [
      'The penetration test found no critical weaknesses.',
      'The penetration test found two critical weaknesses.',
    ],
    ['The chief physician supports the project.', 'The chief physician does not support the project.'],
    ['Mr Novak leads the data migration.', 'Mr Novak left the company in May.'],
    ['Mr Novak leads the data migration.', 'The data migration is led by Ms Ferrari.'],
    ['Access rights are reviewed quarterly.', 'Access rights are reviewed once a year.'],
    ['The insurance covers cyber attacks.', 'Cyber attacks are excluded from the insurance.'],
    [
      'The lease of the training centre has been extended.',
      '# Facilities\n\nThe lease of the training centre ends in December. An extension is being negotiated. Parking is scarce.',
    ],
    [
      'Test data have been anonymised.',
      'Test data were copied from production in May. They have not been anonymised. The test lead knows of it.',
    ],
    [
      'The insurance contract is in force.',
      'The insurance contract was signed in 2022. It expired on 31 December 2025 and has not been renewed.',
    ],
    [
      'The customer has accepted the prototype.',
      'On 12 May the customer accepted the prototype. However, the acceptance was withdrawn on 20 May.',
    ],
    [
      'Every regional office has named a data steward.',
      'Five of the six regional offices have named a data steward; Lyon has not.',
    ],
    [
      'Every regional office has named a data steward.',
      '| Office | Data steward |\n| --- | --- |\n| Lyon | |\n| Nantes | A. Petit |\n| Lille | B. Roux |',
    ],
    [
      'The load test was passed.',
      '| Test | Result |\n| --- | --- |\n| Load test | failed |\n| Smoke test | passed |',
    ],
    [
      'The load test was passed.',
      '- Smoke test: passed\n- Load test: repeated next week\n- Unit tests: passed',
    ],
    [
      'The catalogue of services is complete.',
      '## Catalogue of services\n\nTo be completed.\n\n## Prices\n\nSee the annex.',
    ],
    ['The software is hosted in Germany.', 'The software is hosted in Ireland.'],
    ['The costs per user stay below EUR 40 a month.', 'Costs are EUR 52 per user and month. Set-up is free.'],
    [
      'The archive is deleted after ten years.',
      'The archive is deleted after five years. Invoices are kept for ten.',
    ],
    ['The plant manager has agreed to the shutdown.', 'The plant manager refused to agree to the shutdown.'],
    ['A deputy for the project lead has been named.', 'A deputy for the project lead has yet to be named.'],
    ['A deputy for the project lead has been named.', 'Project lead: Eva Brandt. Deputy: to be named.'],
    ['Die Altdaten sind bereinigt.', 'Die Altdaten sind erst zu 60 Prozent bereinigt.'],
    ['Die Altdaten sind bereinigt.', 'Mit der Bereinigung der Altdaten wurde noch nicht begonnen.'],
    [
      'Die Kündigungsfrist beträgt mindestens sechs Monate.',
      'Die Kündigungsfrist beträgt drei Monate zum Quartalsende.',
    ],
    ['Der Brandschutz wurde abgenommen.', 'Die Abnahme des Brandschutzes ist für den 4. August vorgesehen.'],
    [
      'Frau Lenz leitet das Teilprojekt Daten.',
      'Frau Lenz hat das Unternehmen zum 31. März verlassen. Das Teilprojekt Daten ist derzeit ohne Leitung.',
    ],
    [
      'Frau Lenz leitet das Teilprojekt Daten.',
      'Das Teilprojekt Daten wird von Herrn Wolf geleitet, Frau Lenz leitet das Teilprojekt Schulung.',
    ],
    ['Alle Standorte sind angebunden.', 'Alle Standorte bis auf Passau sind angebunden.'],
    ['Alle Standorte sind angebunden.', 'Sieben von neun Standorten sind angebunden.'],
    [
      'Key users receive at least two days of training.',
      'Key-User erhalten einen Tag Schulung, Endanwender einen halben Tag.',
    ],
    ['Das Notfallhandbuch liegt vor.', 'The emergency manual is missing.'],
    ['Die Abnahme ist erfolgt.', 'Acceptance is still outstanding.'],
    ['The certificate is valid until at least 2027.', 'The certificate is valid until March 2026.'],
    [
      'The code has been handed over to the client.',
      'The code remains with the supplier and has not been handed over.',
    ],
    ['Remote access requires two factors.', 'Remote access requires a password only.'],
    ['Penalties for delay are agreed.', 'No penalties for delay are agreed.'],
    ['Penalties for delay are agreed.', 'The contract contains no penalties for delay.'],
    ['The committee meets at least monthly.', 'The committee meets quarterly.'],
    ['The system can be restored within four hours.', 'A restore of the system takes about nine hours.'],
    ['The first wave covers twelve shops.', 'The first wave covers eight shops, the second twelve.'],
  ])('%s — %s', (statement, text) => {
    expect(check(statement, passage(text)).verdict).toBe('does-not-hold')
  })
})

describe('a statement that cannot be told', () => {
  it.each([
    ['A rollback plan exists.', 'The rollout plan covers nine hospitals.'],
    [
      'The hospital board has approved the budget.',
      'The hospital board met in June and looked at the building.',
    ],
    ['Patient data are encrypted at rest.', 'Patient data must be encrypted at rest.'],
    [
      'The works council was informed before the pilot.',
      'It is unclear whether the works council was informed before the pilot.',
    ],
    [
      'The interface to the laboratory system has been accepted.',
      'The interface to the radiology system has been accepted.',
    ],
    ['The vendor provides support in French.', 'The vendor provides support in English and German.'],
    ['The data centre is certified to ISO 27001.', 'The vendor is certified to ISO 27001.'],
    ['The data centre is certified to ISO 27001.', 'The data centre is certified to ISO 9001.'],
    [
      'Der Vertrag mit dem Anbieter ist unterschrieben.',
      'Der Vertrag mit dem Reinigungsdienst ist unterschrieben.',
    ],
    [
      'Der Datenschutzbeauftragte hat zugestimmt.',
      'Der Datenschutzbeauftragte könnte zustimmen, wenn die Löschfristen kürzer wären.',
    ],
    ['Access rights are reviewed quarterly.', 'Access rights should be reviewed quarterly.'],
    [
      'The software is hosted in Germany.',
      'The software is hosted by Nebula Cloud. Its headquarters are in Germany.',
    ],
    ['The costs per user stay below EUR 40 a month.', 'Set-up costs are EUR 4,000 once. Support is free.'],
    [
      'The archive is deleted after ten years.',
      'Invoices are deleted after ten years. The archive is described in chapter 4.',
    ],
    [
      'The plant manager has agreed to the shutdown.',
      'According to rumours the plant manager has agreed to the shutdown.',
    ],
    ['The plant manager has agreed to the shutdown.', 'Has the plant manager agreed to the shutdown?'],
    [
      'The plant manager has agreed to the shutdown.',
      'We assume that the plant manager has agreed to the shutdown.',
    ],
    [
      'The plant manager has agreed to the shutdown.',
      'If the plant manager agrees to the shutdown, work starts in June.',
    ],
  ])('%s — %s', (statement, text) => {
    expect(check(statement, passage(text)).verdict).toBe('cannot-tell')
  })
})

describe('what a verdict rests on', () => {
  const statement = 'The vendor contract is signed.'
  const signed = passage('The vendor contract was signed on 3 May.')
  const due = passage('The vendor contract was due to be signed in May and has slipped.', { chunkId: 'c2' })

  it('names the words that decide, verbatim', () => {
    expect(check(statement, signed).evidence).toEqual([
      { chunkId: 'c1', quote: 'The vendor contract was signed on 3 May.', says: 'supports' },
    ])
    expect(check(statement, due)).toMatchObject({
      verdict: 'does-not-hold',
      evidence: [{ chunkId: 'c2', says: 'contradicts' }],
    })
  })

  it('cannot tell where documents disagree, and names both', () => {
    const result = check(statement, signed, due)
    expect(result.verdict).toBe('cannot-tell')
    expect(result.evidence.map(({ says }) => says)).toEqual(['contradicts', 'supports'])
    expect(result.description).toContain('do not agree')
  })

  it('says what was looked at where it cannot tell, in the language of the initiative', () => {
    const sources = {
      inputs: [{ label: 'Budget', value: 'EUR 2 million' }],
      passages: [passage('Parking is scarce.')],
      turns: [],
    }
    expect(checkStatement({ id: 's1', text: statement }, sources).description).toMatch(
      /^Not confirmed: .*Looked at: Report\.md, Budget\.$/,
    )
    expect(checkStatement({ id: 's1', text: statement }, sources, 'de').description).toMatch(
      /^Nicht bestätigt: .*Angesehen: Report\.md, Budget\.$/,
    )
  })

  it('takes no agent at their word', () => {
    const agents = passage('The vendor contract was signed on 3 May.', { trust: 'agent' })
    const turns = [
      { speaker: 'Lawyer', role: 'CONTRIBUTOR' as const, text: 'The vendor contract was signed on 3 May.' },
      { speaker: 'Moderator', role: 'MODERATOR' as const, text: 'The vendor contract is signed.' },
    ]
    const result = checkStatement({ id: 's1', text: statement }, { inputs: [], passages: [agents], turns })
    expect(result).toMatchObject({ verdict: 'cannot-tell', evidence: [] })
  })

  it('lets a person answer what a document says', () => {
    const asked = {
      speaker: 'Moderator',
      role: 'MODERATOR' as const,
      text: '(to the people of the phase) Is the vendor contract signed?',
    }
    const answer = (text: string) => ({ speaker: 'Ines Costa', role: 'USER' as const, text })
    const verdictOf = (text: string, ...passages: Passage[]) =>
      checkStatement({ id: 's1', text: statement }, { inputs: [], passages, turns: [asked, answer(text)] })
        .verdict
    expect(verdictOf('Yes, since Friday.', due)).toBe('holds')
    expect(verdictOf('The vendor contract has been signed.', due)).toBe('holds')
    expect(verdictOf('No, not yet.', signed)).toBe('does-not-hold')
    expect(verdictOf('I will ask the lawyers.', due)).toBe('does-not-hold')
  })

  it('reads each thing that a statement says', () => {
    const both = 'The plan is written and has been tested.'
    expect(check(both, passage('The plan is written. The plan has been tested.')).verdict).toBe('holds')
    expect(check(both, passage('The plan is written. The plan has not been tested.')).verdict).toBe(
      'does-not-hold',
    )
    expect(check(both, passage('The plan is written.')).verdict).toBe('cannot-tell')
  })

  it('takes nothing from documents that count no more, and no facts from drafts', () => {
    const old = passage('Version 1, superseded by version 2.\n\nThe vendor contract is signed.')
    const draft = passage('Draft 0.2, not approved\n\nThe vendor contract is signed.')
    expect(check(statement, old).verdict).toBe('cannot-tell')
    expect(check(statement, draft).verdict).toBe('cannot-tell')
  })
})
