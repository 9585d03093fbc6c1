export { InitiativeLink } from './answer/InitiativeLink.tsx'
