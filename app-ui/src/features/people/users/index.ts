export { useOrganisations } from './organisations.ts'
