export { ConnectionsOf } from './ConnectionsOf.tsx'
