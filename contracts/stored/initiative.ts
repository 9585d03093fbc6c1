import type { InitiativeType } from '../enums.ts'
import type { InitiativeMetadataInput } from '../http/initiative-metadata.ts'
import type { RequiredInputs } from '../template-definition.ts'

/** What an initiative keeps of its template when it is made (decisions D3). */
export interface TemplateSnapshot {
  name: string
  icon: string
  initiativeType: InitiativeType
  inputs: RequiredInputs
}

/** What people wrote about it; people and hours stand in tables of their own. */
export type InitiativeMetadata = Omit<
  InitiativeMetadataInput,
  'stakeholders' | 'keyStakeholders' | 'initiativeOwners' | 'humanHoursSpent'
>
