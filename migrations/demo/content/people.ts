/** Firms, clients, accounts and people of the demo (decisions D9). Records name each other by key. */
export interface DemoUser {
  email: string
  firstName: string
  lastName: string
  role: string
  consultant?: string
}

export const demoFirms = [
  {
    key: 'northwind',
    name: 'Northwind Advisory',
    users: [
      { email: 'admin@northwind.test', firstName: 'Margaret', lastName: 'Hale', role: 'Firm Admin' },
      {
        email: 'consultant@northwind.test',
        firstName: 'Daniel',
        lastName: 'Okafor',
        role: 'Consultant',
        consultant: 'daniel-okafor',
      },
    ] as DemoUser[],
    consultants: [
      {
        key: 'daniel-okafor',
        firstName: 'Daniel',
        lastName: 'Okafor',
        position: 'Principal',
        clients: ['acme'],
      },
      { key: 'priya-raman', firstName: 'Priya', lastName: 'Raman', position: 'Manager', clients: ['acme'] },
      {
        key: 'tom-lindqvist',
        firstName: 'Tom',
        lastName: 'Lindqvist',
        position: 'Consultant',
        clients: ['acme', 'helios'],
      },
    ],
    documents: [
      { key: 'northwind-method', useInClientWork: true },
      { key: 'northwind-rates', useInClientWork: false },
    ],
  },
  {
    key: 'southgate',
    name: 'Southgate Partners',
    users: [
      { email: 'admin@southgate.test', firstName: 'Elena', lastName: 'Castellanos', role: 'Firm Admin' },
      {
        email: 'consultant@southgate.test',
        firstName: 'Marcus',
        lastName: 'Webb',
        role: 'Consultant',
        consultant: 'marcus-webb',
      },
    ] as DemoUser[],
    consultants: [
      {
        key: 'marcus-webb',
        firstName: 'Marcus',
        lastName: 'Webb',
        position: 'Director',
        clients: ['borealis'],
      },
    ],
    documents: [{ key: 'southgate-playbook', useInClientWork: false }],
  },
]

type Department = [key: string, name: string, code: string, description: string, parent?: string]
type Stakeholder = [
  first: string,
  last: string,
  role: string,
  department: string,
  phone?: string | undefined,
  notes?: string,
]

export const demoClients: {
  key: string
  firm: string
  name: string
  industry: string
  users: DemoUser[]
  departments: Department[]
  stakeholders: Stakeholder[]
}[] = [
  {
    key: 'acme',
    firm: 'northwind',
    name: 'Acme Manufacturing',
    industry: 'manufacturing',
    users: [
      { email: 'admin@acme.test', firstName: 'Piotr', lastName: 'Zielinski', role: 'Client Admin' },
      { email: 'member@acme.test', firstName: 'Anita', lastName: 'Desai', role: 'Client Member' },
      { email: 'viewer@acme.test', firstName: 'Carol', lastName: 'Hutchins', role: 'Client Viewer' },
    ],
    departments: [
      [
        'exec',
        'Executive Management',
        'EXE',
        'The board and its office: strategy, investments, the steering committee.',
      ],
      ['finance', 'Finance', 'FIN', 'Group accounting, treasury and tax.'],
      [
        'control',
        'Group Controlling',
        'FIN-C',
        'Monthly close, plant reporting and the business case of every investment.',
        'finance',
      ],
      [
        'it',
        'Information Technology',
        'IT',
        'Applications, infrastructure and user support for all three plants.',
      ],
      [
        'apps',
        'Applications',
        'IT-A',
        'Owns the ERP, planning and quality systems and their interfaces.',
        'it',
      ],
      [
        'erp-team',
        'ERP and Planning Systems',
        'IT-A-E',
        'Three generations of planning tools and their interfaces.',
        'apps',
      ],
      [
        'security',
        'Information Security',
        'IT-S',
        'Policies, access reviews and supplier assessments.',
        'it',
      ],
      ['ops', 'Operations', 'OPS', 'Production, maintenance and logistics of the three plants.'],
      ['sheffield', 'Plant Sheffield', 'OPS-SHF', 'Process pumps; the group’s oldest plant.', 'ops'],
      [
        'planning',
        'Production Planning',
        'OPS-SHF-P',
        'Capacity, orders and master data of the plant.',
        'sheffield',
      ],
      ['maintenance', 'Maintenance', 'OPS-SHF-M', 'Machines, spare parts and calibration.', 'sheffield'],
      ['katowice', 'Plant Katowice', 'OPS-KTW', 'Control valves, castings and machining.', 'ops'],
      ['grand-rapids', 'Plant Grand Rapids', 'OPS-GRR', 'Products and spare parts for North America.', 'ops'],
      ['supply', 'Supply Chain', 'SCM', 'Purchasing, inbound logistics and supplier quality.', 'ops'],
      ['foundry', 'Foundry', 'OPS-KTW-F', 'Castings for Katowice and for Sheffield.', 'katowice'],
      ['quality', 'Quality and Regulatory', 'QUA', 'Quality management, audits and regulatory files.'],
      ['sales', 'Sales and Service', 'SAL', 'Key accounts, order handling and field service.'],
    ],
    stakeholders: [
      [
        'Catherine',
        'Whitmore',
        'Chief Financial Officer and Executive Sponsor',
        'exec',
        '+44 114 496 0101',
        'Chairs the steering committee.',
      ],
      [
        'Rajesh',
        'Menon',
        'Chief Information Officer and Initiative Owner',
        'it',
        '+44 114 496 0110',
        'Insists on standard processes.',
      ],
      [
        'Sarah',
        'Lindgren',
        'Vice President Operations and Project Owner',
        'ops',
        '+44 114 496 0120',
        'Wants one plan for both plants.',
      ],
      [
        'Tomasz',
        'Wieczorek',
        'Plant Director Katowice',
        'katowice',
        undefined,
        'Asks for training in Polish.',
      ],
      ['Mike', 'Delaney', 'Plant Manager Grand Rapids', 'grand-rapids', '+1 616 555 0142'],
      ['Helen', 'Ashworth', 'Group Financial Controller', 'control', '+44 114 496 0132'],
      [
        'Anita',
        'Desai',
        'Production Planning Manager Sheffield',
        'planning',
        '+44 114 496 0145',
        'Data owner Sheffield.',
      ],
      ['Grace', 'Nwosu', 'Head of Quality and Regulatory', 'quality', '+44 114 496 0150'],
      ['Oliver', 'Brandt', 'Head of Supply Chain', 'supply', '+44 114 496 0161'],
      ['Laura', 'Chen', 'Head of Sales and Service', 'sales', '+44 114 496 0170'],
      ['Piotr', 'Zielinski', 'IT Applications Manager', 'apps', '+44 114 496 0112'],
      ['James', 'Thornbury', 'Information Security Officer', 'security', '+44 114 496 0118'],
      [
        'Daniel',
        'Brooks',
        'Category Manager IT',
        'supply',
        '+44 114 496 0163',
        'Runs the request for proposal.',
      ],
      [
        'Carol',
        'Hutchins',
        'Operations Analyst Grand Rapids',
        'grand-rapids',
        '+1 616 555 0147',
        'Data owner Grand Rapids.',
      ],
    ],
  },
  {
    key: 'helios',
    firm: 'northwind',
    name: 'Helios Health',
    industry: 'healthcare',
    users: [{ email: 'admin@helios.test', firstName: 'Ingrid', lastName: 'Solheim', role: 'Client Admin' }],
    departments: [
      ['clinic', 'Emergency Medicine', 'EM', 'Emergency departments and their triage.'],
      [
        'digital',
        'Digital Services',
        'DIG',
        'Patient portal, integration platform and clinical applications.',
      ],
    ],
    stakeholders: [
      ['Ingrid', 'Solheim', 'Chief Digital Officer and Sponsor', 'digital'],
      ['Farid', 'Haddad', 'Clinical Safety Officer', 'clinic'],
    ],
  },
  {
    key: 'borealis',
    firm: 'southgate',
    name: 'Borealis Bank',
    industry: 'finance',
    users: [{ email: 'admin@borealis.test', firstName: 'Aino', lastName: 'Kallio', role: 'Client Admin' }],
    departments: [
      ['ops', 'Banking Operations', 'OPS', 'Payments, accounts and the service centre.'],
      ['risk', 'Risk', 'RSK', 'Operational, credit and model risk; reports to the board.'],
    ],
    stakeholders: [
      ['Aino', 'Kallio', 'Chief Operating Officer and Sponsor', 'ops'],
      ['Leif', 'Sundqvist', 'Head of Operational Risk', 'risk'],
    ],
  },
]

/** Documents of clients: for the whole client, or for the initiative named. */
export const demoPlacements: {
  client: string
  document: string
  initiative: boolean
  department: string
  tags: string[]
}[] = [
  {
    client: 'acme',
    document: 'acme-profile',
    initiative: true,
    department: 'Executive Management',
    tags: ['profile', 'landscape'],
  },
  {
    client: 'acme',
    document: 'acme-rfp',
    initiative: true,
    department: 'Supply Chain',
    tags: ['rfp', 'requirements'],
  },
  {
    client: 'acme',
    document: 'acme-minutes',
    initiative: true,
    department: 'Executive Management',
    tags: ['governance'],
  },
  {
    client: 'acme',
    document: 'acme-interviews',
    initiative: true,
    department: 'Executive Management',
    tags: ['interviews'],
  },
  {
    client: 'acme',
    document: 'acme-migration',
    initiative: true,
    department: 'Information Technology',
    tags: ['data'],
  },
  {
    client: 'acme',
    document: 'acme-kickoff',
    initiative: true,
    department: 'Executive Management',
    tags: ['kick-off'],
  },
  {
    client: 'acme',
    document: 'acme-responses',
    initiative: true,
    department: 'Supply Chain',
    tags: ['offers'],
  },
  {
    client: 'acme',
    document: 'acme-security',
    initiative: true,
    department: 'Information Technology',
    tags: ['security'],
  },
  { client: 'acme', document: 'acme-cost', initiative: true, department: 'Finance', tags: ['cost'] },
  {
    client: 'acme',
    document: 'acme-scoring',
    initiative: true,
    department: 'Supply Chain',
    tags: ['scoring'],
  },
  {
    client: 'acme',
    document: 'acme-decisions',
    initiative: false,
    department: 'Executive Management',
    tags: ['decisions'],
  },
  {
    client: 'helios',
    document: 'helios-charter',
    initiative: true,
    department: 'Digital Services',
    tags: ['pilot'],
  },
  {
    client: 'helios',
    document: 'helios-dpia',
    initiative: true,
    department: 'Digital Services',
    tags: ['privacy'],
  },
  {
    client: 'borealis',
    document: 'borealis-options',
    initiative: true,
    department: 'Banking Operations',
    tags: ['options'],
  },
  {
    client: 'borealis',
    document: 'borealis-assessment',
    initiative: false,
    department: 'Risk',
    tags: ['maturity'],
  },
]

export const demoInitiatives = [
  {
    client: 'acme',
    template: 'vendor-selection',
    name: 'ERP vendor selection',
    description:
      'Select one ERP product for Sheffield, Katowice and Grand Rapids before Corvus support ends on 30 June 2028, within a five-year budget of £6.2 to £7.6 million.',
    isConfidential: true,
    consultant: 'daniel-okafor',
    createdDaysAgo: 86,
    startedDaysAgo: 84,
    owners: ['Rajesh Menon', 'Sarah Lindgren'],
    stakeholders: [
      'Catherine Whitmore',
      'Helen Ashworth',
      'Tomasz Wieczorek',
      'Grace Nwosu',
      'Oliver Brandt',
    ],
    globalInputs: {
      productCategory: 'ERP for discrete manufacturing',
      sites: ['Sheffield', 'Katowice', 'Grand Rapids'],
      dataResidency: 'EEA or UK',
    },
    metadata: {
      businessObjectives: [
        'Close the month in five working days instead of nine',
        'Deliver on time in 95% of orders, with no order late for want of a casting',
        'Leave Corvus before its support ends on 30 June 2028',
      ],
      currentSystems: 'Corvus ERP 7.2 (Sheffield, Katowice), ShopLedger 4 (Grand Rapids)',
      painPoints: [
        'Month-end close takes nine working days',
        'Planners keep 62 spreadsheets',
        'No shared plan for castings',
      ],
      budgetRange: { min: 6_200_000, max: 7_600_000 },
      timeline: 145,
      integrationRequirements: 'Millrace MES, Draftwell PLM and Contacta CRM stay and have to be integrated.',
    },
  },
  {
    client: 'helios',
    template: 'ai-implementation',
    name: 'Clinical triage pilot',
    description: 'A pilot of decision support for triage in two emergency departments.',
    isConfidential: false,
    consultant: 'tom-lindqvist',
    createdDaysAgo: 31,
    startedDaysAgo: 9,
    owners: ['Ingrid Solheim'],
    stakeholders: ['Farid Haddad'],
    globalInputs: { useCase: 'Decision support for triage' },
    metadata: {},
  },
  {
    client: 'borealis',
    template: 'vendor-selection',
    name: 'Core banking options',
    description: 'Weigh renewal against replacement of the core banking platform.',
    isConfidential: true,
    consultant: 'marcus-webb',
    createdDaysAgo: 44,
    startedDaysAgo: 20,
    owners: ['Aino Kallio'],
    stakeholders: ['Leif Sundqvist'],
    globalInputs: { productCategory: 'Core banking' },
    metadata: {},
  },
]
