export { Evidence } from './Evidence.tsx'
export { Settlement } from './Settlement.tsx'
