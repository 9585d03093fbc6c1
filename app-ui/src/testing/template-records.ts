import { listIndustries } from '@parley/contracts/http/agents.ts'
import { listClients, listConsultingFirms } from '@parley/contracts/http/people.ts'
import { newId } from '@parley/contracts/ids.ts'
import { acme, northwind } from '@parley/ui-kit/testing/people.ts'
import { clientRecord, templateSummary } from '@parley/ui-kit/testing/records.ts'
import { answer } from '@parley/ui-kit/testing/server.ts'

const own = { canEdit: true, canDelete: true, canAssign: true, canClone: true }
/** A firm's own template, one of its client, and one for all that is to come. */
export const ofFirm = templateSummary({
  name: 'Vendor Selection',
  visibility: 'CONSULTING_FIRM',
  consultingFirmId: northwind.id,
  consultingFirm: northwind,
  industries: [
    { id: newId(), code: 'energy' },
    { id: newId(), code: 'finance' },
    { id: newId(), code: 'retail' },
  ],
  ...own,
})
export const ofAcme = templateSummary({
  name: 'Cloud Migration',
  visibility: 'CLIENT',
  clientId: acme.id,
  client: acme,
  consultingFirmId: northwind.id,
  consultingFirm: northwind,
  ...own,
})
export const standard = templateSummary({
  name: 'Digital Maturity',
  industries: [],
  canClone: true,
  status: 'FUTURE',
})

/** What the list asks for besides the templates. */
export const aroundTemplates = [
  answer(listIndustries, [
    { id: newId(), code: 'all' },
    { id: newId(), code: 'energy' },
  ]),
  answer(listClients, [clientRecord()]),
  answer(listConsultingFirms, []),
]
