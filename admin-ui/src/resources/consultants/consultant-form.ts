import type { Account } from '../../kinds/index.ts'

export interface ConsultantForm extends Account {
  firstName: string
  lastName: string
  phone?: string | null
  position?: string | null
  consultingFirmId: string
  clientIds: string[]
  createAccount?: boolean
}
