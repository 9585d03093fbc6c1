export { forgetReadings } from './forget-readings.ts'
export { type ClaimPair, type ClaimReader, readClaims, type ReadClaims } from './read-claims.ts'
