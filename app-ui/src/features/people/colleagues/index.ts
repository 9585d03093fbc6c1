export { AddMember } from './AddMember.tsx'
export { type Colleague, PersonOption } from './PersonOption.tsx'
