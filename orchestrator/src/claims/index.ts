export { decideClaims } from './decide-claims.ts'
export { forgetReadings } from './forget-readings.ts'
export { type AskedReadings, type ClaimReader } from './read-claims.ts'
