import type { DemoAccess, Dependencies } from '../../dependencies.ts'
import { isLoopbackAddress } from '../../http/loopback.ts'

/** The one password of all demo accounts (D9). */
export const demoPassword = 'Parley-demo-1!'

/** Accounts of the demo data (D9), for the sign-in page of a product that runs with it. */
const accounts = [
  {
    email: 'superadmin@parley.test',
    description: 'Super admin: firms, clients, users and agents of the whole platform',
  },
  {
    email: 'admin@northwind.test',
    description: 'Firm Admin: Northwind Advisory, with all its clients',
  },
  {
    email: 'consultant@northwind.test',
    description: 'Consultant: Northwind Advisory, with access to Acme Manufacturing',
  },
  {
    email: 'admin@acme.test',
    description: 'Client Admin: Acme Manufacturing, client of Northwind Advisory',
  },
  {
    email: 'member@acme.test',
    description: 'Client Member: Acme Manufacturing, works on initiatives',
  },
  { email: 'viewer@acme.test', description: 'Client Viewer: Acme Manufacturing, reads and asks' },
  {
    email: 'admin@helios.test',
    description: 'Client Admin: Helios Health, client of Northwind Advisory',
  },
  { email: 'admin@southgate.test', description: 'Firm Admin: Southgate Partners, another firm' },
  {
    email: 'consultant@southgate.test',
    description: 'Consultant: Southgate Partners, with access to Borealis Bank',
  },
  {
    email: 'admin@borealis.test',
    description: 'Client Admin: Borealis Bank, client of Southgate Partners',
  },
]

export const demoAccountList = accounts.map((account) => ({ ...account, password: demoPassword }))

/**
 * Whether the demo's accounts can be signed in to by a call to this host. A page of another site that has its name
 * lead to this machine calls by that name.
 */
export const opensDemo = (access: DemoAccess, host: string | undefined): boolean =>
  access === 'everywhere' || (access === 'loopback' && isLoopbackAddress(host))

/** Whether nobody comes into an account, because it is the demo's. */
export const isShut = (
  { dependencies }: { dependencies: Pick<Dependencies, 'settings'> },
  { is_demo: isDemo }: { is_demo: boolean },
): boolean => isDemo && dependencies.settings.demoAccess === 'closed'
