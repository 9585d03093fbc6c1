import { adminClients, adminConsultants, adminConsultingFirms } from '@parley/contracts/http/admin.ts'
import { newId } from '@parley/contracts/ids.ts'
import { answer } from '@parley/ui-kit/testing/server.ts'
import { clientRow, consultantRow, firmRow } from '../../../testing/tenant-records.ts'

const { list } = adminConsultants as Required<typeof adminConsultants>

export const clara = consultantRow()
export const helios = clientRow({ id: newId(), name: 'Helios Health' })
export const listOf = (rows: unknown[]) => answer(list, rows)
export const around = [
  answer(adminConsultingFirms.list, [firmRow()]),
  answer(adminClients.list, [clientRow(), helios]),
]
