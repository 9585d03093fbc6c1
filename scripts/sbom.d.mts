export interface BillOfMaterials {
  bomFormat: string
  metadata: { component: { name: string } }
  components: { group?: string; name: string; version: string }[]
}
export function createBillOfMaterials(workspaces?: readonly string[]): BillOfMaterials
