/** What the firm remembers of an initiative that is over (Document 3, section 3, Initiative summary). */
interface SummaryContent {
  summary: string
  keyFindings: string
  recommendations: string
  vendorChoices: string[]
  outcomes: string
}

/** An initiative that was completed and put into the archive. */
export interface FinishedContent {
  client: string
  template: string
  name: string
  description: string
  consultant: string
  startedDaysAgo: number
  /** The last days of work and of the summary's writing. */
  endedDaysAgo: number
  summary: SummaryContent
}

/** Northwind's finished work; its inputs were kept in an earlier tool, and only the summaries were taken over. */
export const demoFinished: FinishedContent[] = [
  {
    client: 'acme',
    template: 'vendor-selection',
    name: 'Warehouse scanning selection',
    description:
      'Select hand-held scanners and the software behind them for the warehouses in Sheffield and Katowice. Carried out before the firm used Parley: the summary was taken over, the phases’ inputs were not.',
    consultant: 'daniel-okafor',
    startedDaysAgo: 690,
    endedDaysAgo: 470,
    summary: {
      summary:
        'Acme replaced paper picking lists in the Sheffield and Katowice warehouses with hand-held scanners. Five suppliers answered the request for proposals, three showed their product with Acme’s own labels and gloves on, and Tallywise was chosen with devices from Brennerhall. The deciding point was work without a network: a third of the Katowice yard has no reception.',
      keyFindings:
        'Stock was wrong in 8.4 percent of locations before the project, mostly because goods were moved without a note.\nLabels on castings did not survive the shot-blasting line; engraved plates do.\nThe suppliers’ list prices differed by 12 percent, but the cost of integration with Corvus differed by a factor of three.\nPickers rejected two devices for their weight within the first hour of the trial.',
      recommendations:
        'Try devices on the floor with the people who will carry them, before prices are discussed.\nAsk for a fixed price for the interface to the ERP system, with the message formats in the contract.\nBegin with one warehouse and a counted stock; do not move wrong figures into a new system.',
      vendorChoices: ['Tallywise', 'Brennerhall Devices'],
      outcomes:
        'Locations with wrong stock fell to 1.1 percent within six months of the start. Picking takes 22 percent less time. The project cost £412,000, £9,000 above its budget, because engraved plates had not been planned.',
    },
  },
  {
    client: 'acme',
    template: 'digital-maturity',
    name: 'Maintenance maturity review',
    description:
      'Assess how the three plants plan, record and learn from maintenance. Carried out before the firm used Parley: the summary was taken over, the phases’ inputs were not.',
    consultant: 'daniel-okafor',
    startedDaysAgo: 440,
    endedDaysAgo: 330,
    summary: {
      summary:
        'The review placed maintenance at level 2 of 5 in Sheffield and Grand Rapids and at level 3 in Katowice. Katowice keeps one list of machines with their failures; the other two plants keep theirs in notebooks and e-mails. Acme decided to take over the Katowice list everywhere before any software is bought.',
      keyFindings:
        'Unplanned stops took 11.6 percent of machine time in Sheffield, 7.2 percent in Katowice.\nForty-one percent of spare parts on stock fit no machine that is still in use.\nFitters record what they did, not what they found, so that the same failure is searched for anew each time.',
      recommendations:
        'Introduce one machine list and one set of failure codes in all plants, kept by the fitters themselves.\nBuy condition monitoring for the two press lines alone; elsewhere the data would not be used yet.\nReview the maturity again after twelve months, with the same questions.',
      vendorChoices: ['Vibrasense'],
      outcomes:
        'The common machine list has been in use since the following spring. Unplanned stops in Sheffield fell to 9.3 percent within a year; spare parts worth £185,000 were sold or scrapped. Vibrasense monitors both press lines.',
    },
  },
  {
    client: 'helios',
    template: 'vendor-selection',
    name: 'Patient portal selection',
    description:
      'Select a portal where patients book appointments, see results and write to their clinic. Carried out before the firm used Parley: the summary was taken over, the phases’ inputs were not.',
    consultant: 'tom-lindqvist',
    startedDaysAgo: 610,
    endedDaysAgo: 390,
    summary: {
      summary:
        'Helios Health chose Carepath as its patient portal, against a portal from the supplier of its hospital system. Both met the functional requirements; Carepath was chosen because it works with a screen reader throughout, opens its interfaces without a fee, and keeps all data in the Nordic countries.',
      keyFindings:
        'Every second call to the clinics was about an appointment that could be changed online.\nPatients over 70 finished the booking in the test as often as younger ones once they could enlarge the text.\nThe hospital system’s own portal would have cost 30 percent less in the first year, and more from the third year on.',
      recommendations:
        'Weigh accessibility as a condition, not as points: a portal that some patients cannot use replaces no calls.\nHave the interface to the hospital system priced by both sides before signing.\nName a clinical owner for messages from patients; without one they are read too late.',
      vendorChoices: ['Carepath'],
      outcomes:
        'Nine months after the start 46 percent of appointments are booked or moved online, and calls to the clinics have fallen by 28 percent. Messages are answered within one working day in eleven of thirteen clinics.',
    },
  },
]
