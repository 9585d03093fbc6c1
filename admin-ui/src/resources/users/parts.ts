export { type OrganisationForm, OrganisationInputs, tenantOf } from './OrganisationInputs.tsx'
