/** Passages as documents of an engagement hold them, and questions with the passages that answer them. */

export const passages = {
  logs: 'Audit logs are retained for twelve months in a write-once store. Administrators can export the log of any period as CSV; entries cannot be changed or deleted.',
  signOn:
    'All users sign in through the company identity provider. The system supports single sign-on with OpenID Connect and SAML 2.0, and two-factor authentication is mandatory for administrators.',
  encryption:
    'Data is encrypted at rest with AES-256 and in transit with TLS 1.3. Keys are held in a hardware security module and rotated every ninety days.',
  incident:
    'Security incidents are reported to the customer within 24 hours of discovery. A written report with the root cause follows within five working days.',
  licence:
    'The subscription costs 148,000 euros a year for 220 named users. Additional users are charged at 55 euros per user and month; prices are fixed for three years.',
  implementationCost:
    'Implementation services are estimated at 1,240 consultant days, or 1.36 million euros, of which the data migration accounts for 310 days.',
  fiveYears:
    'Over five years the total cost of ownership is 3.9 million euros for the cloud option and 4.6 million euros for the option on our own servers.',
  payment:
    'Invoices are due within 30 days. Ten percent of the implementation fee is held back until the acceptance of the final delivery.',
  goLive:
    'The go-live is planned for the weekend of 3 January. The plants in Graz and Brno follow in the second wave, twelve weeks after the first.',
  cutover:
    'During the cutover the legacy system is read-only from Friday 18:00. If the reconciliation fails by Sunday noon, the team rolls back to the legacy system.',
  milestones:
    'Milestones: contract signature in March, design freeze in June, integration test in September, user acceptance test in November.',
  training:
    'Key users receive five days of classroom training; all other employees complete e-learning modules of three hours before the go-live.',
  migrationScope:
    'The migration covers open orders, item masters, suppliers and customers. Closed transactions older than two years remain in the archive and are not migrated.',
  dataQuality:
    'In the sample 14 percent of supplier records were duplicates and 9 percent of item masters lacked a unit of measure. A cleansing campaign must finish before the first trial load.',
  interfaces:
    'Seventeen interfaces connect the current ERP to other systems. The most critical ones are the manufacturing execution system, the bank gateway and the customs broker.',
  legacy:
    'The current ERP, introduced in 2004, runs on a database that is out of vendor support since 2021. Only two employees can still change its custom code.',
  finance:
    'The finance department closes the books within eight working days. The goal is a monthly close in three working days with automated intercompany reconciliation.',
  production:
    'Production planning uses spreadsheets beside the ERP. Planners re-enter about 400 orders a week by hand, which causes late deliveries.',
  sponsor:
    'Elena Marsh, the chief financial officer, sponsors the programme and chairs the steering committee, which meets on the first Tuesday of each month.',
  resistance:
    'Several shift leaders fear that the new system will slow them down. Works council approval is required before performance data of employees is shown on dashboards.',
  references:
    'The vendor named three reference customers in discrete manufacturing, two of which run more than ten plants on the proposed release.',
  support:
    'Support is available around the clock. Critical tickets are answered within 30 minutes and the availability of the service is guaranteed at 99.8 percent a month.',
  exit: 'On termination the vendor returns all data in an open format within 60 days and deletes its copies. Assistance during the exit is charged at the daily rate.',
  hosting:
    'The service is hosted in two data centres in Frankfurt and Dublin. Customer data never leaves the European Union.',
  scoring:
    'Vendors are scored on functional fit (40 percent), total cost (25 percent), implementation risk (20 percent) and vendor viability (15 percent).',
  alphaScore:
    'Alpha reached 82 points in the scoring, Beta 74 and Gamma 61. Gamma was excluded because it cannot plan batches with shelf life.',
  canteen:
    'The canteen will be renovated in August. During this time lunch is served in the visitor centre between 11:30 and 13:30.',
  fleet:
    'Company cars are replaced after four years or 160,000 kilometres. From next year only electric cars may be ordered.',
} as const

export type PassageId = keyof typeof passages

export interface LabelledQuestion {
  question: string
  /** 'lexical' shares words with its answer; 'paraphrase' says it otherwise. */
  wording: 'lexical' | 'paraphrase'
  about: PassageId[]
  related: PassageId[]
}

const lexical = (question: string, about: PassageId[], related: PassageId[] = []): LabelledQuestion => ({
  question,
  wording: 'lexical',
  about,
  related,
})
const paraphrase = (question: string, about: PassageId[], related: PassageId[] = []): LabelledQuestion => ({
  question,
  wording: 'paraphrase',
  about,
  related,
})

export const questions: readonly LabelledQuestion[] = [
  lexical('How long are audit logs retained?', ['logs']),
  lexical('Does the system support single sign-on?', ['signOn']),
  lexical('Is two-factor authentication mandatory for administrators?', ['signOn'], ['logs']),
  lexical('Is data encrypted at rest and in transit?', ['encryption']),
  lexical('How are security incidents reported?', ['incident'], ['encryption']),
  lexical('What does the subscription cost per year?', ['licence'], ['fiveYears', 'implementationCost']),
  lexical(
    'How many consultant days is the implementation estimated at?',
    ['implementationCost'],
    ['payment'],
  ),
  lexical('What is the total cost of ownership over five years?', ['fiveYears'], ['scoring', 'licence']),
  lexical('When are invoices due?', ['payment']),
  lexical('When is the go-live planned?', ['goLive'], ['training', 'milestones']),
  lexical('When does the team roll back to the legacy system during the cutover?', ['cutover'], ['legacy']),
  lexical('In which month is the user acceptance test?', ['milestones']),
  lexical('How much training do key users receive?', ['training']),
  lexical('Which transactions are not migrated?', ['migrationScope'], ['dataQuality', 'implementationCost']),
  lexical('How many supplier records were duplicates?', ['dataQuality'], ['migrationScope']),
  lexical('Which interfaces connect the current ERP to other systems?', ['interfaces'], ['legacy']),
  lexical(
    'Since when is the database of the current ERP out of vendor support?',
    ['legacy'],
    ['interfaces', 'support'],
  ),
  lexical('Within how many working days does finance close the books?', ['finance'], ['incident']),
  lexical('Why does production planning use spreadsheets?', ['production']),
  lexical('Who chairs the steering committee?', ['sponsor']),
  lexical('Is works council approval required for performance data?', ['resistance']),
  lexical('Which reference customers did the vendor name?', ['references']),
  lexical('What availability of the service is guaranteed?', ['support'], ['hosting']),
  lexical('What happens to our data on termination?', ['exit'], ['hosting']),
  lexical('Where are the data centres of the service hosted?', ['hosting']),
  lexical('How are vendors scored?', ['scoring'], ['alphaScore']),
  lexical('Why was Gamma excluded from the scoring?', ['alphaScore'], ['scoring']),
  lexical('When will the canteen be renovated?', ['canteen']),
  lexical('After how many kilometres are company cars replaced?', ['fleet']),
  lexical('Vendor support answers critical tickets within 30 minutes', ['support'], ['legacy']),
  paraphrase('For what period do we keep records of who did what?', ['logs']),
  paraphrase('Can people log in with their corporate account?', ['signOn']),
  paraphrase('What happens after a breach?', ['incident']),
  paraphrase('Is the price locked in?', ['licence']),
  paraphrase('How is the switch from the old software done?', ['cutover'], ['goLive', 'legacy']),
  paraphrase('How clean is our master data?', ['dataQuality'], ['migrationScope']),
  paraphrase('Who is the executive behind the project?', ['sponsor']),
  paraphrase('Are employees against the change?', ['resistance']),
  paraphrase('Which supplier came out on top?', ['alphaScore'], ['scoring']),
  paraphrase('How fast is the month-end close?', ['finance']),
]
