export { InitiativeStatusBadge } from './components/InitiativeStatusBadge.tsx'
export { mayCreateInitiatives, opensDirectly } from './initiative-access.ts'
