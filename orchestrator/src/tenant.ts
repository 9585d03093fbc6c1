/** The tenant of a row of client data. */
export interface Tenant {
  firmId: string
  clientId: string
}
