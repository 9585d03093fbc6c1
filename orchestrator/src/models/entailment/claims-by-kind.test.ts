import { describe, expect, it } from '@jest/globals'
import { readClaim } from './read-claim.ts'

describe('a claim and what it cites, kind by kind', () => {
  it.each([
    ['The pipeline is 40 kilometres long.', 'The pipeline is 40 miles long.'],
    ['The plant produces 300 kilograms a day.', 'The plant produces 300 tonnes a day.'],
    ['Answers are given within five days.', 'Answers are given within five working days.'],
    [
      'Antworten erfolgen innerhalb von fünf Kalendertagen.',
      'Antworten erfolgen innerhalb von fünf Arbeitstagen.',
    ],
    ['The share rose by 3 percent.', 'The share rose by 3 percentage points.'],
    ['The price is 900 euros gross.', 'The price is 900 euros net of tax.'],
    [
      'Der Preis beträgt 900 Euro inklusive Mehrwertsteuer.',
      'Der Preis beträgt 900 Euro zuzüglich Mehrwertsteuer.',
    ],
    ['The archive holds 12 gigabytes.', 'The archive holds 12 terabytes.'],
    ['The licence costs 30 euros per device.', 'The licence costs 30 euros per user.'],
    ['The licence costs 30 euros per user and year.', 'The licence costs 30 euros per user and month.'],
    ['The tank holds 5,000 gallons.', 'The tank holds 5,000 litres.'],
    ['Die Fläche beträgt 14 Quadratmeter.', 'Die Fläche beträgt 14 Hektar.'],
    ['The loss was 4 thousand euros.', 'The loss was 4 million euros.'],
    ['Die Leistung beträgt 40 Kilowatt.', 'Die Leistung beträgt 40 Megawatt.'],
    ['The rate is 120 dollars.', 'The rate is 120 pounds.'],
    ['Trains run every 20 hours.', 'Trains run every 20 minutes.'],
    ['The lease runs for 5 months.', 'The lease runs for 5 years.'],
    ['Nordwerk supplies Hallbach with steel.', 'Hallbach supplies Nordwerk with steel.'],
    ['The board informs the works council.', 'The works council informs the board.'],
    ['Option A is cheaper than option B.', 'Option B is cheaper than option A.'],
    ['The tests come before the training.', 'The training comes before the tests.'],
    [
      'The pilot started in May and was extended to all sites.',
      'The pilot started in May. An extension to all sites was rejected.',
    ],
    ['Training is mandatory for all employees.', 'Training is mandatory for managers.'],
    ['The discount applies to all products.', 'The discount applies to spare parts.'],
    ['Die Regelung gilt für alle Standorte.', 'Die Regelung gilt für den Standort Jena.'],
    ['Nobody missed the deadline.', 'Two suppliers missed the deadline.'],
    ['No supplier missed the deadline.', 'Two suppliers missed the deadline.'],
    ['The report covers the years 2020 to 2024.', 'The report covers the years 2022 to 2024.'],
    ['The audit found deviations.', 'The audit found no deviations.'],
    ['The warranty covers wear.', 'The warranty covers everything but wear.'],
    ['Der Umbau hat den Betrieb beeinträchtigt.', 'Der Umbau verlief, ohne den Betrieb zu beeinträchtigen.'],
    ['The union opposes the plan.', 'The union supports the plan.'],
    ['The offer was accepted.', 'The offer was declined.'],
    ['Die Frist wurde eingehalten.', 'Die Frist wurde versäumt.'],
    ['Sales increased.', 'Sales declined.'],
    ['The site is open to the public.', 'The site is closed to the public.'],
    ['The factory has moved to Brno.', 'The factory is moving to Brno.'],
    ['The warehouse was sold.', 'The warehouse is up for sale.'],
    ['Das Werk wurde verkauft.', 'Das Werk steht zum Verkauf.'],
    ['The team has finished the analysis.', 'The team is halfway through the analysis.'],
    ['The software was rolled out to all branches.', 'The software is being rolled out to all branches.'],
    ['Employees must wear a badge.', 'Employees may wear a badge.'],
    ['The merger will take place in June.', 'The merger might take place in June.'],
    ['The city guarantees the loan.', 'The city considers guaranteeing the loan.'],
    ['Die Stadt hat das Grundstück gekauft.', 'Die Stadt will das Grundstück kaufen.'],
    ['The patent expired.', 'The patent is about to expire.'],
    ['The bridge is passable.', 'The bridge was passable until the flood.'],
  ])('%s is against %s', (claim, text) => {
    expect(readClaim(claim, { text }).standing).toBe('contradicted')
  })

  it.each([
    ['Within a week an answer is given.', 'Answers are given within seven days.'],
    ['Half of the machines are leased.', 'Of the 40 machines 20 are leased.'],
    ['The board approved the budget.', 'The budget was approved by the board.'],
    ['The budget was approved by the board.', 'The board approved the budget.'],
    ['Kein Lieferant hat die Frist versäumt.', 'Alle Lieferanten haben die Frist eingehalten.'],
    ['Sales went down.', 'Sales declined.'],
    ['The site is not open to the public.', 'The site is closed to the public.'],
    ['Badges are mandatory for employees.', 'Employees must wear a badge.'],
    ['Wearing a badge is compulsory for staff.', 'Employees must wear a badge.'],
    ['The works council has been informed by the board.', 'The board informed the works council.'],
    ['Die Stadt plant den Kauf des Grundstücks.', 'Die Stadt will das Grundstück kaufen.'],
    ['The offer was turned down.', 'The offer was declined.'],
    ['The audit did not find any deviations.', 'The audit found no deviations.'],
    [
      'Der Umbau hat den Betrieb nicht beeinträchtigt.',
      'Der Umbau verlief, ohne den Betrieb zu beeinträchtigen.',
    ],
    ['The plant can make 300 tonnes each day.', 'The plant produces 300 tonnes a day.'],
    ['Not all branches have the software yet.', 'The software is being rolled out to all branches.'],
    ['The lease lasts five years.', 'The lease runs for 5 years.'],
    ['Managers have to take the training.', 'Training is mandatory for managers.'],
    ['Two suppliers were late.', 'Two suppliers missed the deadline.'],
    ['Die Kosten liegen bei 4 Mio. Euro.', 'The costs amount to 4 million euros.'],
    ['The costs are 4 million euros.', 'Die Kosten liegen bei 4 Mio. Euro.'],
  ])('%s is not against %s', (claim, text) => {
    const read = readClaim(claim, { text })
    expect(read.standing).not.toBe('contradicted')
    expect(read.isSpokenOf).toBe(true)
  })
})
