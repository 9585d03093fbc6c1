import type { DemoStory } from './demo-story.ts'

export const english: DemoStory = {
  title: 'Choosing a vendor with a team of agents',
  firm: 'Your consulting firm',
  client: 'Halden Pumps',
  agents: {
    businessAnalyst: 'Business Analyst',
    programManager: 'Program Manager',
    researchAnalyst: 'Research Analyst',
    solutionArchitect: 'Solution Architect',
    judge: 'Judge',
  },
  effects: {
    interviews: 'It is asked about in the interviews that are left.',
    requirements: 'It becomes requirement 25, with you as its source.',
    research: 'It is checked for each of the nine vendors.',
    architecture: 'It has a place in the target picture.',
    verdict: 'It is weighed in the verdict, beside the points.',
    outcome: 'It stands in the paper, with an owner and a date.',
  },
  roles: { CONTRIBUTOR: 'Contributor', APPROVER: 'Approver' },
  scenes: {
    goal: {
      title: 'One goal before any vendor',
      lead: 'Halden Pumps wants one service system instead of three, chosen within ten weeks.',
      says: [
        {
          agent: 'programManager',
          text: 'The order is clear: a field service system for 140 technicians in four countries, decided by the steering committee in week ten. I have planned five phases and named who has to be heard in each.',
        },
        {
          agent: 'businessAnalyst',
          text: '“Better service” cannot be measured. I suggest two figures: visits that solve the problem at once rise from 71 to 85 percent, and the invoice goes out three days after the visit instead of eleven.',
        },
      ],
      decides:
        'You confirm both figures with the service director, and leave the planning of spare parts out of scope.',
    },
    interviews: {
      title: 'Eleven conversations, one pattern',
      lead: 'Technicians, dispatchers and finance describe the same gap from three sides.',
      says: [
        {
          agent: 'businessAnalyst',
          text: 'I prepared the guides for eleven interviews and read the notes. Nine name the same moment: at the customer’s door, the technician does not know which parts were fitted last time.',
        },
        {
          agent: 'researchAnalyst',
          text: 'The service log bears this out. Of 6,200 visits last year, 1,840 needed a second trip, and in two of three of these a part was missing.',
        },
      ],
      decides: 'You add a conversation with the team in Porto, because nobody there has been heard yet.',
    },
    requirements: {
      title: 'Twenty-four needs, six that decide',
      lead: 'Each requirement leads back to who asked for it, and six of them are not negotiable.',
      says: [
        {
          agent: 'businessAnalyst',
          text: 'The interviews give 24 requirements, each with its source. Six are musts: work without reception, history of the equipment, stock on the van, four languages, an interface to the ERP, and signature on site.',
        },
        {
          agent: 'programManager',
          text: 'One must endangers the date: a new interface to the ERP takes eight weeks. Would a nightly file do for the first release?',
        },
      ],
      decides: 'You accept the nightly file for six months, and keep work without reception as a must.',
    },
    research: {
      title: 'Nine vendors, three that remain',
      lead: 'What vendors promise is checked against references, accounts and published prices.',
      says: [
        {
          agent: 'researchAnalyst',
          text: 'Of nine vendors, three meet every must: Ferrolink, Tessaro and Nubiq. The others lack work without reception, or the fourth language. For each I name the document that says so.',
        },
        {
          agent: 'solutionArchitect',
          text: 'Without reception, Nubiq shows orders but not the history of the equipment. I would keep it in, with this marked as a risk.',
        },
      ],
      decides: 'You invite all three to show Halden’s own cases instead of their slides.',
    },
    architecture: {
      title: 'How it fits what is there',
      lead: 'Two of the three fit the existing systems without code of their own.',
      says: [
        {
          agent: 'solutionArchitect',
          text: 'In the target picture the service system leads on equipment and visits, the ERP on stock and invoices, with one interface between them. Ferrolink and Tessaro fit as they are; Nubiq needs two extensions.',
        },
        {
          agent: 'programManager',
          text: 'Data are the bottleneck: of 38,000 records of equipment, a third has no serial number. I have planned four weeks of clean-up before the pilot.',
        },
      ],
      decides: 'You bring the clean-up forward, and let Porto begin because its data are the best.',
    },
    verdict: {
      title: 'The judge asks for proof',
      lead: 'Three points of difference are not enough to sign on.',
      says: [
        {
          agent: 'judge',
          text: 'Of 100 points Tessaro has 82, Ferrolink 79 and Nubiq 64. Tessaro’s reference for work without reception has 20 technicians, not 140. I approve on one condition: it is proven with 40 technicians first.',
        },
        {
          agent: 'businessAnalyst',
          text: 'The proof can be described in a page: two weeks, 40 technicians, and one valley without any reception.',
        },
      ],
      decides: 'You accept the condition, and write it into the contract as a right to withdraw.',
    },
    outcome: {
      title: 'A decision that holds',
      lead: 'In week ten the steering committee chooses Tessaro, and knows why.',
      says: [
        {
          agent: 'programManager',
          text: 'Decided on the day that was planned. Pilot in Porto in March, all four countries by November, 1.2 million euros over five years: eight percent below the frame.',
        },
        {
          agent: 'judge',
          text: 'Every statement of the paper leads back to an interview, a document or a reference. What is still open is listed, each with an owner and a date.',
        },
      ],
      decides:
        'You present the paper. The committee asks eleven questions; each has its answer in the appendix.',
    },
  },
}
