export { AdministratorInputs } from './AdministratorInputs.tsx'
export { invitationIsComplete, invitationOf, type InvitingForm } from './administrator.ts'
